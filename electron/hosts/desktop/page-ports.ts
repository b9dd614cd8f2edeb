import { ipcMain, type IpcMainEvent, type WebContents } from 'electron'
import type { Port } from '../../../shared/rpc/index.ts'
import { UpMessage, type Channel, type DownMessage } from './bridge-messages.ts'
import { isTrustedSender } from './trusted-sender.ts'

/** One page's line: the port its frames arrive at, and its end. */
interface Line {
  readonly connection: string
  readonly port: Port
  receive(frame: unknown): void
  /** The page is gone or has begun a new connection. */
  end(): void
}

/**
 * Gives each connection that a page begins on `channel` a port. Closing the port tells the page, which then begins
 * a new connection; a page that reloads or goes closes its port. The only place that listens to pages.
 */
export function listenToPages(channel: Channel, onPort: (port: Port) => void): void {
  const lines = new Map<WebContents, Line>()
  const known = new WeakSet<WebContents>()
  const end = (contents: WebContents): void => {
    lines.get(contents)?.end()
    lines.delete(contents)
  }
  const watch = (contents: WebContents): void => {
    if (known.has(contents)) return
    known.add(contents)
    contents.once('destroyed', () => end(contents))
    contents.on('render-process-gone', () => end(contents))
  }

  ipcMain.on(channel, (event: IpcMainEvent, message: unknown) => {
    if (!isTrustedSender(event.senderFrame)) return
    const parsed = UpMessage.safeParse(message)
    if (!parsed.success) return
    const { connection, frame } = parsed.data
    const contents = event.sender
    let line = lines.get(contents)
    if (line?.connection !== connection) {
      watch(contents)
      end(contents)
      line = openLine(connection, (down) => {
        if (!contents.isDestroyed()) contents.send(channel, down)
      })
      lines.set(contents, line)
      onPort(line.port)
    }
    line.receive(frame)
  })
}

/** A port whose messages reach the page through `tell`. */
function openLine(connection: string, tell: (message: DownMessage) => void): Line {
  const messages: ((message: unknown) => void)[] = []
  const closes: (() => void)[] = []
  let open = true
  const end = (): void => {
    if (!open) return
    open = false
    closes.forEach((listener) => listener())
  }
  const port: Port = {
    send: (frame) => {
      if (open) tell({ connection, frame })
    },
    onMessage: (listener) => void messages.push(listener),
    onClose: (listener) => void closes.push(listener),
    close: () => {
      if (!open) return
      end()
      tell({ connection, closed: true })
    },
  }
  return {
    connection,
    port,
    receive: (frame) => {
      if (open) messages.forEach((listener) => listener(frame))
    },
    end,
  }
}
