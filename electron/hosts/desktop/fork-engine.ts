import { utilityProcess } from 'electron'
import { engineEnv } from './engine-env.ts'
import type { EngineStart } from './engine-messages.ts'
import type { EngineChild } from './engine-process.ts'

interface ForkOptions {
  readonly enginePath: string
  readonly start: EngineStart
  readonly env: Readonly<Record<string, string | undefined>>
  readonly note: (line: string) => void
}

/** Starts the engine in a process of its own. */
export function forkEngine({ enginePath, start, env, note }: ForkOptions): EngineChild {
  const child = utilityProcess.fork(enginePath, [JSON.stringify(start)], {
    serviceName: 'Strata Engine',
    env: engineEnv(env),
    stdio: 'inherit',
  })
  child.on('error', (type) => note(`engine error: ${type}`))
  return {
    postMessage: (message) => child.postMessage(message),
    onMessage: (listener) => void child.on('message', listener),
    onExit: (listener) => void child.once('exit', listener),
    kill: () => void child.kill(),
  }
}
