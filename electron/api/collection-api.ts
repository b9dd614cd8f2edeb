import { existsSync } from 'node:fs'
import { StrataError } from '../../shared/contract/errors.ts'
import { documentFormats } from '../../shared/model/index.ts'
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
  RetrievedChunk,
  RunUsage,
  Totals,
} from '../../shared/model/index.ts'
import { retrieveChunks } from '../querying/basic/retrieve-chunks.ts'
import { saveAnalysis } from '../store/analysis-settings.ts'
import { allCommunities, countLevels, coverOf } from '../store/communities.ts'
import { readDocument } from '../store/documents.ts'
import { readEvidence } from '../store/evidence.ts'
import { readJobUsage } from '../store/jobs.ts'
import { openReader, openWriter } from '../store/open-collection.ts'
import { allReports } from '../store/reports.ts'
import { readStatus, readTotals } from '../store/status.ts'
import { ask } from './ask-handlers.ts'
import type { Answering } from './create-answerer.ts'
import { createEmbedding } from './create-embedding.ts'
import { openOwned } from './open-collections.ts'
import { found, recordNames } from './record-handlers.ts'
import { refuseMissingLevel } from './refuse-missing-level.ts'
import { wantsModel } from './wants-model.ts'
import type { JobTask, ModelAccess } from './worker-messages.ts'

export interface IndexPaths extends JobTask {
  readonly file: string
  readonly paths: readonly string[]
  readonly workerPath: string
  readonly now: () => number
  readonly log: (thrown: unknown) => void
  readonly signal: AbortSignal
  readonly onEvent: (event: JobEvent) => void
}

/** What a run came to: what the collection holds, and what its model took and could not do. */
export interface Indexed extends Totals {
  readonly seconds: number
  readonly usage: RunUsage | null
  readonly failed: CollectionStatus['failed']
}

/**
 * Imports files and folders and brings the index up to date, making the collection where there is none. Only these
 * paths are read: what a job that was left in the file names is no business of whoever runs this. Throws `cancelled`,
 * `busy`, `not-found` where the paths hold nothing to index, or what went wrong; a new collection that nothing came
 * into is not left behind.
 */
export async function indexPaths(input: IndexPaths): Promise<Indexed> {
  const { file, paths, workerPath, now, log, signal, onEvent, model, analysis } = input
  const startedAt = now()
  if (!paths.some((path) => existsSync(path))) throw nothingFound(paths, 'There is nothing at', 'Check the path.')
  const isNew = !existsSync(file)
  const { store, jobs, close, discard } = openOwned(file, { workerPath, log }, true)
  let files = 0
  let isEmpty = false
  try {
    // Kept so that the next run, with the same, finds its work done.
    if (analysis && wantsModel(analysis)) saveAnalysis(store, analysis)
    const jobId = await jobs.start([...new Set(paths)], undefined, { model, analysis })
    const cancel = (): void => void jobs.cancel(jobId).catch(log)
    signal.addEventListener('abort', cancel, { once: true })
    if (signal.aborted) cancel()
    for await (const event of jobs.watch(jobId, 0, new AbortController().signal)) {
      onEvent(event)
      if (event.type === 'progress' && event.stage === 'import') files = event.total
      if (event.type !== 'ended' || event.state === 'completed') continue
      if (event.state === 'cancelled')
        throw new StrataError('cancelled', 'The index was stopped; run it again to go on.')
      if (event.state === 'paused')
        throw new StrataError('interrupted', event.message ?? 'The index was paused.', {
          hint: 'What is done is kept: run it again to go on, and nothing is paid twice.',
        })
      throw new StrataError('internal', event.message ?? 'The index could not be finished.')
    }
    signal.removeEventListener('abort', cancel)
    const totals = readTotals(store)
    isEmpty = totals.documents === 0
    if (files === 0 || isEmpty)
      throw nothingFound(
        paths,
        'Nothing that could be read was found in',
        `Strata reads ${documentFormats.join(', ')}.`,
      )
    const { failed } = readStatus(store)
    return { ...totals, seconds: (now() - startedAt) / 1_000, usage: readJobUsage(store, jobId) ?? null, failed }
  } finally {
    await (isNew && isEmpty ? discard() : close())
  }
}

function nothingFound(paths: readonly string[], what: string, hint: string): StrataError {
  const named = paths.length > 3 ? `${paths.slice(0, 3).join(', ')} and ${paths.length - 3} more` : paths.join(', ')
  return new StrataError('not-found', `${what} ${named}.`, { hint })
}

interface Retrieve {
  /** Whose embedding model makes the question's vector; without it the words alone rank. */
  readonly model?: ModelAccess | undefined
  readonly signal: AbortSignal
}

export interface CollectionReader {
  status(): CollectionStatus
  /** Of one level's cover, or all, from level 0 down. Throws `not-found` for a level that is not there. */
  reports(level?: number): Report[]
  evidence(dataset: Dataset, id: number): EvidenceChain
  text(document: number): DocumentText
  /** The passages nearest to a question, best first, at most `k`. */
  retrieve(question: string, k: number, options: Retrieve): Promise<RetrievedChunk[]>
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
      refuseMissingLevel(level, countLevels(store))
      const cover = new Set(coverOf(allCommunities(store), level).map(({ id }) => id))
      return reports.filter(({ id }) => cover.has(id))
    },
    evidence: (dataset, id) => found(readEvidence(store, dataset, id), recordNames[dataset], id),
    text: (document) => found(readDocument(store, document), 'document', document),
    retrieve: (question, k, { model, signal }) =>
      retrieveChunks(store, question, k, { embedding: model && createEmbedding(model), signal }),
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
  /** Without it, the built-in analyst answers. */
  readonly answering?: Answering
  readonly onEvent: (event: AnswerEvent) => void
}

/** Asks one question of a collection and keeps the answer in it. */
export async function askCollection({ file, onEvent, ...question }: AskCollection): Promise<Answer> {
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
