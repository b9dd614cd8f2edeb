import { stem } from '../../algorithms/text/stem.ts'
import { tokeniseWords } from '../../algorithms/text/tokenise-words.ts'
import type { Background } from '../../analysts/analyst.ts'
import type { SentenceIndex } from './index-sentences.ts'

/** Counts words and repeated sentences of a collection when they are first asked for. */
export function createBackground({ all }: Pick<SentenceIndex, 'all'>): Background {
  let words: ReadonlyMap<string, number> | undefined
  let documents: ReadonlyMap<string, number> | undefined
  return {
    sentences: all.length,
    sentencesWith: (key) => (words ??= countWords(all.map(({ text }) => text))).get(key) ?? 0,
    documentsWith: (sentence) => (documents ??= countDocuments(all)).get(pattern(sentence)) ?? 0,
  }
}

function countWords(texts: readonly string[]): ReadonlyMap<string, number> {
  const stems = new Map<string, string>()
  const counts = new Map<string, number>()
  for (const text of texts) {
    for (const word of new Set(tokeniseWords(text))) {
      let key = stems.get(word)
      if (key === undefined) stems.set(word, (key = stem(word)))
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
  }
  return counts
}

function countDocuments(sentences: SentenceIndex['all']): ReadonlyMap<string, number> {
  const seen = new Map<string, Set<number>>()
  for (const { text, document } of sentences) {
    const key = pattern(text)
    const own = seen.get(key)
    if (own === undefined) seen.set(key, new Set([document]))
    else own.add(document)
  }
  return new Map([...seen].map(([key, own]) => [key, own.size]))
}

/** What a sentence says apart from its numbers. */
const pattern = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\d[\d.,]*/g, '0')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
