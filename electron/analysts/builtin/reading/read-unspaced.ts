import type { DocumentToRead } from '../../analyst.ts'
import { splitSentences } from './split-sentences.ts'
import type { ReadMention, ReadSentence } from './read-document.ts'

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/gu

/** Whether a text is written in a script that puts no spaces between words. */
export function isUnspaced(text: string): boolean {
  const sample = text.slice(0, 20_000)
  return (sample.match(unspaced)?.length ?? 0) > (sample.match(/\p{L}/gu)?.length ?? 0) * 0.2
}

/** Reads a text without spaces: words of two signs or more (by Intl.Segmenter) that recur are its concepts. */
export function readUnspaced(document: DocumentToRead): readonly ReadSentence[] {
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })
  const counts = new Map<string, number>()
  const sentences = splitSentences(document.text).map((span) => {
    const words: ReadMention[] = []
    for (const part of segmenter.segment(document.text.slice(span.start, span.end))) {
      const word = part.segment
      if (!part.isWordLike || word.length < 2 || word.length > 20 || /^[\p{Script=Hiragana}\p{N}]+$/u.test(word))
        continue
      counts.set(word, (counts.get(word) ?? 0) + 1)
      words.push({
        name: word,
        type: 'concept',
        start: span.start + part.index,
        end: span.start + part.index + word.length,
      })
    }
    return { ...span, words }
  })
  const kept = new Set(
    [...counts]
      .filter(([, count]) => count > 1)
      .sort((a, b) => b[1] - a[1])
      .slice(0, 200)
      .map(([word]) => word),
  )
  return sentences.map(({ start, end, words }) => ({
    start,
    end,
    verbs: [],
    mentions: words.filter(({ name }) => kept.has(name)),
  }))
}
