import { throwIfCancelled } from '../../../shared/contract/errors.ts'
import { chunkText } from '../../algorithms/chunker/chunk-text.ts'
import { addChunks, documentsWithoutChunks } from '../../store/chunks.ts'
import { inTransaction } from '../../store/connection.ts'
import { readStoredDocument } from '../../store/documents.ts'
import { breathe, type Stage } from '../stage.ts'

/** GraphRAG, section 4.1.1: 600 tokens, 100 of them shared with the chunk before. */
const size = { tokens: 600, overlap: 100 }

/** Documents become chunks, a document a transaction. */
export const chunkStage: Stage = {
  name: 'chunk',
  run: async ({ store, signal, progress }) => {
    const missing = documentsWithoutChunks(store)
    for (const [index, id] of missing.entries()) {
      throwIfCancelled(signal)
      const document = readStoredDocument(store, id)
      progress(index, missing.length, document.title)
      inTransaction(store, () => addChunks(store, document, chunkText(document.text, size)))
      await breathe()
    }
    if (missing.length > 0) progress(missing.length, missing.length)
  },
}
