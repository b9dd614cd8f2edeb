import { extname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { PoolThread } from '../analysts/parallel/thread-pool.ts'

/** Beside the module that runs, which is built (.js) or source (.ts); inside an archive too. */
const threadPath = join(import.meta.dirname, `analyst-thread${extname(import.meta.filename)}`)

/** Starts a thread with the built-in analyst, or of another `program`. What it dies of goes to `log`. */
export function startAnalystThread(log: (thrown: unknown) => void, program: string | URL = threadPath): PoolThread {
  const worker = new Worker(program)
  let cause: unknown
  worker.on('error', (thrown) => {
    cause = thrown
    log(thrown)
  })
  return {
    post: (task) => worker.postMessage(task),
    onReply: (listener) => void worker.on('message', listener),
    onEnd: (listener) => void worker.on('exit', () => listener(cause)),
    stop: () => void worker.terminate(),
  }
}
