import { stem } from '../algorithms/text/stem.ts'
import { tokeniseWords } from '../algorithms/text/tokenise-words.ts'
import { stopwords } from '../algorithms/text/stopwords.ts'
import { chunksWithWord, countChunks, readChunk } from '../store/chunks.ts'
import type { Reader } from '../store/connection.ts'
import { rankChunks } from './basic/rank-chunks.ts'
import { createDocumentReader } from './document-reader.ts'

/** Chunks nearest to the question that are looked at, and in how many of them a word must stand. */
const nearest = 20
const leastChunks = 5
/** How much more often than in the whole collection. */
const leastLift = 2.5
const most = 12

/**
 * Stems of words that the collection speaks of wherever it speaks of a question's matter, though the question does not say
 * them: those that stand much more often in its nearest chunks than in all (pseudo-relevance feedback), the most telling first.
 */
export function relatedTerms(store: Reader, question: string): readonly string[] {
  const asked = new Set(tokeniseWords(question).map((word) => stem(word)))
  const seen = new Map<string, { word: string; chunks: number }>()
  const ranked = rankChunks(store, question, nearest)
  const documentOf = createDocumentReader(store)
  for (const { chunk: id } of ranked) {
    const chunk = readChunk(store, id)
    if (chunk === undefined) continue
    const text = documentOf(chunk.document).text.slice(chunk.start, chunk.end)
    const words = new Map(tokeniseWords(text).map((word) => [stem(word), word]))
    for (const [key, word] of words) {
      if (asked.has(key) || stopwords.has(word) || word.length < 4 || /\d/.test(word)) continue
      const known = seen.get(key)
      if (known) known.chunks += 1
      else seen.set(key, { word, chunks: 1 })
    }
  }
  const all = countChunks(store)
  return [...seen]
    .filter(([, { chunks }]) => chunks >= leastChunks)
    .map(([key, { word, chunks }]) => ({
      key,
      chunks,
      lift: chunks / ranked.length / (Math.max(1, chunksWithWord(store, word)) / all),
    }))
    .filter(({ lift }) => lift >= leastLift)
    .sort((a, b) => b.chunks * Math.log(b.lift) - a.chunks * Math.log(a.lift) || (a.key < b.key ? -1 : 1))
    .slice(0, most)
    .map(({ key }) => key)
}
