/** Words that are mostly written with a capital, lower case: names, for the most part. */
export function mostlyCapital(texts: Iterable<string>): ReadonlySet<string> {
  const balance = new Map<string, number>()
  for (const text of texts) {
    for (const [word] of text.matchAll(/\p{L}{3,}/gu)) {
      const lower = word.toLowerCase()
      balance.set(lower, (balance.get(lower) ?? 0) + (word === lower ? -1 : 1))
    }
  }
  return new Set([...balance].filter(([, more]) => more > 0).map(([word]) => word))
}

/**
 * A text in which each of these words has become another that looks like one: vowels and consonants move on along their
 * alphabets, by another number for each copy. The same word always becomes the same, and no two the same word.
 */
export const alterNames = (text: string, names: ReadonlySet<string>, copy: number): string =>
  text.replace(/\p{Lu}\p{L}{2,}/gu, (word) =>
    names.has(word.toLowerCase()) ? word.replace(/[a-z]/gi, (letter) => moved(letter, copy)) : word,
  )

const alphabets = ['aeiou', 'bcdfghjklmnpqrstvwxyz']

function moved(letter: string, by: number): string {
  const lower = letter.toLowerCase()
  const alphabet = alphabets.find((letters) => letters.includes(lower)) ?? lower
  const other = alphabet[(alphabet.indexOf(lower) + by) % alphabet.length] ?? lower
  return letter === lower ? other : other.toUpperCase()
}
