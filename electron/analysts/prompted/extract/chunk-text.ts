import type { ChunkToRead } from '../../analyst.ts'
import type { SentenceSpan } from '../../builtin/reading/split-sentences.ts'
import { bestOverlap, contentWords, sharedWords } from '../text/content-words.ts'
import { boundText } from '../text/bound-text.ts'
import { createNameLocator, type NamePlace } from './locate-name.ts'

export interface Span {
  readonly start: number
  readonly end: number
}

/** A chunk's text to find things in; every offset is into the document's text. */
export interface ChunkText {
  /** Up to where chunks before it have been read. */
  readonly readTo: number
  /** Where a name stands, in the order of the text. */
  namePlaces(name: string): readonly NamePlace[]
  /** A place as the text writes it, on one line. */
  written(place: Span): string
  /** The sentence around a place, or the sentences where one ends within it. */
  sentenceAround(place: Span): Span
  /** The sentence that shares most words with a text; undefined where none shares enough to stand for it. */
  sentenceLike(text: string): Span | undefined
  /** Of some sentences the one that shares most words with a text, the first where none does. */
  likest(spans: readonly Span[], text: string): Span | undefined
  /** Where a quotation stands, widened to its sentences. */
  quoted(quote: string): Span | undefined
}

/** Prepares a chunk; `sentences` are the whole document's, in their order, and `readTo` is where the chunks read before end. */
export function createChunkText(
  document: string,
  { start: from, end: to }: ChunkToRead,
  sentences: readonly SentenceSpan[],
  readTo: number,
): ChunkText {
  const text = document.slice(from, to)
  const own = sentences.slice(firstAfter(sentences, from), firstStarting(sentences, to))
  const locate = createNameLocator(text)
  const words = new Map<Span, ReadonlySet<string>>()
  const wordsOf = (span: Span): ReadonlySet<string> => {
    let known = words.get(span)
    if (known === undefined) words.set(span, (known = contentWords(document.slice(span.start, span.end))))
    return known
  }
  const sentenceAt = (start: number): Span => own[firstAfter(own, start)] ?? own.at(-1) ?? { start: from, end: to }
  const sentenceAround = ({ start, end }: Span): Span => ({
    start: Math.min(start, sentenceAt(start).start),
    end: Math.max(end, sentenceAt(end - 1).end),
  })
  const places = new Map<string, readonly NamePlace[]>()
  return {
    readTo,
    namePlaces(name) {
      let known = places.get(name)
      if (known === undefined)
        places.set(name, (known = locate(name).map(({ start, end }) => ({ start: from + start, end: from + end }))))
      return known
    },
    written: ({ start, end }) => boundText(document.slice(start, end), 200),
    sentenceAround,
    sentenceLike: (said) => bestOverlap(contentWords(said), own, wordsOf),
    likest(spans, said) {
      const sought = contentWords(said)
      let best: Span | undefined
      let most = -1
      for (const span of spans) {
        const shared = sharedWords(sought, contentWords(document.slice(span.start, span.end)))
        if (shared > most) {
          best = span
          most = shared
        }
      }
      return best
    },
    quoted(quote) {
      const [place] = quote.length > 3 ? locate(quote) : []
      if (place === undefined || place.end - place.start < quote.length / 2) return undefined
      return sentenceAround({ start: from + place.start, end: from + place.end })
    },
  }
}

/** The position of the first sentence that ends after an offset. */
function firstAfter(sentences: readonly Span[], offset: number): number {
  let low = 0
  let high = sentences.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (sentences[middle]!.end <= offset) low = middle + 1
    else high = middle
  }
  return low
}

/** The position of the first sentence that starts at an offset or after it. */
function firstStarting(sentences: readonly Span[], offset: number): number {
  let low = 0
  let high = sentences.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (sentences[middle]!.start < offset) low = middle + 1
    else high = middle
  }
  return low
}
