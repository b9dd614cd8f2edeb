import { availableParallelism } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { createBuiltinAnalyst } from '../analysts/builtin/create-builtin-analyst.ts'
import { inThreads } from '../analysts/parallel/in-threads.ts'
import { createThreadPool } from '../analysts/parallel/thread-pool.ts'
import { runJob } from '../jobs/run-job.ts'
import { openWriter } from '../store/open-collection.ts'
import { runIndex } from './run-index.ts'
import { startAnalystThread } from './start-analyst-thread.ts'
import { threadCount } from './thread-count.ts'
import type { ToWorker, WorkerInput, WorkerMessage } from './worker-messages.ts'

/** The thread of one job: its own connection, the built-in analyst with threads to read in, and the work. */
const { file, jobId, ...task } = workerData as WorkerInput
const post = (message: WorkerMessage): void => parentPort?.postMessage(message)
const controller = new AbortController()
let paused = false
parentPort?.on('message', (message: ToWorker) => {
  paused = message === 'pause'
  controller.abort()
})

const log = (thrown: unknown): void =>
  post({ type: 'log', text: thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown) })

const threads = threadCount(availableParallelism(), process.env['STRATA_THREADS'])
const pool = threads > 0 ? createThreadPool(() => startAnalystThread(log), threads) : undefined
const builtin = createBuiltinAnalyst()
const analyst = pool ? inThreads(builtin, pool) : builtin

const store = openWriter(file)
const { signal } = controller
const now = (): number => performance.now()
await runJob({
  store,
  jobId,
  signal,
  isPaused: () => paused,
  now,
  emit: (event) => post({ type: 'event', event }),
  log,
  work: (paths, reporter) =>
    runIndex({
      ...task,
      store,
      jobId,
      builtin: analyst,
      paths,
      signal,
      now,
      reporter,
      log,
      onSettling: () => post({ type: 'settling' }),
    }),
})
pool?.close()
store.close()
parentPort?.close()
