import type { Chunk } from '../../../shared/model/index.ts'
import type { DocumentToRead, Extraction } from '../../analysts/analyst.ts'
import { inOrder } from '../../analysts/in-order.ts'
import { chunksToExtract, documentsToExtract } from '../../store/chunks.ts'
import { inTransaction } from '../../store/connection.ts'
import { readStoredDocument } from '../../store/documents.ts'
import { saveExtraction } from '../../store/extractions.ts'
import { clearFailure, noteFailure } from '../../store/failures.ts'
import { isPaid } from '../../store/paid-work.ts'
import { breathe, type Stage } from '../stage.ts'

/** Chunks saved in one transaction, at least; whole documents always. */
const batch = 32

/** UTF-16 code units of the documents that are read at once. */
const mostRead = 8 * 1024 * 1024

/**
 * Chunks become mentions, instances of relationships and claims; chunks that this analyst has read are left alone, and so
 * are those that a model has read when this one is none. One that could not be read stays as it was, for the next run.
 */
export const extractStage: Stage = {
  name: 'extract',
  run: async ({ store, analyst, signal, progress }) => {
    const by = analyst.who('extract')
    const missing = documentsToExtract(store, by.fingerprint)
    let pending: Read[] = []
    const flush = (): void => {
      inTransaction(store, () => {
        for (const { chunk, title, extraction } of pending) {
          const { failure, partly, mentions, relationships, claims } = extraction
          if (!failure) saveExtraction(store, chunk.id, mentions, relationships, claims, by)
          const failed = failure ?? partly
          const item = `chunk ${chunk.ordinal + 1} of ${title}`
          if (failed) noteFailure(store, { stage: 'extract', uid: chunk.uid, item, ...failed })
          else clearFailure(store, 'extract', chunk.uid)
        }
      })
      pending = []
    }
    let done = 0
    const read = async ({ document, chunks }: Reading, stop: AbortSignal): Promise<readonly Read[]> => {
      progress(done, missing.length, document.title)
      const byId = new Map(chunks.map((chunk) => [chunk.id, chunk]))
      const reads: Read[] = []
      for await (const extraction of analyst.extract(document, chunks, stop))
        reads.push({ extraction, chunk: byId.get(extraction.chunk)!, title: document.title })
      return reads
    }
    /** A document is taken from the store when there is room to read it. */
    const readings = function* (): Generator<Reading> {
      for (const id of missing)
        yield { document: readStoredDocument(store, id), chunks: chunksToExtract(store, id, by.fingerprint) }
    }
    const weightOf = ({ document }: Reading): number => document.text.length
    // A model's requests wait their turn elsewhere: a document that takes long must not keep others from being read.
    const atOnce = isPaid(by.fingerprint) ? Number.POSITIVE_INFINITY : by.atOnce
    try {
      for await (const reads of inOrder(readings(), read, { atOnce, weightOf, mostWeight: mostRead, signal })) {
        pending.push(...reads)
        if (pending.length >= batch) flush()
        done += 1
        if (isPaid(by.fingerprint)) progress(done, missing.length)
        await breathe()
      }
    } finally {
      // Of a run that is stopped too, what has been read is kept.
      flush()
    }
    if (missing.length > 0) progress(missing.length, missing.length)
  },
}

interface Reading {
  readonly document: DocumentToRead
  readonly chunks: readonly Chunk[]
}

interface Read {
  readonly extraction: Extraction
  readonly chunk: Chunk
  /** Of its document. */
  readonly title: string
}
