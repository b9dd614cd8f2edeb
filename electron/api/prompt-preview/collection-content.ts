import { StrataError } from '../../../shared/contract/errors.ts'
import type { Community, KeptAnswer, Report } from '../../../shared/model/index.ts'
import type { ChunkToMap } from '../../analysts/analyst.ts'
import { takeEvenly } from '../../indexing/take-evenly.ts'
import { createChunkReader } from '../../querying/chunk-reader.ts'
import { listAnswers, readAnswer } from '../../store/answers.ts'
import { chunksOfDocument, titlesOfDocuments } from '../../store/chunk-search.ts'
import { allCommunities, coverOf } from '../../store/communities.ts'
import type { Reader } from '../../store/connection.ts'
import { readReport } from '../../store/reports.ts'

const missing = (what: string, hint: string): StrataError =>
  new StrataError('not-found', `There is nothing to show this prompt with: this collection has no ${what} yet.`, {
    hint,
  })

export interface ShownChunk {
  readonly chunk: ChunkToMap
  /** Such as “chunk 3 of Minutes of May”. */
  readonly name: string
}

/** The chunk in the middle of the document in the middle. Throws `not-found` where there is none. */
export function middleChunk(store: Reader): ShownChunk {
  const document = middle(titlesOfDocuments(store))
  const chunks = document ? chunksOfDocument(store, document.document) : []
  const id = middle(chunks)
  const chunk = id === undefined ? undefined : createChunkReader(store)(id, 1)
  if (!document || !chunk || id === undefined) throw missing('text', 'Add documents first.')
  return { chunk, name: `chunk ${chunks.indexOf(id) + 1} of ${document.title}` }
}

/** Chunks from all over the collection, one a document, up to some tokens. Throws `not-found` where there is none. */
export function sampleChunks(store: Reader, most: number, tokens: number): readonly ChunkToMap[] {
  const read = createChunkReader(store)
  const chunks = takeEvenly(titlesOfDocuments(store), most).flatMap(({ document }) => {
    const id = middle(chunksOfDocument(store, document))
    return (id === undefined ? undefined : read(id, 1)) ?? []
  })
  if (chunks.length === 0) throw missing('text', 'Add documents first.')
  return upTo(chunks, tokens, (chunk) => chunk.tokens)
}

/** Reports of the broadest level, as many as have room, one at least. Throws `not-found` where there is none. */
export function broadestReports(store: Reader, tokens: number): readonly Report[] {
  const reports = coverOf(allCommunities(store), 0).flatMap(({ id }) => readReport(store, id) ?? [])
  if (reports.length === 0) throw missing('reports', 'Bring the index up to date first.')
  return upTo(reports, tokens, (report) => report.tokens)
}

/** The first community that has parts, or the first that has none. Throws `not-found` where there is none. */
export function firstCommunity(store: Reader, withParts: boolean): Community {
  const communities = allCommunities(store)
  const found = communities.find(({ children }) => children.length > 0 === withParts)
  if (found) return found
  if (communities.length > 0) throw missing('community that consists of others', 'It is too small for that.')
  throw missing('communities', 'Bring the index up to date first.')
}

/** The newest answers, at most so many. */
export const newestAnswers = (store: Reader, most: number): readonly KeptAnswer[] =>
  listAnswers(store)
    .slice(0, most)
    .flatMap(({ id }) => readAnswer(store, id) ?? [])

const middle = <T>(list: readonly T[]): T | undefined => list[Math.floor((list.length - 1) / 2)]

function upTo<T>(list: readonly T[], limit: number, tokensOf: (item: T) => number): readonly T[] {
  let left = limit
  return list.filter((item, at) => (left -= tokensOf(item)) >= 0 || at === 0)
}
