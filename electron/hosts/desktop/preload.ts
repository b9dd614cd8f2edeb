import { contextBridge, ipcRenderer, webUtils } from 'electron'
import type { Channel, DownMessage, UpMessage } from './bridge-messages.ts'
import type { Bridge, BridgeLine } from '../../../shared/contract/index.ts'

type Listeners<T> = Set<(value: T) => void>

function listenTo<T>(listeners: Listeners<T>, listener: (value: T) => void): () => void {
  // A function that crosses from the page may be the same one twice; each subscription is its own.
  const own = (value: T): void => listener(value)
  listeners.add(own)
  return () => void listeners.delete(own)
}

function openLine(channel: Channel, onClosed: () => void): BridgeLine {
  const listeners: Listeners<unknown> = new Set()
  let connection = crypto.randomUUID()
  ipcRenderer.on(channel, (_event, message: DownMessage) => {
    if (message.connection !== connection) return
    if ('closed' in message) {
      connection = crypto.randomUUID()
      onClosed()
    } else listeners.forEach((listener) => listener(message.frame))
  })
  return {
    send: (frame) => ipcRenderer.send(channel, { connection, frame } satisfies UpMessage),
    onFrame: (listener) => listenTo(listeners, listener),
  }
}

const resets: Listeners<void> = new Set()

const bridge: Bridge = {
  engine: openLine('engine', () => resets.forEach((listener) => listener())),
  shell: openLine('shell', () => undefined),
  onReset: (listener) => listenTo(resets, listener),
  pathsOf: (files) => files.map((file) => webUtils.getPathForFile(file)),
}

contextBridge.exposeInMainWorld('strata', bridge)
