import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { EngineContract, Source } from '../../shared/contract/engine.ts'
import { StrataError } from '../../shared/contract/errors.ts'
import type { Handlers } from '../../shared/contract/method.ts'
import { unfinishedJobs } from '../store/jobs.ts'
import type { EngineOptions } from './engine-options.ts'
import type { OpenCollections } from './open-collections.ts'
import { refuseOutside } from './refuse-outside.ts'

type Names = 'index.start' | 'index.resume' | 'jobs.watch' | 'jobs.cancel'

/** Importing and indexing, as jobs. */
export function createIndexHandlers(
  options: EngineOptions,
  open: OpenCollections,
): Pick<Handlers<EngineContract>, Names> {
  return {
    'index.start': async ({ collection, sources }) => ({
      jobId: await open.get(collection).jobs.start(sources.map((source) => pathOfSource(source, options))),
    }),
    'index.resume': async ({ collection }) => {
      const { store, jobs } = open.get(collection)
      return { jobId: await jobs.start([...new Set(unfinishedJobs(store).flatMap(({ paths }) => paths))]) }
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
  const folder = uploadsDir && /^[a-z0-9-]{8,64}$/.test(source.upload) ? join(uploadsDir, source.upload) : undefined
  if (folder && existsSync(folder)) return folder
  throw new StrataError('not-found', 'The files that were to be uploaded are not here.', { hint: 'Drop them again.' })
}
