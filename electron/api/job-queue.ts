import { StrataError } from '../../shared/contract/errors.ts'
import type { JobEvent } from '../../shared/model/index.ts'
import { createJobLog, type JobLog } from '../jobs/job-log.ts'
import type { Writer } from '../store/connection.ts'
import { addJob, readJob, setJobState } from '../store/jobs.ts'
import { writeSoon } from '../store/write-soon.ts'
import { removeBatches } from './upload-batches.ts'
import { startWorker, type RunningWorker } from './start-worker.ts'

interface QueueOptions {
  readonly workerPath: string
  readonly log: (thrown: unknown) => void
  readonly uploadsDir?: string | undefined
}

export interface JobQueue {
  /** Queues a job over files and folders; it starts when those before it have ended. */
  start(paths: readonly string[]): Promise<number>
  watch(jobId: number, afterSeq: number, signal: AbortSignal): AsyncGenerator<JobEvent>
  cancel(jobId: number): Promise<void>
  /** Stops what runs, so that it can go on another time. */
  close(): Promise<void>
}

const untilClosed = new AbortController().signal

/** The jobs of one open collection, one at a time. */
export function createJobQueue(store: Writer, { workerPath, log, uploadsDir }: QueueOptions): JobQueue {
  const logs = new Map<number, JobLog>()
  const waiting: number[] = []
  const cancelled = new Set<number>()
  let running: { readonly id: number; readonly worker: RunningWorker } | undefined
  let last: Promise<void> = Promise.resolve()
  let closed = false

  const endFor = async (id: number, state: 'cancelled' | 'interrupted' | 'failed', message?: string): Promise<void> => {
    await writeSoon(store, () => setJobState(store, id, state, message ?? null), untilClosed)
    logs.get(id)?.add({ seq: Number.MAX_SAFE_INTEGER, type: 'ended', state, ...(message ? { message } : {}) })
  }

  const next = async (): Promise<void> => {
    const id = waiting.shift()
    if (id === undefined || closed) return
    const worker = startWorker({
      workerPath,
      file: store.path,
      jobId: id,
      uploadsDir,
      log,
      onEvent: (event) => logs.get(id)?.add(event),
    })
    running = { id, worker }
    const told = await worker.finished
    running = undefined
    const job = readJob(store, id)
    if (job?.state === 'completed') await removeBatches(job.paths, uploadsDir)
    if (told) {
      // Nobody cancelled it: it was stopped because the collection is being closed.
      if (closed && job?.state === 'cancelled' && !cancelled.has(id))
        await writeSoon(store, () => setJobState(store, id, 'interrupted'), untilClosed)
      return
    }
    const wasCancelled = job?.state === 'cancelling'
    if (closed) await endFor(id, 'interrupted')
    else if (wasCancelled) await endFor(id, 'cancelled')
    else await endFor(id, 'failed', 'The job stopped without a word; start it again to go on.')
  }

  return {
    start: async (paths) => {
      if (closed) throw new StrataError('interrupted', 'The collection is being closed.')
      const id = await writeSoon(store, () => addJob(store, 'queued', paths), untilClosed)
      logs.set(id, createJobLog())
      waiting.push(id)
      last = last.then(next).catch(log)
      return id
    },
    watch: (jobId, afterSeq, signal) => {
      const jobLog = logs.get(jobId)
      return jobLog ? jobLog.watch(afterSeq, signal) : tellOutcome(store, jobId)
    },
    cancel: async (jobId) => {
      const place = waiting.indexOf(jobId)
      if (place >= 0) {
        waiting.splice(place, 1)
        await endFor(jobId, 'cancelled')
      } else if (running?.id === jobId) {
        const { worker } = running
        cancelled.add(jobId)
        worker.cancel()
        await writeSoon(
          store,
          () => readJob(store, jobId)?.state === 'running' && setJobState(store, jobId, 'cancelling'),
          untilClosed,
        )
      }
    },
    close: async () => {
      closed = true
      running?.worker.cancel()
      await last
    },
  }
}

/** A job of an earlier run has no events left, only its outcome. */
async function* tellOutcome(store: Writer, jobId: number): AsyncGenerator<JobEvent> {
  const job = readJob(store, jobId)
  if (!job) throw new StrataError('not-found', `There is no job ${jobId} in this collection.`)
  yield { seq: Number.MAX_SAFE_INTEGER, type: 'ended', state: job.state, ...(job.error ? { message: job.error } : {}) }
}
