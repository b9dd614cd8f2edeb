import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { cli } from '../run-strata.ts'

interface Said<T> {
  readonly code: number | null
  readonly value: T
  readonly errors: string
}

/** One command line of `strata` with `--json`, run to its end; its standard error is shown as it comes. */
export async function strataJson<T>(home: string, words: readonly string[]): Promise<Said<T>> {
  const child = spawn(process.execPath, [cli, ...words, '--json'], {
    env: { ...process.env, STRATA_HOME: home },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child.stderr.pipe(process.stderr, { end: false })
  const [said, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit') as Promise<[number | null]>,
  ])
  return { code, value: JSON.parse(said || 'null') as T, errors }
}
