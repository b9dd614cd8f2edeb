import { stem } from '../../../algorithms/text/stem.ts'
import { stopwords } from '../../../algorithms/text/stopwords.ts'
import { tokeniseWords } from '../../../algorithms/text/tokenise-words.ts'

/** The stems of a text's words that carry a subject, each once. */
export function contentWords(text: string): ReadonlySet<string> {
  const words = new Set<string>()
  for (const word of tokeniseWords(text)) if (!stopwords.has(word)) words.add(stem(word))
  return words
}

/** How many words two sets share. */
export function sharedWords(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [few, many] = a.size < b.size ? [a, b] : [b, a]
  let shared = 0
  for (const word of few) if (many.has(word)) shared += 1
  return shared
}

/** So many shared words let one text stand for another: two, or one where there is but one. */
export const enoughShared = (words: ReadonlySet<string>): number => Math.min(2, words.size)

/**
 * The text that shares most words with `words`, the first and shortest of equals; undefined where none shares enough
 * to stand for it.
 */
export function bestOverlap<T>(
  words: ReadonlySet<string>,
  texts: readonly T[],
  wordsOf: (text: T) => ReadonlySet<string>,
): T | undefined {
  let best: T | undefined
  let most = 0
  const least = enoughShared(words)
  if (least === 0) return undefined
  for (const text of texts) {
    const own = wordsOf(text)
    const shared = sharedWords(words, own)
    if (shared < least) continue
    // Of two that share as many words the one that says less else.
    const worth = shared - own.size / 1_000
    if (best === undefined || worth > most) {
      best = text
      most = worth
    }
  }
  return best
}
