import { createBm25 } from '../../algorithms/bm25/bm25.ts'
import { familyOf } from '../../algorithms/text/kin-words.ts'
import { relatedWords } from '../../algorithms/text/related-words.ts'
import { stem } from '../../algorithms/text/stem.ts'
import { tokeniseWords } from '../../algorithms/text/tokenise-words.ts'
import { chunksOfDocument, scoreChunksWith, titlesOfDocuments } from '../../store/chunk-search.ts'
import { countChunks, readChunk } from '../../store/chunks.ts'
import type { Reader } from '../../store/connection.ts'
import { readEntity, searchEntities } from '../../store/entities.ts'
import { createDocumentReader } from '../document-reader.ts'
import { bestSentence, questionStem, type KnownStems } from './best-sentence.ts'
import { queryTerms } from './query-terms.ts'

export interface RankedChunk {
  readonly chunk: number
  readonly score: number
}

/** How much a word counts that stands in the title of a chunk's document, beside what it counts in the text. */
const titleWeight = 0.5
/** How much a chunk gains one of whose sentences holds every word. */
const togetherWeight = 1
/** So many chunks are looked at sentence by sentence. */
const pool = 80

/**
 * The chunks that share words with a question, best first, at most `limit`: Okapi BM25 over words, names (under every name
 * that resolving linked) and pairs of words, and over the titles of the documents; twice for a title that the question
 * names from end to end. The order of equals is by id.
 */
export function rankChunks(reader: Reader, question: string, limit: number): readonly RankedChunk[] {
  const scores = new Map<number, number>()
  const add = (chunk: number, score: number): void => void scores.set(chunk, (scores.get(chunk) ?? 0) + score)
  const weights = new Map<string, number>()
  const chunks = countChunks(reader)
  for (const { wordings, weight } of queryTerms(question, (name) => aliasesOf(reader, name))) {
    const best = bestOf(reader, wordings)
    for (const [chunk, score] of best) add(chunk, weight * score)
    if (weight === 1 && best.size > 0) weights.set(questionStem(wordings[0] ?? ''), Math.log(1 + chunks / best.size))
  }
  for (const { document, score } of scoreTitles(reader, question))
    for (const chunk of chunksOfDocument(reader, document)) add(chunk, score)
  const ranked = [...scores].map(([chunk, score]) => ({ chunk, score })).sort(byScore)
  const looked = Math.max(pool, limit)
  const textOf = createTextReader(reader)
  const known: KnownStems = new Map()
  const near = ranked.slice(0, looked).map(({ chunk, score }) => ({
    chunk,
    score: score * (1 + togetherWeight * bestSentence(textOf(chunk), weights, known) ** 2),
  }))
  return near.sort(byScore).slice(0, limit)
}

const byScore = (a: RankedChunk, b: RankedChunk): number => b.score - a.score || a.chunk - b.chunk

/** The text of a chunk; '' where it is gone. */
function createTextReader(reader: Reader): (chunk: number) => string {
  const documentOf = createDocumentReader(reader)
  return (id) => {
    const chunk = readChunk(reader, id)
    return chunk === undefined ? '' : documentOf(chunk.document).text.slice(chunk.start, chunk.end)
  }
}

/** The best score of each chunk that holds one of the wordings; where none stands anywhere, words for the same matter do. */
function bestOf(reader: Reader, wordings: readonly string[]): ReadonlyMap<number, number> {
  const found = scoresOf(reader, wordings)
  const [word = ''] = wordings
  if (found.size > 0 || word.includes(' ')) return found
  const family = scoresOf(reader, familyOf(word))
  return family.size > 0 ? family : scoresOf(reader, relatedWords(word))
}

function scoresOf(reader: Reader, wordings: readonly string[]): ReadonlyMap<number, number> {
  const best = new Map<number, number>()
  for (const wording of wordings)
    for (const { chunk, score } of scoreChunksWith(reader, wording))
      best.set(chunk, Math.max(score, best.get(chunk) ?? 0))
  return best
}

/** The other names of the entities that a name stands for, where it is the whole of one of theirs. */
function aliasesOf(reader: Reader, name: string): string[] {
  const same = (other: string): boolean => other.toLowerCase() === name.toLowerCase()
  const entity = searchEntities(reader, name, 5)
    .map(({ id }) => readEntity(reader, id))
    .find((one) => one !== undefined && [one.name, ...one.aliases.map((alias) => alias.name)].some(same))
  if (entity === undefined) return []
  return [entity.name, ...entity.aliases.map((alias) => alias.name)].filter((other) => !same(other))
}

function scoreTitles(reader: Reader, question: string): { document: number; score: number }[] {
  const titles = titlesOfDocuments(reader).map(({ document, title }) => ({ document, stems: stemsOf(title) }))
  const words = queryTerms(question, () => []).flatMap(({ wordings: [word = ''] }) =>
    word.includes(' ') ? [] : [word],
  )
  const asked = new Set(words.map((word) => stem(word)))
  const scores = createBm25(titles.map(({ stems }) => stems)).score([...asked])
  return titles.flatMap(({ document, stems }, at) => {
    const score = scores[at] ?? 0
    const isNamed = stems.every((one) => asked.has(one))
    return score > 0 ? [{ document, score: titleWeight * score * (isNamed ? 2 : 1) }] : []
  })
}

/** File names run words together: `TranscriptFY18Q1`. */
const stemsOf = (title: string): string[] =>
  tokeniseWords(title.replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ').replaceAll('_', ' ')).map((word) => stem(word))
