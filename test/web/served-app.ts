import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'

const root = path.join(import.meta.dirname, '../..')

/** The web host as `npx strata serve` starts it, with a data folder of its own. */
export interface ServedApp {
  /** With the token. */
  readonly url: string
  readonly home: string
  close(): Promise<void>
}

export async function serveApp(...words: readonly string[]): Promise<ServedApp> {
  const home = await mkdtemp(path.join(tmpdir(), 'strata-web-'))
  const server = spawn(process.execPath, [path.join(root, 'dist/cli.js'), 'serve', '--json', ...words], {
    env: { ...process.env, STRATA_HOME: home },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(createInterface(server.stdout), 'line')) as [string]
  const { url } = JSON.parse(line) as { url: string }
  return {
    url,
    home,
    close: async () => {
      const exited = once(server, 'exit')
      server.kill('SIGINT')
      await exited
      await rm(home, { recursive: true, force: true })
    },
  }
}
