import { Worker } from 'node:worker_threads'
import type { JobEvent } from '../../shared/model/index.ts'
import type { ToWorker, WorkerInput, WorkerMessage } from './worker-messages.ts'

/** Milliseconds a worker has to end by itself once it was told to. */
export interface Grace {
  readonly stopping: number
  /** For one that has said that it stopped, and is bringing a map into line. */
  readonly settling: number
}

const usualGrace: Grace = { stopping: 5_000, settling: 60_000 }

interface StartWorker extends WorkerInput {
  readonly workerPath: string
  readonly onEvent: (event: JobEvent) => void
  readonly log: (thrown: unknown) => void
  readonly grace?: Grace
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
export function startWorker({ workerPath, onEvent, log, grace = usualGrace, ...input }: StartWorker): RunningWorker {
  const worker = new Worker(workerPath, { workerData: input satisfies WorkerInput })
  let told = false
  let deadline: NodeJS.Timeout | undefined
  let settling = false
  const setDeadline = (): void => {
    clearTimeout(deadline)
    deadline = setTimeout(() => void worker.terminate(), grace[settling ? 'settling' : 'stopping'])
  }
  worker.on('message', (message: WorkerMessage) => {
    if (message.type === 'log') return log(message.text)
    if (message.type === 'settling') {
      settling = true
      if (deadline !== undefined) setDeadline()
      return
    }
    told ||= message.event.type === 'ended'
    onEvent(message.event)
  })
  worker.on('error', log)
  const stop = (how: ToWorker) => (): void => {
    worker.postMessage(how)
    if (deadline === undefined) setDeadline()
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
