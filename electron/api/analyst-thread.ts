import { parentPort } from 'node:worker_threads'
import { createBuiltinAnalyst } from '../analysts/builtin/create-builtin-analyst.ts'
import { serveThread } from '../analysts/parallel/serve-thread.ts'
import type { ThreadTask } from '../analysts/parallel/thread-messages.ts'

/** A thread that reads and writes for a job, one task after the other; whoever started it ends it. */
const analyst = createBuiltinAnalyst()
const never = new AbortController().signal
parentPort?.on('message', async (task: ThreadTask) => parentPort?.postMessage(await serveThread(analyst, task, never)))
