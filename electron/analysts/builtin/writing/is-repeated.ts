import { rougeL } from '../../../algorithms/rouge/rouge-l.ts'

/**
 * Whether a sentence says again what one of `others` said, all as stems in order: ROUGE-L above `limit`, or nearly
 * all of the shorter one's stems in the longer one. Two that give different numbers do not repeat each other.
 */
export function isRepeated(stems: readonly string[], others: readonly (readonly string[])[], limit = 0.55): boolean {
  const own = new Set(stems)
  return others.some((other) => {
    const shorter = Math.min(own.size, other.length)
    if (shorter === 0) return false
    let shared = 0
    for (const word of new Set(other)) if (own.has(word)) shared++
    if (shared < shorter * 0.4 || numbersDiffer(own, other)) return false
    return shared >= shorter * 0.85 || rougeL(stems, other) > limit
  })
}

function numbersDiffer(own: ReadonlySet<string>, other: readonly string[]): boolean {
  const isNumber = (word: string): boolean => /^\d/.test(word)
  const theirs = other.filter(isNumber)
  return theirs.some((number) => !own.has(number)) && [...own].some((word) => isNumber(word) && !theirs.includes(word))
}

/** The same, whatever numbers the two give: a report that is filled in every quarter says one thing. */
export function isRepeatedForm(stems: readonly string[], others: readonly (readonly string[])[]): boolean {
  const words = (list: readonly string[]): string[] => list.filter((word) => !/^\d/.test(word))
  return isRepeated(words(stems), others.map(words))
}
