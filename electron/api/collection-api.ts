import { StrataError } from '../../shared/contract/errors.ts'
import type {
  Answer,
  AnswerEvent,
  CollectionStatus,
  Dataset,
  DocumentText,
  EvidenceChain,
  JobEvent,
  MethodName,
  Report,
  Totals,
} from '../../shared/model/index.ts'
import { allCommunities, coverOf } from '../store/communities.ts'
import { readDocument } from '../store/documents.ts'
import { readEvidence } from '../store/evidence.ts'
import { openReader, openWriter } from '../store/open-collection.ts'
import { allReports } from '../store/reports.ts'
import { readStatus, readTotals } from '../store/status.ts'
import { ask } from './ask-handlers.ts'
import { openOwned } from './open-collections.ts'
import { found } from './record-handlers.ts'
import { unfinishedJobs } from '../store/jobs.ts'

interface IndexPaths {
  readonly file: string
  readonly paths: readonly string[]
  readonly workerPath: string
  /** Where the web host keeps uploads: a job that it left is gone on with too. */
  readonly uploadsDir: string
  readonly now: () => number
  readonly log: (thrown: unknown) => void
  readonly signal: AbortSignal
  readonly onEvent: (event: JobEvent) => void
}

/**
 * Imports files and folders and brings the index up to date, making the collection where there is none. What an
 * earlier, interrupted run was given is done too. Throws `cancelled`, `busy`, or what went wrong.
 */
export async function indexPaths(input: IndexPaths): Promise<Totals & { readonly seconds: number }> {
  const { file, paths, workerPath, uploadsDir, now, log, signal, onEvent } = input
  const startedAt = now()
  const { store, jobs, close } = openOwned(file, { workerPath, uploadsDir, log })
  try {
    const left = unfinishedJobs(store).flatMap((job) => job.paths)
    const jobId = await jobs.start([...new Set([...left, ...paths])])
    const cancel = (): void => void jobs.cancel(jobId).catch(log)
    signal.addEventListener('abort', cancel, { once: true })
    if (signal.aborted) cancel()
    for await (const event of jobs.watch(jobId, 0, new AbortController().signal)) {
      onEvent(event)
      if (event.type !== 'ended' || event.state === 'completed') continue
      if (event.state === 'cancelled')
        throw new StrataError('cancelled', 'The index was stopped; run it again to go on.')
      throw new StrataError('internal', event.message ?? 'The index could not be finished.')
    }
    signal.removeEventListener('abort', cancel)
    return { ...readTotals(store), seconds: (now() - startedAt) / 1_000 }
  } finally {
    await close()
  }
}

export interface CollectionReader {
  status(): CollectionStatus
  /** Of one level's cover, or all, from level 0 down. */
  reports(level?: number): Report[]
  evidence(dataset: Dataset, id: number): EvidenceChain
  text(document: number): DocumentText
  close(): void
}

/** Opens a collection to read, beside whoever has it open. */
export function openCollectionReader(file: string): CollectionReader {
  const store = openReader(file)
  return {
    status: () => readStatus(store),
    reports: (level) => {
      const reports = allReports(store)
      if (level === undefined) return reports
      const cover = new Set(coverOf(allCommunities(store), level).map(({ id }) => id))
      return reports.filter(({ id }) => cover.has(id))
    },
    evidence: (dataset, id) => found(readEvidence(store, dataset, id), `${dataset} record`, id),
    text: (document) => found(readDocument(store, document), 'document', document),
    close: store.close,
  }
}

interface AskCollection {
  readonly file: string
  readonly question: string
  readonly method: MethodName
  readonly level: number
  readonly now: () => number
  readonly signal: AbortSignal
  readonly onEvent: (event: AnswerEvent) => void
}

/** Asks one question of a collection and keeps the answer in it. */
export async function askCollection({ file, onEvent, ...question }: AskCollection): Promise<Answer> {
  openReader(file).close()
  const store = openWriter(file)
  try {
    for await (const event of ask({ ...question, store })) {
      onEvent(event)
      if (event.type === 'finished') return event.answer
    }
    throw new StrataError('internal', 'The question ended without an answer.')
  } finally {
    store.close()
  }
}
