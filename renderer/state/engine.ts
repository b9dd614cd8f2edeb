import { create } from 'zustand'
import {
  engineContract,
  StrataError,
  toWireError,
  type Client,
  type EngineContract,
  type ShellContract,
  type WireError,
} from '../../shared/contract/index.ts'
import { createClient } from '../../shared/rpc/index.ts'
import type { Host } from '../client/host.ts'

interface Connection {
  readonly state: 'connecting' | 'open' | 'lost' | 'refused'
  /** Counts connections: what failed on an old one may be tried again on a new one. */
  readonly epoch: number
  readonly error: WireError | null
}

/** How the page stands with the engine. */
export const useConnection = create<Connection>(() => ({ state: 'connecting', epoch: 0, error: null }))

let client: Client<EngineContract> | undefined
let currentHost: Host | undefined

/** The engine, over the connection there is now. Calls fail with `interrupted` while there is none. */
export function engine(): Client<EngineContract> {
  if (!client) throw new StrataError('interrupted', 'Strata is not connected to its engine yet.')
  return client
}

/** Where the page runs. */
export function host(): Host {
  if (!currentHost) throw new StrataError('internal', 'The page has not started.')
  return currentHost
}

export const shell = (): Client<ShellContract> => host().shell

/** Connects, and again with growing pauses whenever the connection is lost. Resolves when there is nothing more to try. */
export async function keepConnected(own: Host): Promise<void> {
  currentHost = own
  for (let failures = 0; ;) {
    try {
      const port = await own.openEngine()
      failures = 0
      const closed = new Promise<void>((resolve) => port.onClose(resolve))
      client = createClient(engineContract, port)
      useConnection.setState(({ epoch }) => ({ state: 'open', epoch: epoch + 1, error: null }))
      await closed
      useConnection.setState({ state: 'lost' })
    } catch (thrown) {
      const error = toWireError(thrown)
      if (error.code === 'unauthorized') return useConnection.setState({ state: 'refused', error })
      useConnection.setState({ state: 'lost', error })
      await waitToRetry(++failures)
    }
  }
}

/** A pause that doubles up to ten seconds; coming back to the window or to the network ends it. */
function waitToRetry(failures: number): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer)
      window.removeEventListener('focus', done)
      window.removeEventListener('online', done)
      resolve()
    }
    const timer = setTimeout(done, Math.min(10_000, 250 * 2 ** failures))
    window.addEventListener('focus', done)
    window.addEventListener('online', done)
  })
}

/** Resolves when there is a connection with a higher number than `epoch`. */
export function nextConnection(epoch: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const check = (): void => {
      const { state, epoch: now } = useConnection.getState()
      if (!signal.aborted && (state !== 'open' || now <= epoch)) return
      stop()
      signal.removeEventListener('abort', check)
      resolve()
    }
    const stop = useConnection.subscribe(check)
    signal.addEventListener('abort', check)
    check()
  })
}
