import type { MessagePort } from 'node:worker_threads'
import type { Port } from '../../shared/rpc/index.ts'

/** A port over one end of a MessageChannel, whose other end may be in another thread. */
export function messagePort(end: MessagePort): Port {
  return {
    send: (message) => end.postMessage(message),
    onMessage: (listener) => void end.on('message', listener),
    onClose: (listener) => void end.on('close', listener),
    close: () => end.close(),
  }
}
