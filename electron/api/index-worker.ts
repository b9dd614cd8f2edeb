import { parentPort, workerData } from 'node:worker_threads'
import { createBuiltinAnalyst } from '../analysts/builtin/create-builtin-analyst.ts'
import { runPipeline } from '../indexing/pipeline.ts'
import { runJob } from '../jobs/run-job.ts'
import { openWriter } from '../store/open-collection.ts'
import type { WorkerInput, WorkerMessage } from './worker-messages.ts'

/** The thread of one job: its own connection, the built-in analyst, and the pipeline. */
const { file, jobId, uploadsDir } = workerData as WorkerInput
const post = (message: WorkerMessage): void => parentPort?.postMessage(message)
const controller = new AbortController()
parentPort?.on('message', (message) => {
  if (message === 'cancel') controller.abort()
})

const store = openWriter(file)
await runJob({
  store,
  jobId,
  signal: controller.signal,
  now: () => performance.now(),
  emit: (event) => post({ type: 'event', event }),
  log: (thrown) =>
    post({ type: 'log', text: thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown) }),
  work: (paths, reporter) =>
    runPipeline({ store, analyst: createBuiltinAnalyst(), paths, uploadsDir, signal: controller.signal, ...reporter }),
})
store.close()
parentPort?.close()
