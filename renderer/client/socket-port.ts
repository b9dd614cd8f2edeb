import { StrataError } from '../../shared/contract/index.ts'
import type { Port } from '../../shared/rpc/index.ts'

/** A port over a WebSocket, when it has opened; throws `interrupted` when it does not. */
export function openSocketPort(url: string): Promise<Port> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url)
    socket.addEventListener('open', () => resolve(portOf(socket)), { once: true })
    socket.addEventListener('close', () => reject(new StrataError('interrupted', 'The engine cannot be reached.')), {
      once: true,
    })
  })
}

function portOf(socket: WebSocket): Port {
  return {
    send: (frame) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ channel: 'engine', frame }))
    },
    onMessage: (listener) =>
      socket.addEventListener('message', ({ data }) => {
        const message = parse(data)
        if (message?.channel === 'engine') listener(message.frame)
      }),
    onClose: (listener) => socket.addEventListener('close', () => listener(), { once: true }),
    close: () => socket.close(),
  }
}

function parse(data: unknown): { readonly channel?: unknown; readonly frame?: unknown } | undefined {
  if (typeof data !== 'string') return undefined
  try {
    const value: unknown = JSON.parse(data)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}
