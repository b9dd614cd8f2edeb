import { throwIfCancelled } from '../../../shared/contract/errors.ts'
import { chunksToExtract, documentsToExtract } from '../../store/chunks.ts'
import { inTransaction } from '../../store/connection.ts'
import { readStoredDocument } from '../../store/documents.ts'
import { saveExtraction } from '../../store/extractions.ts'
import type { Extraction } from '../../analysts/analyst.ts'
import { breathe, type Stage } from '../stage.ts'

/** Chunks become mentions, instances of relationships and claims; chunks that this analyst has read are left alone. */
export const extractStage: Stage = {
  name: 'extract',
  run: async ({ store, analyst, signal, progress }) => {
    const missing = documentsToExtract(store, analyst.fingerprint)
    for (const [index, id] of missing.entries()) {
      throwIfCancelled(signal)
      const document = readStoredDocument(store, id)
      progress(index, missing.length, document.title)
      const chunks = chunksToExtract(store, id, analyst.fingerprint)
      const extractions: Extraction[] = []
      for await (const extraction of analyst.extract(document, chunks, signal)) extractions.push(extraction)
      inTransaction(store, () => {
        for (const { chunk, mentions, relationships, claims } of extractions) {
          saveExtraction(store, chunk, mentions, relationships, claims, analyst.fingerprint)
        }
      })
      await breathe()
    }
    if (missing.length > 0) progress(missing.length, missing.length)
  },
}
