const word = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:['’][\p{L}\p{M}]+)*/gu
/** Scripts that put no space between words. */
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u

let segmenter: Intl.Segmenter | undefined

/**
 * The words of a text in order, lower-cased: runs of letters and digits, an apostrophe inside kept as `'`.
 * Runs in scripts without spaces are cut by the rules of Unicode and its dictionaries.
 */
export function tokeniseWords(text: string): string[] {
  const words: string[] = []
  for (const [run] of text.matchAll(word)) {
    const lower = run.toLowerCase().replaceAll('’', "'")
    if (unspaced.test(lower)) for (const part of segment(lower)) words.push(part)
    else words.push(lower)
  }
  return words
}

function* segment(run: string): Generator<string, void, undefined> {
  segmenter ??= new Intl.Segmenter('und', { granularity: 'word' })
  for (const part of segmenter.segment(run)) if (part.isWordLike) yield part.segment
}
