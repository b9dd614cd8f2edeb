import { StrataError, fromWireError } from '../contract/errors.ts'
import type { CallOptions, Client, Contract } from '../contract/method.ts'
import { DownFrame } from './frames.ts'
import type { Port } from './port.ts'

interface Listener {
  next(value: unknown): void
  done(value: unknown): void
  fail(error: Error): void
}

/** One caller of a contract on one port. Calls still open when the port closes fail with `interrupted`. */
export function createClient<C extends Contract>(contract: C, port: Port): Client<C> {
  const open = new Map<number, Listener>()
  let lastId = 0
  let closed = false

  port.onMessage((message) => {
    const frame = DownFrame.safeParse(message)
    if (!frame.success) return
    const listener = open.get(frame.data.id)
    if (!listener) return
    if (frame.data.type === 'next') return listener.next(frame.data.value)
    open.delete(frame.data.id)
    if (frame.data.type === 'done') listener.done(frame.data.value)
    else {
      const { code, message: sentence, hint } = frame.data.error
      listener.fail(fromWireError(hint === undefined ? { code, message: sentence } : { code, message: sentence, hint }))
    }
  })
  port.onClose(() => {
    closed = true
    const listeners = [...open.values()]
    open.clear()
    for (const listener of listeners) listener.fail(connectionLost())
  })

  /** Sends the call; the returned function cancels it. */
  const start = (method: string, input: unknown, listener: Listener): (() => void) => {
    const id = ++lastId
    if (closed) {
      listener.fail(connectionLost())
      return () => undefined
    }
    open.set(id, listener)
    port.send({ type: 'call', id, method, input })
    return () => {
      if (open.delete(id)) port.send({ type: 'cancel', id })
    }
  }

  const names = Object.entries(contract).map(([name, { kind }]) => [
    name,
    kind === 'call' ? callOnce(start, name) : callForEvents(start, name),
  ])
  return Object.freeze(Object.fromEntries(names)) as Client<C>
}

const connectionLost = (): StrataError =>
  new StrataError('interrupted', 'The connection to the engine was lost.', { hint: 'Strata connects again by itself.' })

const cancelled = (): StrataError => new StrataError('cancelled', 'The work was cancelled.')

type Start = (method: string, input: unknown, listener: Listener) => () => void

function callOnce(start: Start, name: string) {
  return (input: unknown, options: Partial<CallOptions> = {}): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const { signal } = options
      if (signal?.aborted) return reject(cancelled())
      const onAbort = (): void => {
        cancel()
        reject(cancelled())
      }
      const settle =
        <T>(then: (value: T) => void) =>
        (value: T): void => {
          signal?.removeEventListener('abort', onAbort)
          then(value)
        }
      const cancel = start(name, input, { next: () => undefined, done: settle(resolve), fail: settle(reject) })
      signal?.addEventListener('abort', onAbort, { once: true })
    })
}

function callForEvents(start: Start, name: string) {
  return async function* events(input: unknown, options: Partial<CallOptions> = {}): AsyncGenerator<unknown> {
    const { signal } = options
    const queue: unknown[] = []
    let ended: { readonly error?: Error } | undefined
    let wake: () => void = () => undefined
    const end = (error?: Error): void => {
      ended ??= error ? { error } : {}
      wake()
    }
    if (signal?.aborted) throw cancelled()
    const onAbort = (): void => end(cancelled())
    signal?.addEventListener('abort', onAbort, { once: true })
    const cancel = start(name, input, {
      next: (value) => {
        queue.push(value)
        wake()
      },
      done: () => end(),
      fail: end,
    })
    try {
      for (;;) {
        while (queue.length > 0) yield queue.shift()
        if (ended?.error) throw ended.error
        if (ended) return
        await new Promise<void>((resolve) => (wake = resolve))
      }
    } finally {
      signal?.removeEventListener('abort', onAbort)
      cancel()
    }
  }
}
