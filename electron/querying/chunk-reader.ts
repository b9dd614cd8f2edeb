import type { ChunkToMap } from '../analysts/analyst.ts'
import { mentionsInChunk } from '../store/chunk-search.ts'
import { readChunk } from '../store/chunks.ts'
import type { Reader } from '../store/connection.ts'
import { createDocumentReader } from './document-reader.ts'

/** Code units of a document shown around a chunk. */
const around = 1_500

/**
 * Reads chunks with what stands around them and whom they speak of; each document is read from the store once. `rank` is
 * the chunk's score as a share of the best one's. Undefined where there is no such chunk.
 */
export function createChunkReader(store: Reader): (id: number, rank: number) => ChunkToMap | undefined {
  const documentOf = createDocumentReader(store)
  return (id, rank) => {
    const chunk = readChunk(store, id)
    if (chunk === undefined) return undefined
    const { document, start, end, tokens } = chunk
    const { title, text } = documentOf(document)
    return {
      id,
      document,
      title,
      start,
      text: text.slice(start, end),
      before: text.slice(Math.max(0, start - around), start),
      after: text.slice(end, end + around),
      tokens,
      rank,
      mentions: mentionsInChunk(store, id),
    }
  }
}
