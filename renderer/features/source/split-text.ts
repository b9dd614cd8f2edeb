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

export type MarkKind = 'evidence' | 'hit' | 'current'

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
