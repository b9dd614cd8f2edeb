import { Worker } from 'node:worker_threads'
import type { JobEvent } from '../../shared/model/index.ts'
import type { ToWorker, WorkerInput, WorkerMessage } from './worker-messages.ts'

/** Milliseconds a worker has to end by itself once it was told to. */
const grace = 5_000

interface StartWorker extends WorkerInput {
  readonly workerPath: string
  readonly onEvent: (event: JobEvent) => void
  readonly log: (thrown: unknown) => void
}

export interface RunningWorker {
  /** Asks the worker to stop; one that is deep in a computation is ended, which loses only what was not yet saved. */
  cancel(): void
  /** The same for a job that is to go on later. */
  pause(): void
  /** Settles when the thread has ended; true where it told how the job ended. */
  readonly finished: Promise<boolean>
}

/** Runs a job in a thread of its own. */
export function startWorker({ workerPath, onEvent, log, ...input }: StartWorker): RunningWorker {
  const worker = new Worker(workerPath, { workerData: input satisfies WorkerInput })
  let told = false
  let deadline: NodeJS.Timeout | undefined
  worker.on('message', (message: WorkerMessage) => {
    if (message.type === 'log') return log(message.text)
    told ||= message.event.type === 'ended'
    onEvent(message.event)
  })
  worker.on('error', log)
  const stop = (how: ToWorker) => (): void => {
    worker.postMessage(how)
    deadline ??= setTimeout(() => void worker.terminate(), grace)
  }
  return {
    cancel: stop('cancel'),
    pause: stop('pause'),
    finished: new Promise((resolve) => {
      worker.on('exit', () => {
        clearTimeout(deadline)
        resolve(told)
      })
    }),
  }
}
