import type { EvidenceRef } from '../../shared/model/index.ts'
import type { DocumentSource, Vocabulary } from '../analysts/analyst.ts'
import { chunksWithWord, countChunks, readChunk } from '../store/chunks.ts'
import type { Reader } from '../store/connection.ts'
import { countDocuments, readDocument } from '../store/documents.ts'
import { placesOfEntity, readEntity, searchEntities } from '../store/entities.ts'
import { createDocumentReader } from './document-reader.ts'
import { relatedTerms } from './related-terms.ts'
import { remembered } from './remembered.ts'

/** Code units of a document's beginning that are looked at. */
const opening = 600

/** It remembers which records it showed the sentences of, as those may be cited. */
export interface ReadVocabulary extends Vocabulary {
  hasShown(ref: EvidenceRef): boolean
}

/** The collection's own statistics about the words of a question; what was asked once is remembered. */
export function createVocabulary(store: Reader): ReadVocabulary {
  const seen = { entities: new Set<number>(), sources: new Set<number>() }
  const documentOf = createDocumentReader(store)
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
    relatedTo: remembered((question: string) => relatedTerms(store, question)),
    sentencesOf: (id) => {
      const entity = readEntity(store, id)
      const sentences = placesOfEntity(store, id).map((place) => {
        seen.sources.add(place.chunk)
        return { ...place, text: documentOf(place.document).text.slice(place.start, place.end) }
      })
      seen.entities.add(id)
      return { names: entity ? [entity.name, ...entity.aliases.map(({ name }) => name)] : [], sentences }
    },
    hasShown: ({ dataset, id }) => (dataset === 'entities' || dataset === 'sources') && seen[dataset].has(id),
  }
}
