import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startModelEndpoint, type ModelEndpoint } from '../../test/fakes/model-endpoint.ts'
import { fakeSettings } from '../../test/fakes/model-fixtures.ts'
import { builtinAnalysis, type JobState } from '../../shared/model/index.ts'
import { saveAnalysis } from '../store/analysis-settings.ts'
import { listSkipped } from '../store/documents.ts'
import { addJob, readJob, readJobUsage, setJobUsage, type JobLeave } from '../store/jobs.ts'
import { openWriter } from '../store/open-collection.ts'
import { listWritten } from '../store/writers.ts'
import { createIndexHandlers } from './index-handlers.ts'
import { saveModelSettings } from './model-settings-file.ts'
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
    promptsPath: join(import.meta.dirname, '../../prompts'),
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
  const sources = [{ upload: batch }]
  return (await handlers['index.start']({ collection: 'x', sources, model: false, budget: null }, { signal })).jobId
}

it('adds to a job what an earlier one left that was interrupted, as far as it is allowed', async () => {
  const batch = join(folder, 'uploads', 'batch-01')
  begin([batch, '/etc', mail], null)
  expect(await pathsOf(await start('batch-02'))).toEqual([[batch, mail, join(folder, 'uploads', 'batch-02')]])
})

it.each(['cancelled', 'failed'] as const)('adds nothing of a job that was %s until it is resumed', async (state) => {
  begin([mail], null, state)
  expect(await pathsOf((await handlers['index.resume']({ collection: 'x' }, { signal })).jobId)).toEqual([
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

describe('a collection that a model reads', () => {
  const analysis = { ...builtinAnalysis, extraction: 'prompted', reports: { from: 0, to: 99 } } as const
  let endpoint: ModelEndpoint
  beforeEach(async () => {
    endpoint = await startModelEndpoint({ gleanings: 1 })
    saveModelSettings(folder, fakeSettings(endpoint.url))
  })
  afterEach(() => endpoint.close())

  /** Its newest job was killed, and had been allowed this. */
  function beginKilled(leave: JobLeave, usedTokens: number): void {
    begin([], null, 'completed')
    const { store } = open.get('x')
    saveAnalysis(store, analysis)
    const killed = addJob(store, 'interrupted', [mail], leave)
    if (!leave.asksModel) return
    const work = { calls: 1, cached: 0, retried: 0, outputTokens: 100, seconds: 1 }
    const works = [{ work: 'extract', inputTokens: usedTokens - 100, ...work } as const]
    const reading = { model: 'fake-model', works, budget: leave.budget, inFlight: 0, atOnce: 0, waiting: null }
    setJobUsage(store, killed, { estimate: null, reading, seconds: 1 })
  }
  const end = async (jobId: number): Promise<unknown> => {
    for await (const event of handlers['jobs.watch']({ collection: 'x', jobId, afterSeq: 0 }, { signal }))
      if (event.type === 'ended') return event.state
    return undefined
  }

  it('takes in new documents without asking it, unless somebody says that it may be asked', async () => {
    begin([], null, 'completed')
    const { store } = open.get('x')
    saveAnalysis(store, analysis)
    const batch = join(folder, 'uploads', 'batch-01')
    writeFileSync(join(batch, 'one.txt'), 'Silas Orde met Rosa Lennick at Gannet Quay. Rosa Lennick wrote to Silas Orde.')
    const dropped = await start('batch-01')
    expect(await end(dropped)).toBe('completed')
    expect(endpoint.requests).toEqual([])
    expect(readJobUsage(store, dropped)).toBeNull()
    expect(listWritten(store)).toContainEqual({ what: 'chunks', analyst: 'builtin', count: 1 })
    const input = { collection: 'x', sources: [], model: true, budget: null }
    expect(await end((await handlers['index.start'](input, { signal })).jobId)).toBe('completed')
    expect(endpoint.requests.length).toBeGreaterThan(0)
    expect(listWritten(store)).toContainEqual({ what: 'chunks', analyst: 'fake-model', count: 1 })
  })

  it('goes on after a kill with what is left of the budget, unless told otherwise', async () => {
    beginKilled({ asksModel: true, budget: 9_000 }, 1_500)
    const first = await handlers['index.resume']({ collection: 'x' }, { signal })
    expect(await end(first.jobId)).toBe('paused')
    expect(readJobUsage(open.get('x').store, first.jobId)?.reading.budget).toBe(7_500)
    const second = await handlers['index.resume']({ collection: 'x', budget: null }, { signal })
    expect(await end(second.jobId)).toBe('completed')
    expect(readJobUsage(open.get('x').store, second.jobId)?.reading.budget).toBeNull()
  })

  it('goes on without the model where the job that was killed asked none', async () => {
    beginKilled({ asksModel: false, budget: null }, 0)
    expect(await end((await handlers['index.resume']({ collection: 'x' }, { signal })).jobId)).toBe('completed')
    expect(endpoint.requests).toEqual([])
  })
})
