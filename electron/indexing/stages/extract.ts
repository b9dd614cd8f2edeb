import type { Chunk } from '../../../shared/model/index.ts'
import { chunksToExtract, documentsToExtract } from '../../store/chunks.ts'
import { inTransaction } from '../../store/connection.ts'
import { readStoredDocument } from '../../store/documents.ts'
import { saveExtraction } from '../../store/extractions.ts'
import type { DocumentToRead, Extraction } from '../../analysts/analyst.ts'
import { inOrder } from '../in-order.ts'
import { breathe, type Stage } from '../stage.ts'

/** Chunks saved in one transaction, at least; whole documents always. */
const batch = 32

/** UTF-16 code units of the documents that are read at once. */
const mostRead = 8 * 1024 * 1024

/** Chunks become mentions, instances of relationships and claims; chunks that this analyst has read are left alone. */
export const extractStage: Stage = {
  name: 'extract',
  run: async ({ store, analyst, signal, progress }) => {
    const { fingerprint, atOnce } = analyst.who('extract')
    const missing = documentsToExtract(store, fingerprint)
    let pending: Extraction[] = []
    const flush = (): void => {
      inTransaction(store, () => {
        for (const { chunk, mentions, relationships, claims } of pending) {
          saveExtraction(store, chunk, mentions, relationships, claims, fingerprint)
        }
      })
      pending = []
    }
    let done = 0
    const read = async ({ document, chunks }: Reading, stop: AbortSignal): Promise<readonly Extraction[]> => {
      progress(done, missing.length, document.title)
      const extractions: Extraction[] = []
      for await (const extraction of analyst.extract(document, chunks, stop)) extractions.push(extraction)
      return extractions
    }
    /** A document is taken from the store when there is room to read it. */
    const readings = function* (): Generator<Reading> {
      for (const id of missing)
        yield { document: readStoredDocument(store, id), chunks: chunksToExtract(store, id, fingerprint) }
    }
    const weightOf = ({ document }: Reading): number => document.text.length
    const options = { atOnce, weightOf, mostWeight: mostRead, signal }
    for await (const extractions of inOrder(readings(), read, options)) {
      pending.push(...extractions)
      if (pending.length >= batch) flush()
      done += 1
      await breathe()
    }
    flush()
    if (missing.length > 0) progress(missing.length, missing.length)
  },
}

interface Reading {
  readonly document: DocumentToRead
  readonly chunks: readonly Chunk[]
}
