import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stageNames, type StageName } from '../../shared/model/index.ts'
import { fingerprintOf } from './fingerprint.ts'
import { indexHere } from './index-here.ts'

const documents = ['mail', 'press'].map((name) => join(import.meta.dirname, '../../resources/sample', name))
let folder: string
let whole: unknown

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'strata-kill-'))
  const file = join(folder, 'whole.strata')
  await indexHere(file, documents)
  whole = fingerprintOf(file)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Indexes in a process that is killed as soon as it says that it has entered the stage. */
async function killIn(stage: StageName, file: string): Promise<NodeJS.Signals | null> {
  const child = fork(join(import.meta.dirname, 'index-child.ts'), [file, ...documents])
  child.on('message', (entered) => {
    if (entered === stage) child.kill('SIGKILL')
  })
  const [, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null]
  return signal
}

describe('an index that is killed', () => {
  it.each(stageNames)('in the stage %s and started again is the same as one that never stopped', async (stage) => {
    const file = join(folder, `${stage}.strata`)
    expect(await killIn(stage, file)).toBe('SIGKILL')
    await indexHere(file, documents)
    expect(fingerprintOf(file)).toEqual(whole)
  })
})
