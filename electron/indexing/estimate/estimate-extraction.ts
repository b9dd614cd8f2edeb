import { chunksToExtract, documentsToExtract } from '../../store/chunks.ts'
import { documentsInOrder, readStoredDocument } from '../../store/documents.ts'
import { allMentions } from '../../store/extractions.ts'
import { breathe } from '../stage.ts'
import type { Foretelling } from './estimate-index.ts'

/** Reads every chunk that the model has not read. */
export async function estimateExtraction({ store, analyst, signal }: Foretelling, fingerprint: string): Promise<void> {
  for (const id of documentsToExtract(store, fingerprint)) {
    const document = readStoredDocument(store, id)
    const chunks = chunksToExtract(store, id, fingerprint)
    for await (const _ of analyst.extract(document, chunks, signal)) await breathe()
  }
}

/** Resolves the names that are there now. */
export async function estimateResolution({ store, analyst, signal }: Foretelling): Promise<void> {
  const documents = { [Symbol.iterator]: () => documentsInOrder(store) }
  await analyst.resolve(allMentions(store), documents, signal)
}
