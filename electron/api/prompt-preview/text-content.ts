import type { ChunkToMap } from '../../analysts/analyst.ts'
import { sourceText } from '../../analysts/prompted/answer/map-reports.ts'
import { takeEvenly } from '../../indexing/take-evenly.ts'
import { createChunkReader } from '../../querying/chunk-reader.ts'
import { chunksOfDocument, titlesOfDocuments } from '../../store/chunk-search.ts'
import type { Reader } from '../../store/connection.ts'
import { allEntities } from '../../store/entities.ts'
import { counted, nothingToShow, upTo, type ReadContent } from './content.ts'

/** Tokens of passages shown together. */
const most = { sample: 3_000, sources: 6_000 } as const

/** A chunk as extraction reads it. */
export const aChunk: ReadContent = (store) => {
  const { chunk, ordinal } = middleChunk(store)
  return { values: { text: chunk.text }, shows: `chunk ${ordinal + 1} of ${chunk.title}` }
}

/** The entities that this chunk mentions. */
export const entitiesOfChunk: ReadContent = (store) => {
  const mentioned = new Set(middleChunk(store).chunk.mentions.map(({ entity }) => entity))
  const names = allEntities(store).flatMap(({ id, name }) => (mentioned.has(id) ? [name] : []))
  return { values: { entities: names.join('\n') }, shows: 'the entities that it mentions' }
}

/** Passages of many documents, for what is to be known of the collection as a whole. */
export const sample: ReadContent = (store) => {
  const chunks = spreadChunks(store, 8, most.sample)
  const text = chunks.map((chunk) => `${chunk.title}\n${chunk.text.trim()}`).join('\n\n')
  return { values: { text }, shows: `${counted(chunks.length, 'passage')} from all over the collection` }
}

/** Chunks as they are read for points. */
export const sources: ReadContent = (store) => {
  const chunks = spreadChunks(store, 10, most.sources)
  return { values: { data: chunks.map(sourceText).join('\n\n') }, shows: counted(chunks.length, 'passage') }
}

/** The chunk in the middle of the document in the middle. */
function middleChunk(store: Reader): { readonly chunk: ChunkToMap; readonly ordinal: number } {
  const document = middle(titlesOfDocuments(store))
  const chunks = document ? chunksOfDocument(store, document.document) : []
  const id = middle(chunks)
  const chunk = id === undefined ? undefined : createChunkReader(store)(id, 1)
  if (chunk) return { chunk, ordinal: chunks.indexOf(chunk.id) }
  throw noText()
}

function spreadChunks(store: Reader, count: number, tokens: number): readonly ChunkToMap[] {
  const read = createChunkReader(store)
  const chunks = takeEvenly(titlesOfDocuments(store), count).flatMap(({ document }) => {
    const id = middle(chunksOfDocument(store, document))
    return (id === undefined ? undefined : read(id, 1)) ?? []
  })
  if (chunks.length === 0) throw noText()
  return upTo(chunks, tokens, (chunk) => chunk.tokens)
}

const middle = <T>(list: readonly T[]): T | undefined => list[Math.floor((list.length - 1) / 2)]

const noText = () => nothingToShow('this collection holds no text yet', 'Add documents first.')
