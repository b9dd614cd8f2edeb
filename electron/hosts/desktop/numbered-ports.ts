import type { Port } from '../../../shared/rpc/index.ts'
import type { FromEngine } from './engine-messages.ts'

interface NumberedPorts {
  receive(connection: number, frame: unknown): void
  close(connection: number): void
  closeAll(): void
}

/** Many ports over one line. A connection begins with its first frame; `onPort` then gets its port. */
export function createNumberedPorts(send: (message: FromEngine) => void, onPort: (port: Port) => void): NumberedPorts {
  const open = new Map<number, { readonly receive: (frame: unknown) => void; readonly end: () => void }>()

  const begin = (connection: number) => {
    const messages: ((message: unknown) => void)[] = []
    const closes: (() => void)[] = []
    const close = (): void => {
      if (open.delete(connection)) closes.forEach((listener) => listener())
    }
    const line = { receive: (frame: unknown) => messages.forEach((listener) => listener(frame)), end: close }
    open.set(connection, line)
    onPort({
      send: (frame) => {
        if (open.has(connection)) send({ connection, frame })
      },
      onMessage: (listener) => void messages.push(listener),
      onClose: (listener) => void closes.push(listener),
      close,
    })
    return line
  }

  return {
    receive: (connection, frame) => (open.get(connection) ?? begin(connection)).receive(frame),
    close: (connection) => open.get(connection)?.end(),
    closeAll: () => [...open.values()].forEach((line) => line.end()),
  }
}
