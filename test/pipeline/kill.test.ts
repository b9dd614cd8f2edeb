import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { indexPaths } from '../../electron/api/collection-api.ts'
import { stageNames, type StageName } from '../../shared/model/index.ts'
import { countMade } from './count-made.ts'
import { fingerprintOf } from './fingerprint.ts'
import { indexHere } from './index-here.ts'

const sample = join(import.meta.dirname, '../../resources/sample')
/** Enough of the sample for every stage to have work. */
const some = ['mail', 'press'].map((name) => join(sample, name))
/** The sample has communities below communities, whose reports are saved first. */
const all = [sample]
let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'strata-kill-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Indexes in a process that is killed as it enters the stage, or when the stage has saved a part of its work. */
async function killIn(
  file: string,
  stage: StageName,
  how: 'entered' | 'partly',
  paths: readonly string[],
): Promise<NodeJS.Signals | null> {
  const child = fork(join(import.meta.dirname, 'index-child.ts'), [file, stage, how, ...paths])
  const [, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null]
  return signal
}

const goOn = (file: string, paths: readonly string[]) =>
  indexPaths({
    file,
    paths,
    workerPath: join(import.meta.dirname, '../../electron/api/index-worker.ts'),
    now: Date.now,
    log: (thrown) => expect.unreachable(String(thrown)),
    signal: new AbortController().signal,
    onEvent: () => undefined,
  })

async function neverStopped(paths: readonly string[]): Promise<unknown> {
  const file = join(folder, `whole ${paths.length}.strata`)
  await indexHere(file, paths)
  return fingerprintOf(file)
}

describe('an index that is killed as it enters', () => {
  let whole: unknown
  beforeAll(async () => {
    whole = await neverStopped(some)
  })

  it.each(stageNames.filter((stage) => stage !== 'embed'))(
    'the stage %s and started again is the same as one that never stopped',
    async (stage) => {
      const file = join(folder, `${stage}.strata`)
      expect(await killIn(file, stage, 'entered', some)).toBe('SIGKILL')
      await goOn(file, some)
      expect(fingerprintOf(file)).toEqual(whole)
    },
  )
})

describe('an index that is killed in the middle of', () => {
  let whole: unknown
  beforeAll(async () => {
    whole = await neverStopped(all)
  })

  it.each(['extract', 'report'] as const)('the stage %s and started again is the same', async (stage) => {
    const file = join(folder, `part of ${stage}.strata`)
    expect(await killIn(file, stage, 'partly', all)).toBe('SIGKILL')
    const part = countMade(file, stage)
    expect(part.made).toBeGreaterThan(0)
    expect(part.made).toBeLessThan(part.all)
    await goOn(file, all)
    expect(fingerprintOf(file)).toEqual(whole)
  })
})
