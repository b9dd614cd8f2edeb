import { readChunk } from '../store/chunks.ts'
import { chunksOfDocument, titlesOfDocuments } from '../store/chunk-search.ts'
import type { Reader } from '../store/connection.ts'
import { readStoredDocument } from '../store/documents.ts'
import { takeEvenly } from './take-evenly.ts'

/** Documents and, of each, chunks. */
const most = { documents: 24, chunks: 2 } as const

/** Passages from all over a collection, the same each time: some chunks of documents that are spread evenly over it. */
export function takeSample(store: Reader): readonly string[] {
  return takeEvenly(titlesOfDocuments(store), most.documents).flatMap(({ document }) => {
    const { text } = readStoredDocument(store, document)
    return takeEvenly(chunksOfDocument(store, document), most.chunks).flatMap((id) => {
      const chunk = readChunk(store, id)
      return chunk === undefined ? [] : [text.slice(chunk.start, chunk.end)]
    })
  })
}
