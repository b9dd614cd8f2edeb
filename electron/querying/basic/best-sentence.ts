import { baseForm } from '../../algorithms/text/base-form.ts'
import { stem } from '../../algorithms/text/stem.ts'
import { tokeniseWords } from '../../algorithms/text/tokenise-words.ts'

/** Ends of sentences and of lines, near enough to tell what stands together. */
const ends = /(?<=[.!?]["”’)]*)\s+|\n+/
/** Chunks of one ranking hold the same words over and over. */
export type KnownStems = Map<string, string>

/**
 * The largest share (0 to 1) of a question's words, by their weight, that one sentence of a text holds; `weights` are by
 * stem.
 */
export function bestSentence(text: string, weights: ReadonlyMap<string, number>, known: KnownStems): number {
  let total = 0
  for (const weight of weights.values()) total += weight
  if (total === 0) return 0
  let best = 0
  for (const sentence of text.split(ends)) {
    const found = new Set<string>()
    let sum = 0
    for (const word of tokeniseWords(sentence)) {
      const key = stemOf(word, known)
      const weight = weights.get(key)
      if (weight === undefined || found.has(key)) continue
      found.add(key)
      sum += weight
    }
    best = Math.max(best, sum)
  }
  return best / total
}

function stemOf(word: string, known: KnownStems): string {
  const before = known.get(word)
  if (before !== undefined) return before
  const found = questionStem(word)
  known.set(word, found)
  return found
}

/** The key under which `weights` hold a word. */
export const questionStem = (word: string): string => stem(baseForm(word.replace(/'s?$/, '')))
