import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { JobState } from '../../shared/model/index.ts'
import { listSkipped } from '../store/documents.ts'
import { addJob, readJob } from '../store/jobs.ts'
import { openWriter } from '../store/open-collection.ts'
import { createIndexHandlers } from './index-handlers.ts'
import { createOpenCollections, type OpenCollections } from './open-collections.ts'

const mail = join(import.meta.dirname, '../../resources/sample/mail')
const { signal } = new AbortController()
let folder: string
let open: OpenCollections
let handlers: ReturnType<typeof createIndexHandlers>

/** A collection whose jobs, left unfinished, name these paths; no path of this machine may be read but under `root`. */
function begin(paths: readonly string[], root: string | null, state: JobState = 'interrupted'): void {
  const file = join(folder, 'x.strata')
  const store = openWriter(file, { create: true })
  addJob(store, state, paths)
  store.close()
  const options = {
    dataDir: folder,
    promptsPath: '',
    samplePath: mail,
    workerPath: join(import.meta.dirname, 'index-worker.ts'),
    licencesPath: '',
    logPath: '',
    version: '',
    uploadsDir: join(folder, 'uploads'),
    allowedRoot: root,
    now: Date.now,
    log: (thrown: unknown) => expect.unreachable(String(thrown)),
  }
  open = createOpenCollections(() => file, options)
  handlers = createIndexHandlers(options, open)
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'strata-handlers-'))
  mkdirSync(join(folder, 'uploads', 'batch-01'), { recursive: true })
})
afterEach(async () => {
  await open.closeAll()
  rmSync(folder, { recursive: true })
})

it('does not go on with paths that the page itself may not name', async () => {
  begin([join(folder, 'uploads', 'batch-01'), '/etc'], null)
  await expect(handlers['index.resume']({ collection: 'x', budget: null }, { signal })).rejects.toMatchObject({
    code: 'unauthorized',
  })
})

/** What jobs over these uploads were given in the end, one after the other. */
async function pathsOf(...jobIds: readonly number[]): Promise<readonly (readonly string[] | undefined)[]> {
  for (const jobId of jobIds) {
    const events = handlers['jobs.watch']({ collection: 'x', jobId, afterSeq: 0 }, { signal })
    for await (const event of events) if (event.type === 'ended') expect(event.state).toBe('completed')
  }
  return jobIds.map((id) => readJob(open.get('x').store, id)?.paths)
}

const start = async (batch: string): Promise<number> => {
  mkdirSync(join(folder, 'uploads', batch), { recursive: true })
  return (await handlers['index.start']({ collection: 'x', sources: [{ upload: batch }], budget: null }, { signal }))
    .jobId
}

it('adds to a job what an earlier one left that was interrupted, as far as it is allowed', async () => {
  const batch = join(folder, 'uploads', 'batch-01')
  begin([batch, '/etc', mail], null)
  expect(await pathsOf(await start('batch-02'))).toEqual([[batch, mail, join(folder, 'uploads', 'batch-02')]])
})

it.each(['cancelled', 'failed'] as const)('adds nothing of a job that was %s until it is resumed', async (state) => {
  begin([mail], null, state)
  expect(await pathsOf((await handlers['index.resume']({ collection: 'x', budget: null }, { signal })).jobId)).toEqual([
    [mail],
  ])
  await open.closeAll()
  rmSync(join(folder, 'x.strata'))
  begin([mail], null, state)
  expect(await pathsOf(await start('batch-02'))).toEqual([[join(folder, 'uploads', 'batch-02')]])
})

it('gives what was left to the first of two jobs only', async () => {
  const batch = join(folder, 'uploads', 'batch-01')
  cpSync(mail, join(batch, 'mail'), { recursive: true })
  begin([batch], null)
  const [second, third] = ['batch-02', 'batch-03'].map((name) => join(folder, 'uploads', name))
  const jobs = await Promise.all([start('batch-02'), start('batch-03')])
  expect(await pathsOf(...jobs)).toEqual([[batch, second], [third]])
  expect(listSkipped(open.get('x').store)).toEqual([])
})
