import { existsSync } from 'node:fs'
import type { EngineContract, Source } from '../../shared/contract/engine.ts'
import { StrataError } from '../../shared/contract/errors.ts'
import type { Handlers } from '../../shared/contract/method.ts'
import { builtinAnalysis } from '../../shared/model/index.ts'
import { readAnalysis } from '../store/analysis-settings.ts'
import type { Reader } from '../store/connection.ts'
import { interruptedSources, leaveOfNewest, unfinishedSources, type JobLeave } from '../store/jobs.ts'
import type { EngineOptions } from './engine-options.ts'
import type { OpenCollections } from './open-collections.ts'
import { modelAccess } from './model-access.ts'
import { isOutside, refuseOutside } from './refuse-outside.ts'
import { batchFolder, isBatch } from './upload-batches.ts'
import { wantsModel } from './wants-model.ts'
import type { JobTask } from './worker-messages.ts'

type Names = 'index.start' | 'index.resume' | 'jobs.watch' | 'jobs.cancel'

/** Importing and indexing, as jobs. */
export function createIndexHandlers(
  options: EngineOptions,
  open: OpenCollections,
): Pick<Handlers<EngineContract>, Names> {
  // A collection's file may come from anywhere: what its jobs name is held to the same bounds as what the page names.
  const isOwnSource = (path: string): boolean => path === options.samplePath || isBatch(path, options.uploadsDir)
  const isAllowed = (path: string): boolean => isOwnSource(path) || !isOutside(path, options)
  /** A model is told to a job only where somebody let it ask one and the collection wants one: the key goes nowhere else. */
  const taskFor = (store: Reader, { asksModel, budget }: JobLeave): JobTask =>
    asksModel && wantsModel(readAnalysis(store))
      ? { model: modelAccess(options, budget) }
      : { analysis: builtinAnalysis }
  return {
    'index.start': async ({ collection, sources, model, budget }) => {
      const { store, jobs } = open.get(collection)
      const paths = sources.map((source) => pathOfSource(source, options))
      // What ended with its process is done too: nobody chose to stop it. What was cancelled or failed waits for
      // `index.resume`, or every drop would bring back a file that nobody wants, or that ends the job.
      const task = taskFor(store, { asksModel: model, budget })
      return { jobId: await jobs.start(paths, () => interruptedSources(store).filter(isAllowed), task) }
    },
    'index.resume': async ({ collection, budget }) => {
      const { store, jobs } = open.get(collection)
      for (const path of unfinishedSources(store)) if (!isOwnSource(path)) refuseOutside(path, options)
      const { asksModel, budget: left } = leaveOfNewest(store)
      const task = taskFor(store, { asksModel, budget: budget === undefined ? left : budget })
      return { jobId: await jobs.start([], () => unfinishedSources(store).filter(isAllowed), task) }
    },
    'jobs.watch': ({ collection, jobId, afterSeq }, { signal }) =>
      open.get(collection).jobs.watch(jobId, afterSeq, signal),
    'jobs.cancel': async ({ collection, jobId }) => {
      await open.get(collection).jobs.cancel(jobId)
      return {}
    },
  }
}

function pathOfSource(source: Source, options: EngineOptions): string {
  if ('path' in source) {
    refuseOutside(source.path, options)
    return source.path
  }
  const { uploadsDir } = options
  const folder = uploadsDir === undefined ? null : batchFolder(uploadsDir, source.upload)
  if (folder !== null && existsSync(folder)) return folder
  throw new StrataError('not-found', 'The files that were to be uploaded are not here.', { hint: 'Drop them again.' })
}
