import { StrataError, toWireError } from '../../shared/contract/errors.ts'
import type { JobEvent, JobState } from '../../shared/model/index.ts'
import { createJobLog, type JobLog } from '../jobs/job-log.ts'
import type { Writer } from '../store/connection.ts'
import { readAnalysis } from '../store/analysis-settings.ts'
import { addJob, interruptRunningJobs, readJob, setJobPaths, setJobState, sourcesInUse } from '../store/jobs.ts'
import { asStorageError } from '../store/storage-error.ts'
import { writeSoon } from '../store/write-soon.ts'
import { removeBatches } from './upload-batches.ts'
import { startWorker, type RunningWorker } from './start-worker.ts'
import { wantsModel } from './wants-model.ts'
import type { JobTask } from './worker-messages.ts'

interface QueueOptions {
  readonly workerPath: string
  readonly log: (thrown: unknown) => void
  readonly uploadsDir?: string | undefined
}

export interface JobQueue {
  /**
   * Queues a job over files and folders; it starts when those before it have ended. Only then `left` is asked what else
   * it is to do: until then a job before it may have done that.
   */
  start(paths: readonly string[], left?: () => readonly string[], task?: JobTask): Promise<number>
  watch(jobId: number, afterSeq: number, signal: AbortSignal): AsyncGenerator<JobEvent>
  cancel(jobId: number): Promise<void>
  /** Stops a job so that it can go on when it is asked to. */
  pause(jobId: number): Promise<void>
  /** Stops what runs, so that it can go on another time. */
  close(): Promise<void>
}

interface WaitingJob {
  readonly id: number
  readonly left: () => readonly string[]
  readonly task: JobTask
}

const untilClosed = new AbortController().signal

/** The jobs of one open collection, one at a time. */
export function createJobQueue(store: Writer, { workerPath, log, uploadsDir }: QueueOptions): JobQueue {
  const logs = new Map<number, JobLog>()
  const waiting: WaitingJob[] = []
  const cancelled = new Set<number>()
  const paused = new Set<number>()
  let running: { readonly id: number; readonly worker: RunningWorker } | undefined
  let last: Promise<void> = Promise.resolve()
  let closed = false

  const endFor = async (id: number, state: JobState, message?: string): Promise<void> => {
    try {
      await writeSoon(store, () => setJobState(store, id, state, message ?? null), untilClosed)
    } finally {
      // Who watches hears of the end even where the disk takes nothing more.
      logs.get(id)?.add({ seq: Number.MAX_SAFE_INTEGER, type: 'ended', state, ...(message ? { message } : {}) })
    }
  }

  /** Forgets the events of the jobs before, which have ended, and adds to a job what they left. */
  const prepare = async ({ id, left }: WaitingJob): Promise<void> => {
    for (const [known, { hasEnded }] of logs) if (hasEnded) logs.delete(known)
    // None runs now: one whose row says so could not save its end.
    await writeSoon(store, () => interruptRunningJobs(store), untilClosed)
    const more = left()
    if (more.length === 0) return
    const paths = [...new Set([...more, ...(readJob(store, id)?.paths ?? [])])]
    await writeSoon(store, () => setJobPaths(store, id, paths), untilClosed)
  }

  const next = async (): Promise<void> => {
    const job = waiting[0]
    if (job === undefined) return
    let problem: string | undefined
    try {
      await prepare(job)
    } catch (thrown) {
      problem = toWireError(asStorageError(thrown), log).message
    }
    // It waits until it starts, so that it can be cancelled until then.
    if (waiting[0] !== job) return
    waiting.shift()
    if (problem === undefined) await runInWorker(job)
    else await endFor(job.id, 'failed', problem)
  }

  const runInWorker = async ({ id, task }: WaitingJob): Promise<void> => {
    const worker = startWorker({
      workerPath,
      file: store.path,
      jobId: id,
      uploadsDir,
      ...task,
      log,
      onEvent: (event) => logs.get(id)?.add(event),
    })
    running = { id, worker }
    const told = await worker.finished
    running = undefined
    const job = readJob(store, id)
    if (job?.state === 'completed') {
      const used = new Set(sourcesInUse(store))
      await removeBatches(
        job.paths.filter((path) => !used.has(path)),
        uploadsDir,
      )
    }
    if (told) {
      // Nobody cancelled it: it was stopped because the collection is being closed.
      if (closed && job?.state === 'cancelled' && !cancelled.has(id))
        await writeSoon(store, () => setJobState(store, id, 'interrupted'), untilClosed)
      return
    }
    const wasCancelled = job?.state === 'cancelling'
    if (closed) await endFor(id, 'interrupted')
    else if (paused.has(id)) await endFor(id, 'paused')
    else if (wasCancelled) await endFor(id, 'cancelled')
    else await endFor(id, 'failed', 'The job stopped without a word; start it again to go on.')
  }

  return {
    start: async (paths, left = () => [], task = {}) => {
      if (closed) throw new StrataError('interrupted', 'The collection is being closed.')
      const asksModel = wantsModel(task.analysis ?? readAnalysis(store))
      // Kept before anything is paid: a process that dies does not take it along.
      const leave = { asksModel, budget: task.model?.budget ?? null }
      const id = await writeSoon(store, () => addJob(store, 'queued', paths, leave), untilClosed)
      logs.set(id, createJobLog())
      if (closed) await endFor(id, 'interrupted')
      else waiting.push({ id, left, task })
      last = last.then(next).catch(log)
      return id
    },
    watch: (jobId, afterSeq, signal) => {
      const jobLog = logs.get(jobId)
      return jobLog ? jobLog.watch(afterSeq, signal) : tellOutcome(store, jobId)
    },
    cancel: async (jobId) => {
      const place = waiting.findIndex(({ id }) => id === jobId)
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
    pause: async (jobId) => {
      const place = waiting.findIndex(({ id }) => id === jobId)
      if (place >= 0) {
        waiting.splice(place, 1)
        await endFor(jobId, 'paused')
      } else if (running?.id === jobId) {
        paused.add(jobId)
        running.worker.pause()
      }
    },
    close: async () => {
      closed = true
      running?.worker.cancel()
      for (const { id } of waiting.splice(0)) await endFor(id, 'interrupted').catch(log)
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
