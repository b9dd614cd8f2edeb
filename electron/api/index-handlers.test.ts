import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
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
function begin(paths: readonly string[], root: string | null): void {
  const file = join(folder, 'x.strata')
  const store = openWriter(file)
  addJob(store, 'interrupted', paths)
  store.close()
  const options = {
    dataDir: folder,
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
  await expect(handlers['index.resume']({ collection: 'x' }, { signal })).rejects.toMatchObject({
    code: 'unauthorized',
  })
})

it('adds to a job what an earlier one left, as far as it is allowed', async () => {
  const batch = join(folder, 'uploads', 'batch-01')
  begin([batch, '/etc', mail], null)
  mkdirSync(join(folder, 'uploads', 'batch-02'))
  const { jobId } = await handlers['index.start']({ collection: 'x', sources: [{ upload: 'batch-02' }] }, { signal })
  expect(readJob(open.get('x').store, jobId)?.paths).toEqual([batch, mail, join(folder, 'uploads', 'batch-02')])
})
