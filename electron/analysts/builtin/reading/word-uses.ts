import type { Word } from './words.ts'

/** How often a word stands how in a document: in lower case, with a capital inside and at the beginning of sentences. */
export interface WordUse {
  lower: number
  inside: number
  opening: number
  /** How often with a capital and without a possessive ending. */
  alone: number
}
export type WordUses = ReadonlyMap<string, WordUse>

/** Whether a word stands where every word has a capital: first of its sentence, after a colon, a dash or a quotation mark. */
export function isOpening(text: string, words: readonly Word[], at: number, start: number): boolean {
  if (at === 0) return true
  const word = words[at] as Word
  const before = text.slice(Math.max(start, word.start - 3), word.start)
  return /[:"“‘[(•*_.!?…-]\s?$|[—–]\s?$/.test(before) && !/\p{Lu}\.\s?$/u.test(before)
}

export function mostlyLower(use: WordUse | undefined): boolean {
  return use !== undefined && use.lower > use.inside
}
