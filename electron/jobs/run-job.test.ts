import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { JobEvent } from '../../shared/model/index.ts'
import { run, type Writer } from '../store/connection.ts'
import { addJob, readJob } from '../store/jobs.ts'
import { openWriter } from '../store/open-collection.ts'
import { runJob } from './run-job.ts'

let folder: string
let store: Writer
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'strata-run-'))
  store = openWriter(join(folder, 'c.strata'), { create: true })
})
afterEach(() => {
  store.close()
  rmSync(folder, { recursive: true })
})

/** The last event of a job that does this, and its row. */
async function runOne(work: () => Promise<void>) {
  const events: JobEvent[] = []
  const jobId = addJob(store, 'queued', [])
  await runJob({
    store,
    jobId,
    signal: new AbortController().signal,
    now: () => 0,
    emit: (event) => events.push(event),
    log: () => undefined,
    work,
  })
  expect(events.filter(({ type }) => type === 'ended')).toHaveLength(1)
  return { end: events.at(-1), row: readJob(store, jobId) }
}

it('says in a sentence that the disk is full', async () => {
  store.database.pragma('max_page_count = 1')
  const { end, row } = await runOne(async () => {
    run(store, 'INSERT INTO meta (key, value) VALUES (?, ?)', 'large', 'x'.repeat(1_000_000))
  })
  expect(end).toMatchObject({ type: 'ended', state: 'failed', message: expect.stringMatching(/^The disk is full\./) })
  expect(row).toMatchObject({ state: 'failed' })
})

it('does not call a job completed whose end could not be saved', async () => {
  run(
    store,
    `CREATE TRIGGER full BEFORE UPDATE ON jobs WHEN new.state <> 'running' BEGIN SELECT RAISE(ABORT, 'no'); END`,
  )
  const { end, row } = await runOne(() => Promise.resolve())
  expect(end).toMatchObject({ type: 'ended', state: 'failed' })
  expect(row).toMatchObject({ state: 'running' })
})
