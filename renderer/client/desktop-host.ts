import { shellContract, type Bridge, type BridgeLine } from '../../shared/contract/index.ts'
import { createClient, type Port } from '../../shared/rpc/index.ts'
import type { Host } from './host.ts'

/** The host behind the preload script's bridge. */
export function createDesktopHost(bridge: Bridge): Host {
  return {
    openEngine: async () => linePort(bridge.engine, bridge.onReset),
    shell: createClient(
      shellContract,
      linePort(bridge.shell, () => () => undefined),
    ),
    pathsOf: bridge.pathsOf,
  }
}

/** A port on a line that closes when the other side starts afresh. */
function linePort(line: BridgeLine, onReset: Bridge['onReset']): Port {
  const closes: (() => void)[] = []
  const stops: (() => void)[] = []
  const close = (): void => {
    for (const stop of stops.splice(0)) stop()
    for (const listener of closes.splice(0)) listener()
  }
  stops.push(onReset(close))
  return {
    send: line.send,
    onMessage: (listener) => void stops.push(line.onFrame(listener)),
    onClose: (listener) => void closes.push(listener),
    close,
  }
}
