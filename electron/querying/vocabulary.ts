import type { Vocabulary } from '../analysts/analyst.ts'
import { chunksWithWord, countChunks } from '../store/chunks.ts'
import type { Reader } from '../store/connection.ts'
import { countDocuments, titleOfDocument } from '../store/documents.ts'
import { searchEntities } from '../store/entities.ts'

/** The collection's own statistics about the words of a question. */
export const createVocabulary = (store: Reader): Vocabulary => ({
  documents: countDocuments(store),
  chunks: countChunks(store),
  chunksWith: (word) => chunksWithWord(store, word),
  entitiesNamed: (words) => searchEntities(store, words, 20),
  titleOf: (document) => titleOfDocument(store, document),
})
