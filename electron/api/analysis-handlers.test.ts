import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startModelEndpoint, type ModelEndpoint } from '../../test/fakes/model-endpoint.ts'
import { builtinAnalysis, modelPresets, type JobEvent } from '../../shared/model/index.ts'
import { createEngine, type Engine } from './create-engine.ts'

const root = join(import.meta.dirname, '../..')
const context = { signal: new AbortController().signal }
let folder: string
let endpoint: ModelEndpoint
let engine: Engine
let collection: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'strata-analysis-'))
  cpSync(join(root, 'resources/sample/mail'), join(folder, 'mail'), { recursive: true })
  endpoint = await startModelEndpoint({ gleanings: 1, latency: 20, requiredKey: 'the-key' })
  engine = createEngine({
    dataDir: join(folder, 'data'),
    promptsPath: join(root, 'prompts'),
    samplePath: '',
    workerPath: join(import.meta.dirname, 'index-worker.ts'),
    licencesPath: '',
    logPath: '',
    version: '0.0.0',
    now: Date.now,
    log: (thrown) => expect.unreachable(String(thrown)),
    apiKeyFor: () => ({ key: 'the-key', from: 'environment' }),
  })
  collection = (await engine.handlers['collections.create']({ name: 'Mail' }, context)).key
})
afterAll(async () => {
  await engine.close()
  await endpoint.close()
  rmSync(folder, { recursive: true })
})

const analysis = { ...builtinAnalysis, extraction: 'prompted', reports: { from: 0, to: 99 } } as const

async function watch(jobId: number, onEvent: (event: JobEvent) => void = () => undefined): Promise<JobEvent[]> {
  const events: JobEvent[] = []
  for await (const event of engine.handlers['jobs.watch']({ collection, jobId, afterSeq: 0 }, context)) {
    events.push(event)
    onEvent(event)
  }
  return events
}

it('imports what it is given and waits with a sentence where a model is wanted and none is set up', async () => {
  const { handlers } = engine
  await handlers['analysis.set']({ collection, analysis }, context)
  const { jobId } = await handlers['index.start'](
    { collection, sources: [{ path: join(folder, 'mail') }], model: true, budget: null },
    context,
  )
  expect((await watch(jobId)).at(-1)).toMatchObject({
    state: 'paused',
    message: expect.stringContaining('This collection is read by a model, and none is set up.'),
  })
  expect(await handlers['jobs.usage']({ collection, jobId }, context)).toBeNull()
  await expect(async () => handlers['analysis.estimate']({ collection, analysis }, context)).rejects.toThrow(
    'none is set up',
  )
  expect(await handlers['collection.status']({ collection }, context)).toMatchObject({ documents: 9 })
})

it('tells what a model would take, is paused and goes on, and says in the end what it took', async () => {
  const { handlers } = engine
  const settings = { ...modelPresets.other.settings, baseUrl: endpoint.url, model: 'fake-model', concurrency: 2 }
  await handlers['models.set']({ settings }, context)
  const estimate = await handlers['analysis.estimate']({ collection, analysis }, context)
  expect(estimate).toMatchObject({ model: 'fake-model', chunks: 9, cost: null, minutes: null })
  expect(endpoint.requests).toEqual([])

  const first = await handlers['index.resume']({ collection, budget: null }, context)
  let pausing: unknown
  const events = await watch(first.jobId, (event) => {
    if (event.type === 'meter' && event.reading.works.length > 0)
      pausing ??= handlers['jobs.pause']({ collection, jobId: first.jobId }, context)
  })
  expect(events.at(-1)).toMatchObject({ type: 'ended', state: 'paused' })
  const answered = endpoint.requests.length

  const second = await handlers['index.resume']({ collection, budget: 1_000_000 }, context)
  expect((await watch(second.jobId)).at(-1)).toMatchObject({ state: 'completed' })
  const usage = await handlers['jobs.usage']({ collection, jobId: second.jobId }, context)
  expect(usage).toMatchObject({ estimate: { model: 'fake-model' }, reading: { budget: 1_000_000, inFlight: 0 } })
  expect(endpoint.requests.length).toBeGreaterThan(answered)
  expect(await handlers['analysis.failures']({ collection }, context)).toEqual([])
  const events2 = await watch(second.jobId)
  expect(JSON.stringify(events2)).not.toContain('the-key')
})

it('takes a name out of an entity, and the next run makes it one of its own', async () => {
  const { handlers } = engine
  const found = await Promise.all(
    (await handlers['graph.snapshot']({ collection, level: 0 }, context)).ids.map((id) =>
      handlers['entities.get']({ collection, id }, context),
    ),
  )
  const joined = found.map(({ entity }) => entity).find(({ aliases }) => aliases.length > 0)!
  const alias = joined.aliases[0]!.name
  await expect(async () =>
    handlers['entities.separate']({ collection, id: joined.id, alias: 'Nobody' }, context),
  ).rejects.toThrow(`“Nobody” is no other name of ${joined.name}.`)
  await handlers['entities.separate']({ collection, id: joined.id, alias }, context)
  const { jobId } = await handlers['index.start']({ collection, sources: [], model: true, budget: null }, context)
  expect((await watch(jobId)).at(-1)).toMatchObject({ state: 'completed' })
  const { entity } = await handlers['entities.get']({ collection, id: joined.id }, context)
  expect(entity.aliases.map(({ name }) => name)).not.toContain(alias)
  const own = await handlers['entities.search']({ collection, query: alias, limit: 20 }, context)
  expect(own.map(({ name }) => name.toLowerCase())).toContain(alias.toLowerCase())
})

it('proposes what to tell the model from a sample', async () => {
  const proposal = await engine.handlers['analysis.propose']({ collection }, context)
  expect(proposal.entityTypes.length).toBeGreaterThan(0)
  expect(proposal.description).not.toBe('')
  expect(proposal.usage.calls).toBeGreaterThan(2)
  expect(proposal.usage.inputTokens).toBeGreaterThan(100)
  const { requests } = endpoint
  const paid = requests.length
  expect(await engine.handlers['analysis.propose']({ collection }, context)).toEqual({
    ...proposal,
    usage: { calls: 0, inputTokens: 0, outputTokens: 0 },
  })
  expect(requests.length).toBe(paid)
})
