import { createBm25 } from '../../algorithms/bm25/bm25.ts'
import { stem } from '../../algorithms/text/stem.ts'
import { tokeniseWords } from '../../algorithms/text/tokenise-words.ts'
import { chunksOfDocument, scoreChunksWith, titlesOfDocuments } from '../../store/chunk-search.ts'
import type { Reader } from '../../store/connection.ts'
import { readEntity, searchEntities } from '../../store/entities.ts'
import { queryTerms } from './query-terms.ts'

export interface RankedChunk {
  readonly chunk: number
  readonly score: number
}

/** How much a word counts that stands in the title of a chunk's document, beside what it counts in the text. */
const titleWeight = 0.5

/**
 * The chunks that share words with a question, best first, at most `limit`: Okapi BM25 over words, names (under every name
 * that resolving linked) and pairs of words, and over the titles of the documents; twice for a title that the question
 * names from end to end. The order of equals is by id.
 */
export function rankChunks(reader: Reader, question: string, limit: number): readonly RankedChunk[] {
  const scores = new Map<number, number>()
  const add = (chunk: number, score: number): void => void scores.set(chunk, (scores.get(chunk) ?? 0) + score)
  for (const { wordings, weight } of queryTerms(question, (name) => aliasesOf(reader, name))) {
    const best = new Map<number, number>()
    for (const wording of wordings)
      for (const { chunk, score } of scoreChunksWith(reader, wording))
        best.set(chunk, Math.max(score, best.get(chunk) ?? 0))
    for (const [chunk, score] of best) add(chunk, weight * score)
  }
  for (const { document, score } of scoreTitles(reader, question))
    for (const chunk of chunksOfDocument(reader, document)) add(chunk, score)
  return [...scores]
    .map(([chunk, score]) => ({ chunk, score }))
    .sort((a, b) => b.score - a.score || a.chunk - b.chunk)
    .slice(0, limit)
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

const stemsOf = (title: string): string[] => tokeniseWords(title).map((word) => stem(word))
