import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { cli } from '../run-strata.ts'

/** The web host as `npx strata serve` starts it. */
export interface ServedApp {
  /** With the token. */
  readonly url: string
  readonly origin: string
  /** Ends it without warning. */
  kill(): Promise<void>
  close(): Promise<void>
}

/** Starts the web host with `home` as its data folder and `env` in its environment; `words` go on its command line. */
export async function serveApp(
  home: string,
  env: Readonly<Record<string, string>>,
  ...words: readonly string[]
): Promise<ServedApp> {
  const server = spawn(process.execPath, [cli, 'serve', '--json', ...words], {
    env: { ...process.env, STRATA_HOME: home, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(server, 'exit')
  const [line] = (await once(createInterface(server.stdout), 'line')) as [string]
  const { url } = JSON.parse(line) as { url: string }
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    server.kill(signal)
    await exited
  }
  return { url, origin: new URL(url).origin, kill: () => end('SIGKILL'), close: () => end('SIGINT') }
}
