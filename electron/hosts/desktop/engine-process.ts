import type { Port } from '../../../shared/rpc/index.ts'
import type { KeysByOrigin } from '../common/api-keys.ts'
import type { FromEngine, ToEngine } from './engine-messages.ts'
import { refuseCalls } from './refuse-calls.ts'
import { restartDelay } from './restart-delay.ts'

/** What is needed of a utility process. */
export interface EngineChild {
  postMessage(message: ToEngine): void
  onMessage(listener: (message: FromEngine) => void): void
  onExit(listener: (code: number) => void): void
  kill(): void
}

interface EngineProcessOptions {
  readonly fork: () => EngineChild
  readonly now: () => number
  readonly after: (milliseconds: number, run: () => void) => void
  readonly note: (line: string) => void
}

export interface EngineProcess {
  /** Passes the port's frames on to the engine. The port closes when the engine ends; the next one reaches the next. */
  connect(port: Port): void
  /** Hands over what the keychain holds, now and to every engine that is started later. */
  setKeys(keys: KeysByOrigin): void
  /** Lets the engine end by itself, for at most the given time. */
  stop(milliseconds: number): Promise<void>
}

/** Keeps an engine running: starts it again when it ends unexpectedly, until it does so three times in a minute. */
export function startEngineProcess({ fork, now, after, note }: EngineProcessOptions): EngineProcess {
  const ports = new Map<number, Port>()
  const exits: number[] = []
  let waiting: ToEngine[] = []
  let child: EngineChild | undefined
  let state: 'running' | 'stopping' | 'given-up' = 'running'
  let lastConnection = 0
  let keys: KeysByOrigin | undefined
  let onStopped: () => void = () => undefined

  const tell = (message: ToEngine): void => {
    if (child) child.postMessage(message)
    else waiting.push(message)
  }

  const start = (): void => {
    if (state !== 'running') return
    const started = fork()
    child = started
    started.onMessage(({ connection, frame }) => ports.get(connection)?.send(frame))
    started.onExit((code) => onExit(code))
    if (keys) started.postMessage({ keys })
    const messages = waiting
    waiting = []
    messages.forEach((message) => started.postMessage(message))
  }

  const onExit = (code: number): void => {
    child = undefined
    onStopped()
    if (state === 'stopping') return
    exits.push(now())
    const delay = restartDelay(exits, now())
    note(`engine ended with code ${code}, ${delay === null ? 'not started again' : `starts again in ${delay} ms`}`)
    if (delay === null) state = 'given-up'
    else after(delay, start)
    const lost = [...ports.values()]
    ports.clear()
    // Closing makes the pages call again at once: the state above must be the new one by now.
    for (const port of lost) port.close()
  }

  start()
  return {
    connect(port) {
      if (state === 'given-up') return refuseCalls(port)
      const connection = ++lastConnection
      ports.set(connection, port)
      port.onMessage((frame) => {
        if (ports.has(connection)) tell({ connection, frame })
      })
      port.onClose(() => {
        if (ports.delete(connection)) tell({ connection, closed: true })
      })
    },
    setKeys(next) {
      keys = next
      child?.postMessage({ keys })
    },
    stop: (milliseconds) =>
      new Promise((resolve) => {
        state = 'stopping'
        if (!child) return resolve()
        onStopped = resolve
        child.postMessage({ quit: true })
        after(milliseconds, () => {
          child?.kill()
          resolve()
        })
      }),
  }
}
