import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { watchProcess, type Taken } from './watch-process.ts'

export interface Measured extends Taken {
  /** From the start of the process to its end. */
  readonly seconds: number
  readonly tokens: number
  readonly entities: number
}

/** Indexes paths with the built command line in a process of its own. Throws what that says where it fails. */
export async function indexMeasured(file: string, paths: readonly string[]): Promise<Measured> {
  const program = join(import.meta.dirname, '../../bin/strata.js')
  const startedAt = performance.now()
  const child = spawn(process.execPath, [program, 'index', ...paths, '--into', file, '--json'])
  const watching = watchProcess(child.pid ?? 0)
  const [output, problem, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  const seconds = (performance.now() - startedAt) / 1_000
  const taken = watching.stop()
  // 3: done with files skipped, as a folder may hold some that are no documents.
  if (code !== 0 && code !== 3) throw new Error(problem.trim().split('\n').at(-1) ?? 'The index failed.')
  const { tokens, entities } = JSON.parse(output) as { tokens: number; entities: number }
  return { seconds, tokens, entities, ...taken }
}
