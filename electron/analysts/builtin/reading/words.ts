/** A word of a text with its offsets; an apostrophe, hyphen, ampersand or full stop inside belongs to it. */
export interface Word {
  readonly text: string
  readonly lower: string
  readonly start: number
  readonly end: number
}

const word =
  /(?:\p{Lu}\.){2,}|\p{Lu}\.(?=\s?\p{Lu})|[\p{L}\p{M}\p{N}]+(?:(?:['’]|[-&+.](?=[\p{L}\p{N}]))[\p{L}\p{M}\p{N}]*)*[+#]*|&/gu

/** The words of `text` from `start` to `end`. */
export function wordsOf(text: string, start: number, end: number): Word[] {
  const words: Word[] = []
  const part = text.slice(start, end)
  for (const found of part.matchAll(word)) {
    const value = found[0]
    words.push({
      text: value,
      lower: value.toLowerCase().replaceAll('’', "'"),
      start: start + found.index,
      end: start + found.index + value.length,
    })
  }
  return words
}

/** Whether a word is written as a name: a capital first, or capitals inside ("iPhone", "eBay"). */
export function isCapitalised(text: string): boolean {
  return /^\p{Lu}/u.test(text) || /^\p{Ll}{1,2}\p{Lu}\p{L}/u.test(text)
}
