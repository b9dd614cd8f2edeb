import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { text } from 'node:stream/consumers'

export const root = path.join(import.meta.dirname, '..')
export const cli = path.join(root, 'dist/cli.js')

/** One command line of `strata`, run to its end in a process of its own; `home` is its data folder. */
export async function runStrata(
  home: string,
  words: readonly string[],
): Promise<{ readonly code: number | null; readonly said: string }> {
  const child = spawn(process.execPath, [cli, ...words], {
    env: { ...process.env, STRATA_HOME: home },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit') as Promise<[number | null]>])
  return { code, said }
}
