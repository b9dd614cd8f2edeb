/** A run of the document's text; offsets are UTF-16 code units into the whole text, `end` exclusive. */
export interface TextBlock {
  readonly start: number
  readonly end: number
}

/**
 * Cuts a text into blocks of about `size` characters, after a line break where there is one, never inside a surrogate
 * pair: the page lays out only the blocks in sight, so that a document of a megabyte opens at once.
 */
export function splitBlocks(text: string, size = 3000): readonly TextBlock[] {
  const blocks: TextBlock[] = []
  for (let start = 0; start < text.length;) {
    let end = Math.min(text.length, start + size)
    if (end < text.length) {
      const paragraph = text.lastIndexOf('\n\n', end - 2)
      const line = text.lastIndexOf('\n', end - 1)
      if (paragraph > start) end = paragraph + 2
      else if (line >= start) end = line + 1
      else if (isLowSurrogate(text.charCodeAt(end))) end -= 1
    }
    blocks.push({ start, end })
    start = end
  }
  return blocks
}

const isLowSurrogate = (unit: number): boolean => unit >= 0xdc00 && unit <= 0xdfff

export type MarkKind = 'evidence' | 'hit' | 'current' | 'long'

/** Characters: a longer passage, a whole chunk, is marked at its side, not across its words. */
const LONG_PASSAGE = 600

/** How a passage is marked. */
export const passageKind = (start: number, end: number, chosen: boolean): MarkKind =>
  end - start > LONG_PASSAGE ? 'long' : chosen ? 'current' : 'evidence'

export interface MarkedRange {
  readonly start: number
  readonly end: number
  readonly kind: MarkKind
}

export interface Segment {
  readonly start: number
  readonly end: number
  readonly kinds: readonly MarkKind[]
}

/** The block in segments that are marked alike; ranges may overlap and reach beyond the block. */
export function splitSegments(block: TextBlock, ranges: readonly MarkedRange[]): readonly Segment[] {
  const inside = ranges.filter(({ start, end }) => start < block.end && end > block.start && start < end)
  if (inside.length === 0) return [{ ...block, kinds: [] }]
  const cuts = new Set([block.start, block.end])
  for (const { start, end } of inside) {
    cuts.add(Math.max(start, block.start))
    cuts.add(Math.min(end, block.end))
  }
  const sorted = [...cuts].sort((a, b) => a - b)
  return sorted.slice(1).map((end, at) => {
    const start = sorted[at] ?? block.start
    const over = inside.filter((range) => range.start <= start && range.end >= end)
    return { start, end, kinds: [...new Set(over.map(({ kind }) => kind))] }
  })
}

export interface Passage extends TextBlock {
  /** Whether a long passage goes over it. */
  readonly marked: boolean
}

/** The block in whole lines, those that a long passage touches apart from the rest. */
export function splitPassages(text: string, block: TextBlock, ranges: readonly MarkedRange[]): readonly Passage[] {
  const long = ranges
    .filter(({ kind, start, end }) => kind === 'long' && start < block.end && end > block.start && start < end)
    .map(({ start, end }) => {
      const stop = text.indexOf('\n', end - 1)
      return {
        start: Math.max(block.start, start === 0 ? 0 : text.lastIndexOf('\n', start - 1) + 1),
        end: Math.min(block.end, stop === -1 ? text.length : stop + 1),
      }
    })
  const cuts = [...new Set([block.start, block.end, ...long.flatMap(({ start, end }) => [start, end])])]
  const sorted = cuts.toSorted((a, b) => a - b)
  return sorted.slice(1).map((end, at) => {
    const start = sorted[at] ?? block.start
    return { start, end, marked: long.some((passage) => passage.start <= start && passage.end >= end) }
  })
}
