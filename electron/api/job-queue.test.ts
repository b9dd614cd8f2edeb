import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { JobEvent } from '../../shared/model/index.ts'
import { run } from '../store/connection.ts'
import { listDocuments, listSkipped } from '../store/documents.ts'
import { interruptedSources, listJobs, readJob } from '../store/jobs.ts'
import { openReader } from '../store/open-collection.ts'
import { openOwned } from './open-collections.ts'

const mail = join(import.meta.dirname, '../../resources/sample/mail')
const forever = new AbortController().signal
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'strata-queue-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const open = (log: (thrown: unknown) => void = (thrown) => expect.unreachable(String(thrown))) =>
  openOwned(
    join(folder, 'mail.strata'),
    {
      workerPath: join(import.meta.dirname, 'index-worker.ts'),
      uploadsDir: join(folder, 'uploads'),
      log,
    },
    true,
  )

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

it('tells who watches a job that never began that it was interrupted', async () => {
  const first = open()
  const [running, waiting] = [await first.jobs.start([mail]), await first.jobs.start([mail])]
  const ended = until(first.jobs.watch(waiting, 0, forever), 'ended')
  await until(first.jobs.watch(running, 0, forever), 'stage')
  await first.close()
  expect(await ended).toMatchObject({ state: 'interrupted' })
  expect(stateOfLast()).toBe('interrupted')
})

it('keeps an upload until the last job that needs it is over', async () => {
  const batch = join(folder, 'uploads', 'batch-01')
  cpSync(mail, join(batch, 'mail'), { recursive: true })
  const { store, jobs, close } = open()
  const [first, second] = [await jobs.start([batch]), await jobs.start([batch])]
  for (const job of [first, second])
    expect(await until(jobs.watch(job, 0, forever), 'ended')).toMatchObject({ state: 'completed' })
  expect(listSkipped(store)).toEqual([])
  await close()
  expect(existsSync(batch)).toBe(false)
})

/** As a full disk does: nothing can be noted of how a job ended. */
const refuseEnds = `CREATE TRIGGER full BEFORE UPDATE OF state ON jobs WHEN new.state IN ('completed', 'cancelled', 'failed')
  BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END`

it('tells of the end of a job that cannot be saved, and lets the next one go on with it', async () => {
  const thrown: unknown[] = []
  const { store, jobs, close } = open((error) => thrown.push(error))
  run(store, refuseEnds)
  const job = await jobs.start([mail])
  expect(await until(jobs.watch(job, 0, forever), 'ended')).toMatchObject({ state: 'failed' })
  run(store, 'DROP TRIGGER full')
  const next = await jobs.start([], () => interruptedSources(store))
  expect(await until(jobs.watch(next, 0, forever), 'ended')).toMatchObject({ state: 'completed' })
  expect(readJob(store, next)?.paths).toEqual([mail])
  expect(thrown.length).toBeGreaterThan(0)
  await close()
})

it('tells of the end of a waiting job that cannot be saved', async () => {
  const { store, jobs, close } = open(() => undefined)
  const [first, second] = [await jobs.start([mail]), await jobs.start([mail])]
  run(store, refuseEnds)
  const ended = until(jobs.watch(second, 0, forever), 'ended')
  await expect(jobs.cancel(second)).rejects.toThrow('full')
  expect(await ended).toMatchObject({ state: 'cancelled' })
  await until(jobs.watch(first, 0, forever), 'ended')
  await close()
})

it('forgets the events of a job when the next one begins', async () => {
  const { jobs, close } = open()
  const first = await jobs.start([])
  await until(jobs.watch(first, 0, forever), 'ended')
  expect((await until(jobs.watch(first, 0, forever), 'stage'))?.type).toBe('stage')
  const second = await jobs.start([])
  await until(jobs.watch(second, 0, forever), 'stage')
  expect(await until(jobs.watch(first, 0, forever), 'stage')).toBeUndefined()
  expect(await until(jobs.watch(first, 0, forever), 'ended')).toMatchObject({ state: 'completed' })
  await close()
})
