import { availableParallelism } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { createBuiltinAnalyst } from '../analysts/builtin/create-builtin-analyst.ts'
import { inThreads } from '../analysts/parallel/in-threads.ts'
import { createThreadPool } from '../analysts/parallel/thread-pool.ts'
import { runPipeline } from '../indexing/pipeline.ts'
import { runJob } from '../jobs/run-job.ts'
import { openWriter } from '../store/open-collection.ts'
import { startAnalystThread } from './start-analyst-thread.ts'
import { threadCount } from './thread-count.ts'
import type { WorkerInput, WorkerMessage } from './worker-messages.ts'

/** The thread of one job: its own connection, the built-in analyst with threads to read in, and the pipeline. */
const { file, jobId, uploadsDir } = workerData as WorkerInput
const post = (message: WorkerMessage): void => parentPort?.postMessage(message)
const controller = new AbortController()
parentPort?.on('message', (message) => {
  if (message === 'cancel') controller.abort()
})

const log = (thrown: unknown): void =>
  post({ type: 'log', text: thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown) })

const threads = threadCount(availableParallelism(), process.env['STRATA_THREADS'])
const pool = threads > 0 ? createThreadPool(() => startAnalystThread(log), threads) : undefined
const builtin = createBuiltinAnalyst()
const analyst = pool ? inThreads(builtin, pool) : builtin

const store = openWriter(file)
await runJob({
  store,
  jobId,
  signal: controller.signal,
  now: () => performance.now(),
  emit: (event) => post({ type: 'event', event }),
  log,
  work: (paths, reporter) => runPipeline({ store, analyst, paths, uploadsDir, signal: controller.signal, ...reporter }),
})
pool?.close()
store.close()
parentPort?.close()
