import { StrataError } from '../../../shared/contract/errors.ts'
import { characterBytes, encodePiece, splitPieces, tokenBytes, type Piece } from './cl100k.ts'

/** A window over a document: UTF-16 offsets [start, end) into its text, and its length in tokens. */
export interface TextChunk {
  readonly start: number
  readonly end: number
  readonly tokens: number
}

export interface ChunkOptions {
  /** Tokens of a window; the last one may be shorter. */
  readonly tokens: number
  /** Tokens that two consecutive windows share. */
  readonly overlap: number
}

/**
 * Cuts a document into consecutive windows of `tokens` cl100k tokens that share `overlap` tokens ("From
 * Local to Global", section 3.1.1). A window is made only if it brings tokens the one before lacks, so a
 * document of at most `tokens` tokens is one chunk and an empty one none. A boundary inside a character
 * moves back to the character's start. Time grows linearly with the text, whatever it holds.
 * Throws `invalid-input` unless `tokens` ≥ 1 and 0 ≤ `overlap` < `tokens`, whole numbers.
 */
export function chunkText(text: string, options: ChunkOptions): readonly TextChunk[] {
  const { tokens, overlap } = options
  if (!Number.isInteger(tokens) || !Number.isInteger(overlap) || tokens < 1 || overlap < 0 || overlap >= tokens) {
    throw new StrataError('invalid-input', 'A chunk needs at least one token more than its overlap.', {
      hint: 'Set a chunk size above the overlap, such as 600 and 100.',
    })
  }
  const step = tokens - overlap
  const starts: number[] = []
  const ends: number[] = []
  let before = 0
  for (const piece of splitPieces(text)) {
    const encoded = encodePiece(piece.text)
    const after = before + encoded.length
    while (starts.length * step < after) {
      starts.push(offsetOfToken(piece, encoded, starts.length * step - before))
    }
    while (ends.length * step + tokens < after) {
      ends.push(offsetOfToken(piece, encoded, ends.length * step + tokens - before))
    }
    before = after
  }
  const total = before
  const count = total === 0 ? 0 : 1 + Math.max(0, Math.ceil((total - tokens) / step))
  return Array.from({ length: count }, (_, index) => ({
    start: starts[index] ?? text.length,
    end: index === count - 1 ? text.length : (ends[index] ?? text.length),
    tokens: Math.min(tokens, total - index * step),
  }))
}

/** Where token number `index` of a piece begins in the document, moved back to the start of its character. */
function offsetOfToken(piece: Piece, encoded: readonly number[], index: number): number {
  let bytes = 0
  for (let token = 0; token < index; token++) bytes += tokenBytes(encoded[token] ?? 0)
  let units = 0
  for (const character of piece.text) {
    bytes -= characterBytes(character.codePointAt(0) ?? 0)
    if (bytes < 0) break
    units += character.length
  }
  return piece.start + units
}
