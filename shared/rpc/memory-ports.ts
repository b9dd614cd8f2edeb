import type { Port } from './port.ts'

/** Two connected ends in one process; messages cross as JSON would carry them. */
export function createMemoryPorts(): readonly [Port, Port] {
  const ends = [createEnd(), createEnd()] as const
  let closed = false
  const connect = (own: End, other: End): Port => ({
    send: (message) => {
      if (closed) return
      const copy: unknown = JSON.parse(JSON.stringify(message))
      queueMicrotask(() => other.messages.forEach((listener) => listener(copy)))
    },
    onMessage: (listener) => void own.messages.push(listener),
    onClose: (listener) => void own.closes.push(listener),
    close: () => {
      if (closed) return
      closed = true
      queueMicrotask(() => ends.forEach((end) => end.closes.forEach((listener) => listener())))
    },
  })
  return [connect(ends[0], ends[1]), connect(ends[1], ends[0])]
}

interface End {
  readonly messages: ((message: unknown) => void)[]
  readonly closes: (() => void)[]
}

const createEnd = (): End => ({ messages: [], closes: [] })
