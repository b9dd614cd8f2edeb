import type { Port } from '../../../shared/rpc/index.ts'

/** What is needed of a WebSocket of the package `ws`. */
export interface Socket {
  readonly readyState: number
  readonly bufferedAmount: number
  send(text: string): void
  on(event: 'message', listener: (data: { toString(): string }, isBinary: boolean) => void): unknown
  on(event: 'close' | 'error', listener: () => void): unknown
  close(): void
  terminate(): void
}

const OPEN = 1
/** A page that lets this many bytes wait does not listen any more. */
const MOST_WAITING = 512 * 1024 * 1024

/** A port over a WebSocket: each message is one JSON text. */
export function socketPort(socket: Socket): Port {
  return {
    send: (message) => {
      if (socket.readyState !== OPEN) return
      if (socket.bufferedAmount > MOST_WAITING) socket.terminate()
      else socket.send(JSON.stringify(message))
    },
    onMessage: (listener) =>
      void socket.on('message', (data, isBinary) => {
        const message = isBinary ? undefined : parse(data.toString())
        if (message !== undefined) listener(message)
      }),
    onClose: (listener) => {
      socket.on('close', listener)
      // An error is always followed by a close.
      socket.on('error', () => undefined)
    },
    close: () => socket.close(),
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
