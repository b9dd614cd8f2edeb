import { fromWireError, StrataError } from '../../../shared/contract/errors.ts'
import type { ThreadReply, ThreadResult, ThreadTask } from './thread-messages.ts'

/** What the pool needs of a thread. */
export interface PoolThread {
  post(task: ThreadTask): void
  onReply(listener: (reply: ThreadReply) => void): void
  /** Called when the thread ended, whoever ended it; `cause` is what it died of, where that is known. */
  onEnd(listener: (cause: unknown) => void): void
  stop(): void
}

export interface ThreadPool {
  readonly size: number
  /**
   * Does a task in the first thread that is free. Fails with the task's own error, with the reason of `signal`, which
   * ends the thread at once, or with `internal` where the thread died.
   */
  run(task: ThreadTask, signal: AbortSignal): Promise<ThreadResult>
  /** Ends all threads; what still waits fails. */
  close(): void
}

interface Waiting {
  readonly task: ThreadTask
  readonly signal: AbortSignal
  readonly resolve: (result: ThreadResult) => void
  readonly reject: (reason: unknown) => void
}

/** At most `size` threads, each started when a task would have to wait for another, and each with one task at a time. */
export function createThreadPool(start: () => PoolThread, size: number): ThreadPool {
  const idle: PoolThread[] = []
  const busy = new Map<PoolThread, Waiting>()
  let waiting: Waiting[] = []

  const settle = (thread: PoolThread): Waiting | undefined => {
    const job = busy.get(thread)
    busy.delete(thread)
    return job
  }

  const startThread = (): PoolThread => {
    const thread = start()
    thread.onReply((reply) => {
      const job = settle(thread)
      if (!job) return
      idle.push(thread)
      next()
      if ('result' in reply) job.resolve(reply.result)
      else job.reject('error' in reply ? fromWireError(reply.error) : reply.thrown)
    })
    thread.onEnd((cause) => {
      const at = idle.indexOf(thread)
      if (at >= 0) idle.splice(at, 1)
      settle(thread)?.reject(died(cause))
      next()
    })
    return thread
  }

  const next = (): void => {
    while (waiting.length > 0 && (idle.length > 0 || busy.size < size)) {
      const job = waiting.shift()!
      const thread = idle.pop() ?? startThread()
      busy.set(thread, job)
      thread.post(job.task)
    }
  }

  function dropAborted(): void {
    for (const job of waiting.filter(({ signal }) => signal.aborted)) job.reject(job.signal.reason)
    waiting = waiting.filter(({ signal }) => !signal.aborted)
    for (const [thread, job] of busy) {
      if (!job.signal.aborted) continue
      settle(thread)
      thread.stop()
      job.reject(job.signal.reason)
    }
    next()
  }

  return {
    size,
    run: (task, signal) =>
      new Promise((resolve, reject) => {
        if (signal.aborted) return reject(signal.reason as Error)
        // The same listener for all tasks: a signal that many share holds it once.
        signal.addEventListener('abort', dropAborted)
        waiting.push({ task, signal, resolve, reject })
        next()
      }),
    close: () => {
      const left = [...waiting, ...busy.values()]
      const threads = [...idle, ...busy.keys()]
      waiting = []
      idle.length = 0
      busy.clear()
      for (const thread of threads) thread.stop()
      for (const { reject } of left) reject(new StrataError('interrupted', 'The threads that read were ended.'))
    },
  }
}

const died = (cause: unknown): StrataError =>
  new StrataError('internal', 'A thread that read documents ended unexpectedly.', {
    hint: 'Index again to go on; what was read before is kept.',
    cause,
  })
