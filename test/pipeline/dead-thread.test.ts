import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createBuiltinAnalyst } from '../../electron/analysts/builtin/create-builtin-analyst.ts'
import { inThreads } from '../../electron/analysts/parallel/in-threads.ts'
import { createThreadPool } from '../../electron/analysts/parallel/thread-pool.ts'
import { startAnalystThread } from '../../electron/api/start-analyst-thread.ts'
import { runPipeline } from '../../electron/indexing/pipeline.ts'
import { openWriter } from '../../electron/store/open-collection.ts'
import { fingerprintOf } from './fingerprint.ts'
import { indexHere } from './index-here.ts'

const sample = join(import.meta.dirname, '../../resources/sample')

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'strata-dead-thread-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Indexes with real threads, of which one is ended while it reads, after so many tasks. */
async function indexWithDeath(file: string, tasks: number): Promise<void> {
  let begun = 0
  const pool = createThreadPool(() => {
    const thread = startAnalystThread((thrown) => expect.unreachable(String(thrown)))
    return {
      ...thread,
      post: (task) => {
        thread.post(task)
        if (++begun === tasks) thread.stop()
      },
    }
  }, 2)
  const store = openWriter(file, { create: true })
  try {
    await runPipeline({
      store,
      analyst: inThreads(createBuiltinAnalyst(), pool, 0),
      paths: [sample],
      signal: new AbortController().signal,
      enter: () => undefined,
      progress: () => undefined,
      skipped: () => undefined,
    })
  } finally {
    pool.close()
    store.close()
  }
}

it('an index whose thread dies fails with one sentence, and goes on when it is run again', async () => {
  const file = join(folder, 'dead.strata')
  await expect(indexWithDeath(file, 12)).rejects.toMatchObject({
    code: 'internal',
    message: 'A thread that read documents ended unexpectedly.',
    hint: 'Index again to go on; what was read before is kept.',
  })
  await indexHere(file, [sample])
  const whole = join(folder, 'whole.strata')
  await indexHere(whole, [sample])
  expect(fingerprintOf(file)).toEqual(fingerprintOf(whole))
})
