/** A name with what no two spellings of it should differ in taken away, and its parts. */
export interface FoldedName {
  /** Small letters without accents, one blank between words. */
  readonly text: string
  readonly words: readonly string[]
  /** The words with a digit: “Gate 4” and “Gate 5” differ by nothing else, and are two. */
  readonly numbers: readonly string[]
  /** Of a name that is short and in capitals: what its letters may be the initials of; '' elsewhere. */
  readonly acronym: string
  /** First letters of the words, with and without the small ones between: `bofe`, `be`. */
  readonly initials: readonly string[]
}

const smallWords: ReadonlySet<string> = new Set([
  'a',
  'an',
  'and',
  'at',
  'for',
  'in',
  'of',
  'on',
  'the',
  'to',
  'de',
  'la',
])

export function foldName(name: string): FoldedName {
  const words = fold(name).match(/[\p{L}\p{N}]+/gu) ?? []
  const telling = words.filter((word) => !smallWords.has(word))
  const letters = name.replace(/[.\s&-]/g, '')
  return {
    text: words.join(' '),
    words: telling.length > 0 ? telling : words,
    numbers: words.filter((word) => /\p{N}/u.test(word)),
    acronym: /^\p{Lu}[\p{L}\p{N}]{0,5}\p{Lu}s?$/u.test(letters) ? fold(letters).replace(/s$/, '') : '',
    initials: telling.length > 1 ? [...new Set([initialsOf(words), initialsOf(telling)])] : [],
  }
}

const fold = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/['’]s\b/gu, '')
    .toLowerCase()

const initialsOf = (words: readonly string[]): string => words.map((word) => [...word][0]).join('')
