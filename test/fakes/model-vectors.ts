import { createHash } from 'node:crypto'

const vectorLength = 64

/** A text's words, each hashed to a place; texts with the same words are near to each other. Of unit length. */
export function vectorOf(text: string): readonly number[] {
  const vector = Array.from({ length: vectorLength }, () => 0)
  for (const word of text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ['']) {
    const digest = createHash('sha256').update(word).digest()
    const place = (digest[0] ?? 0) % vectorLength
    vector[place] = (vector[place] ?? 0) + ((digest[1] ?? 0) % 2 === 0 ? 1 : -1)
  }
  const length = Math.hypot(...vector)
  return length === 0 ? vector.map((_, place) => (place === 0 ? 1 : 0)) : vector.map((value) => value / length)
}
