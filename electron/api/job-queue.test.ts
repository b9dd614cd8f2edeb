import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { JobEvent } from '../../shared/model/index.ts'
import { listDocuments } from '../store/documents.ts'
import { listJobs } from '../store/jobs.ts'
import { openReader } from '../store/open-collection.ts'
import { openOwned } from './open-collections.ts'

const mail = join(import.meta.dirname, '../../resources/sample/mail')
const forever = new AbortController().signal
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'strata-queue-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const open = () =>
  openOwned(join(folder, 'mail.strata'), {
    workerPath: join(import.meta.dirname, 'index-worker.ts'),
    uploadsDir: join(folder, 'uploads'),
    log: (thrown) => expect.unreachable(String(thrown)),
  })

function stateOfLast(): string | undefined {
  const store = openReader(join(folder, 'mail.strata'))
  const [job] = listJobs(store)
  store.close()
  return job?.state
}

/** The job's events until one of this type, that one last. */
async function until(events: AsyncGenerator<JobEvent>, type: JobEvent['type']): Promise<JobEvent | undefined> {
  for await (const event of events) if (event.type === type) return event
  return undefined
}

it('leaves a job that it had to stop as interrupted, one that somebody stopped as cancelled', async () => {
  const first = open()
  await until(first.jobs.watch(await first.jobs.start([mail]), 0, forever), 'stage')
  await first.close()
  expect(stateOfLast()).toBe('interrupted')

  const second = open()
  const id = await second.jobs.start([mail])
  await until(second.jobs.watch(id, 0, forever), 'stage')
  await second.jobs.cancel(id)
  await second.close()
  expect(stateOfLast()).toBe('cancelled')
})

it('removes what was uploaded when the job is over, and not before', async () => {
  const batch = join(folder, 'uploads', 'batch-01')
  cpSync(mail, join(batch, 'mail'), { recursive: true })
  const first = open()
  await until(first.jobs.watch(await first.jobs.start([batch]), 0, forever), 'stage')
  await first.close()
  expect(existsSync(batch)).toBe(true)

  const second = open()
  const ended = await until(second.jobs.watch(await second.jobs.start([batch]), 0, forever), 'ended')
  expect(ended).toMatchObject({ state: 'completed' })
  expect(listDocuments(second.store)[0]?.paths[0]).toMatch(/^mail\/[^/]+\.eml$/)
  await second.close()
  expect(existsSync(batch)).toBe(false)
})
