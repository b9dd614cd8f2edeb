import type { DocumentSource, Vocabulary } from '../analysts/analyst.ts'
import { chunksWithWord, countChunks, readChunk } from '../store/chunks.ts'
import type { Reader } from '../store/connection.ts'
import { countDocuments, readDocument } from '../store/documents.ts'
import { searchEntities } from '../store/entities.ts'

/** Code units of a document's beginning that are looked at. */
const opening = 600

/** The collection's own statistics about the words of a question; what was asked once is remembered. */
export function createVocabulary(store: Reader): Vocabulary {
  const chunksWith = remembered((word: string) => chunksWithWord(store, word))
  const documentOfChunk = remembered((chunk: number) => readChunk(store, chunk)?.document)
  const sourceOf = remembered((id: number): DocumentSource | undefined => {
    const document = readDocument(store, id)
    return document && { title: document.title, path: document.path, opening: document.text.slice(0, opening) }
  })
  return {
    documents: countDocuments(store),
    chunks: countChunks(store),
    chunksWith,
    entitiesNamed: (words) => searchEntities(store, words, 20),
    sourceOf,
    documentOfChunk,
  }
}

function remembered<K, V>(look: (key: K) => V): (key: K) => V {
  const known = new Map<K, V>()
  return (key) => {
    if (!known.has(key)) known.set(key, look(key))
    return known.get(key)!
  }
}
