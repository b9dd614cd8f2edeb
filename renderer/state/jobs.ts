import { create } from 'zustand'
import { toWireError } from '../../shared/contract/index.ts'
import type { Job } from '../../shared/model/index.ts'
import { engine, nextConnection, useConnection } from './engine.ts'
import { afterEvent, isActive, newJob, type JobProgress } from './job-progress.ts'

interface Jobs {
  /** The job of each collection that is watched or was watched last. */
  readonly jobs: Readonly<Record<string, JobProgress>>
  /** Counts up when a job of the collection ended: what was asked before may be out of date. */
  readonly revisions: Readonly<Record<string, number>>
}

const useJobs = create<Jobs>(() => ({ jobs: {}, revisions: {} }))
const watched = new Set<string>()

/** The job of a collection that the page knows of. */
export const useJob = (collection: string): JobProgress | undefined => useJobs((state) => state.jobs[collection])

/** Counts up whenever a job of the collection ends; part of the key of what is asked about it. */
export const useRevision = (collection: string): number => useJobs((state) => state.revisions[collection] ?? 0)

/** Makes everything that shows the collection ask again. */
const reviseCollection = (collection: string): void =>
  useJobs.setState(({ revisions }) => ({ revisions: { ...revisions, [collection]: (revisions[collection] ?? 0) + 1 } }))

const setJob = (collection: string, job: JobProgress): void =>
  useJobs.setState(({ jobs }) => ({ jobs: { ...jobs, [collection]: job } }))

/** Takes note of a collection's jobs as its status lists them: follows one that runs, shows one that stopped. */
export function noteJobs(collection: string, jobs: readonly Job[]): void {
  const last = jobs.toSorted((a, b) => a.id - b.id).at(-1)
  const known = useJobs.getState().jobs[collection]
  if (!last || (known && known.jobId > last.id)) return
  const noted: JobProgress = { ...newJob(last.id), state: last.state, stage: last.stage, message: last.error }
  if (isActive(noted)) void watchJob(collection, last.id)
  else if (known?.jobId !== last.id) setJob(collection, noted)
}

/** Follows a job to its end, over lost connections too. */
export async function watchJob(collection: string, jobId: number): Promise<void> {
  const key = `${collection} ${jobId}`
  if (watched.has(key)) return
  watched.add(key)
  const forever = new AbortController().signal
  let job = newJob(jobId)
  setJob(collection, job)
  try {
    while (isActive(job)) {
      const { epoch } = useConnection.getState()
      try {
        for await (const event of engine()['jobs.watch']({ collection, jobId, afterSeq: job.seq })) {
          job = afterEvent(job, event)
          setJob(collection, job)
          if (event.type === 'stage') reviseCollection(collection)
        }
        if (isActive(job)) job = { ...job, state: 'interrupted' }
      } catch (thrown) {
        const error = toWireError(thrown)
        if (error.code === 'interrupted') await nextConnection(epoch, forever)
        else job = { ...job, state: 'failed', message: error.message }
      }
    }
    setJob(collection, job)
  } finally {
    watched.delete(key)
    reviseCollection(collection)
  }
}

/** Forgets what is known of a collection's job. */
export const forgetJob = (collection: string): void =>
  useJobs.setState(({ jobs }) => {
    const { [collection]: _gone, ...rest } = jobs
    return { jobs: rest }
  })
