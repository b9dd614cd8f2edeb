import type { Vocabulary } from '../../analyst.ts'
import { escapeMarkdown } from './escape-markdown.ts'
import type { PassageReading } from './read-for-passages.ts'

/** Words of how a question is put. */
const manner = /ly$|^(?:arise|topics?|discussions?|mention\w*)$/

/** Words that are counted, the rarest of the question. */
const most = 3

/**
 * How many passages hold the words of a question for how often something is said: the only count that the documents
 * themselves give. Nothing where none of its words stands anywhere.
 */
export function countPassages({ terms }: PassageReading, vocabulary: Vocabulary): readonly string[] {
  const counted = terms
    .filter(({ present, word }) => present && !manner.test(word))
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, most)
    .map(({ word }) => `“${escapeMarkdown(word)}” in ${vocabulary.chunksWith(word).toLocaleString('en')}`)
  if (counted.length === 0) return []
  const listed = counted.length === 1 ? counted[0] : `${counted.slice(0, -1).join(', ')} and ${counted.at(-1)}`
  const all = vocabulary.chunks.toLocaleString('en')
  return [
    `No document counts how often it is said. Of the collection’s ${all} passages, the words stand so often: ${listed}. What is said:`,
  ]
}
