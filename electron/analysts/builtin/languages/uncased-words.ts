/** A word of a script without capitals; `joined` says that it touches the word before it. */
export interface UncasedWord {
  readonly text: string
  readonly start: number
  readonly end: number
  readonly joined: boolean
}

const particles =
  /(?:에서는|에서|에게|께서|한테|으로는|으로|까지|부터|보다|라고|이라고|에는|은|는|이|가|을|를|에|의|와|과|도|로|만)$/u

const segmenters = new Map<string, Intl.Segmenter>()

function segmenterOf(language: string): Intl.Segmenter {
  let segmenter = segmenters.get(language)
  if (!segmenter) segmenters.set(language, (segmenter = new Intl.Segmenter(language, { granularity: 'word' })))
  return segmenter
}

/** The words of `text` from `start` to `end` by Intl.Segmenter; Korean words without their particles. */
export function uncasedWordsOf(text: string, start: number, end: number, language: string): UncasedWord[] {
  const words: UncasedWord[] = []
  let last = -1
  for (const { segment, index, isWordLike } of segmenterOf(language).segment(text.slice(start, end))) {
    if (!isWordLike) continue
    const from = start + index
    const bare = language === 'ko' && segment.length > 2 ? segment.replace(particles, '') : segment
    const value = bare.length > 1 ? bare : segment
    words.push({ text: value, start: from, end: from + value.length, joined: from === last })
    last = value === segment ? from + segment.length : -1
  }
  return words
}
