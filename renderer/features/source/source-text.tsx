import { memo, useMemo } from 'react'
import { classNames } from '../../ui/class-names.ts'
import styles from './source-text.module.css'
import { splitBlocks, splitSegments, type MarkedRange, type TextBlock } from './split-text.ts'

interface SourceTextProps {
  readonly text: string
  /** Ranges to mark; the one that starts at `focus` can be scrolled to by `[data-focus]`. */
  readonly ranges: readonly MarkedRange[]
  readonly focus: number | null
}

/** A document's stored text, as it stands, with its marked ranges; only the blocks in sight are laid out. */
export function SourceText({ text, ranges, focus }: SourceTextProps) {
  const blocks = useMemo(() => splitBlocks(text), [text])
  return (
    <div className={styles.text}>
      {blocks.map((block) => {
        const own = ranges.filter(({ start, end }) => start < block.end && end > block.start)
        const focused = focus !== null && focus >= block.start && focus < block.end ? focus : null
        return (
          <Block
            key={block.start}
            text={text}
            start={block.start}
            end={block.end}
            ranges={own.length > 0 ? own : none}
            focus={focused}
          />
        )
      })}
    </div>
  )
}

const none: readonly MarkedRange[] = []

interface BlockProps extends TextBlock {
  readonly text: string
  readonly ranges: readonly MarkedRange[]
  readonly focus: number | null
}

const Block = memo(function Block({ text, start, end, ranges, focus }: BlockProps) {
  return (
    <div className={styles.block} style={{ containIntrinsicSize: `auto ${estimateHeight(text, start, end)}px` }}>
      {splitSegments({ start, end }, ranges).map((segment) => {
        const words = text.slice(segment.start, segment.end)
        if (segment.kinds.length === 0) return <span key={segment.start}>{words}</span>
        return (
          <mark
            key={segment.start}
            data-focus={segment.start === focus ? '' : undefined}
            className={classNames(...segment.kinds.map((kind) => styles[kind]))}
          >
            {words}
          </mark>
        )
      })}
    </div>
  )
})

/** Pixels a block will need, near enough for the scroll bar: about 74 characters a line, 27 pixels each. */
function estimateHeight(text: string, start: number, end: number): number {
  let lines = 0
  for (let from = start; from < end;) {
    const at = text.indexOf('\n', from)
    const stop = at === -1 || at >= end ? end : at
    lines += Math.max(1, Math.ceil((stop - from) / 74))
    from = stop + 1
  }
  return Math.max(1, lines) * 27
}
