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

/** A port over a WebSocket: each message is one JSON text, `{channel: 'engine', frame}`. */
export function socketPort(socket: Socket): Port {
  return {
    send: (message) => {
      if (socket.readyState !== OPEN) return
      if (socket.bufferedAmount > MOST_WAITING) socket.terminate()
      else socket.send(JSON.stringify({ channel: 'engine', frame: message }))
    },
    onMessage: (listener) =>
      void socket.on('message', (data, isBinary) => {
        const message = isBinary ? undefined : parse(data.toString())
        if (message?.channel === 'engine') listener(message.frame)
      }),
    onClose: (listener) => {
      socket.on('close', listener)
      // An error is always followed by a close.
      socket.on('error', () => undefined)
    },
    close: () => socket.close(),
  }
}

function parse(text: string): { readonly channel?: unknown; readonly frame?: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}
