import type { DocumentToRead } from '../../analyst.ts'
import type { ReadMention, ReadSentence } from '../reading/read-document.ts'
import { splitSentences } from '../reading/split-sentences.ts'
import { countIn, peopleBesideTitles, readChinese } from './read-chinese.ts'
import { readJapanese } from './read-japanese.ts'
import { emptyWords, personAfter, typeByEnding, uncasedPlaces } from './uncased-cues.ts'
import { uncasedWordsOf, type UncasedWord } from './uncased-words.ts'

/** At most so many words and pairs of words of one document are its terms. */
const MOST_TERMS = 300

/** Words, and pairs of words, that recur in the document: for Korean, Thai, Arabic, Hebrew, Hindi and the like. */
function recurring(
  text: string,
  sentences: readonly (readonly UncasedWord[])[],
): (words: readonly UncasedWord[]) => ReadMention[] {
  const counts = new Map<string, number>()
  const pairOf = (a: UncasedWord | undefined, b: UncasedWord | undefined): string =>
    a && b && b.start - a.end <= 1 && !/\n/.test(text.slice(a.end, b.start)) ? text.slice(a.start, b.end) : ''
  const fits = (word: string): boolean => /^\p{L}[\p{L}\p{M}]{1,30}$/u.test(word) && !emptyWords.has(word)
  for (const words of sentences) {
    words.forEach((word, i) => {
      const next = words[i + 1]
      const pair = fits(word.text) && next && fits(next.text) ? pairOf(word, next) : ''
      for (const key of [fits(word.text) ? word.text : '', pair]) if (key) counts.set(key, (counts.get(key) ?? 0) + 1)
    })
  }
  const all = sentences.reduce((sum, words) => sum + words.length, 0)
  const kept = new Set(
    [...counts]
      .filter(([key, many]) => many > 1 && (key.includes(' ') || many < Math.max(4, all * 0.02)))
      .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
      .slice(0, MOST_TERMS)
      .map(([key]) => key),
  )
  return (words) => {
    const mentions: ReadMention[] = []
    for (let i = 0; i < words.length; i += 1) {
      const word = words[i] as UncasedWord
      const next = words[i + 1]
      const pair = pairOf(word, next)
      const paired = kept.has(pair) && next !== undefined && fits(word.text) && fits(next.text)
      if (!paired && !kept.has(word.text)) {
        const type = uncasedPlaces.has(word.text) ? 'place' : ''
        if (type) mentions.push({ name: word.text, type, start: word.start, end: word.end })
        continue
      }
      const end = paired ? next.end : word.end
      const name = text.slice(word.start, end)
      const person = personAfter.test(text.slice(end, end + 5).trimStart())
      mentions.push({
        name,
        type: person ? 'person' : typeByEnding(name) || (uncasedPlaces.has(name) ? 'place' : 'concept'),
        start: word.start,
        end,
      })
      if (paired) i += 1
    }
    return mentions
  }
}

/** Reads a document in a script without capitals: its sentences in order, each with its names and terms. */
export function readUncased(document: DocumentToRead, language: string): readonly ReadSentence[] {
  const { text } = document
  const spans = splitSentences(text)
  if (language === 'ja')
    return spans.map(({ start, end }) => ({ start, end, verbs: [], mentions: readJapanese(text, start, end) }))
  const words = spans.map(({ start, end }) => uncasedWordsOf(text, start, end, language))
  if (language === 'zh') {
    const counts = countIn(text)
    const people = peopleBesideTitles(text, counts)
    return spans.map((span, i) => ({
      ...span,
      verbs: [],
      mentions: readChinese(text, span, words[i] ?? [], counts, people),
    }))
  }
  const read = recurring(text, words)
  return spans.map((span, i) => ({ ...span, verbs: [], mentions: read(words[i] ?? []) }))
}
