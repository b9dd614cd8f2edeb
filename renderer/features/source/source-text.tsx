import { memo, useMemo } from 'react'
import { classNames } from '../../ui/class-names.ts'
import styles from './source-text.module.css'
import { splitBlocks, splitPassages, splitSegments, type MarkedRange, type TextBlock } from './split-text.ts'

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
  const words = ranges.filter(({ kind }) => kind !== 'long')
  const focusesWords = words.some((range) => range.start === focus)
  return (
    <div className={styles.block} style={{ containIntrinsicSize: `auto ${estimateHeight(text, start, end)}px` }}>
      {splitPassages(text, { start, end }, ranges).map((passage) => (
        <div
          key={passage.start}
          className={passage.marked ? styles.long : undefined}
          data-focus={passage.marked && !focusesWords && holds(passage, focus) ? '' : undefined}
        >
          {splitSegments(passage, words).map((segment) => {
            const shown = text.slice(segment.start, segment.end)
            if (segment.kinds.length === 0) return <span key={segment.start}>{shown}</span>
            return (
              <mark
                key={segment.start}
                data-focus={segment.start === focus ? '' : undefined}
                className={classNames(...segment.kinds.map((kind) => styles[kind]))}
              >
                {shown}
              </mark>
            )
          })}
        </div>
      ))}
    </div>
  )
})

const holds = ({ start, end }: TextBlock, focus: number | null): boolean =>
  focus !== null && focus >= start && focus < end

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
