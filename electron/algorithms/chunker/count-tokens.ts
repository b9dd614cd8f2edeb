import { encodePiece, splitPieces } from './cl100k.ts'

/** The number of cl100k tokens of a text, special tokens counted as the text they look like. */
export function countTokens(text: string): number {
  let tokens = 0
  for (const piece of splitPieces(text)) tokens += encodePiece(piece.text).length
  return tokens
}
