import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { askCollection, openCollectionReader } from '../../../electron/api/collection-api.ts'
import { withKnownContext } from '../../../electron/api/with-known-context.ts'
import { all, count, run } from '../../../electron/store/connection.ts'
import { forgetMadeFrom } from '../../../electron/store/meta.ts'
import { openReader, openWriter } from '../../../electron/store/open-collection.ts'
import { builtinAnalysis } from '../../../shared/model/index.ts'
import { faultKinds } from '../../fakes/model-faults.ts'
import { startModelEndpoint, type ModelEndpoint } from '../../fakes/model-endpoint.ts'
import { indexHere } from '../index-here.ts'
import { accessTo, allByModel, callsOf, runWithModel } from './run-with-model.ts'

const sample = join(import.meta.dirname, '../../../resources/sample')
const paths = ['mail', 'letters'].map((name) => join(sample, name))

// Runs of several hundred requests, on whatever machine.
vi.setConfig({ testTimeout: 120_000 })

let folder: string
let endpoint: ModelEndpoint
const at = (name: string): string => join(folder, name)
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'strata-model-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))
beforeEach(async () => {
  endpoint = await startModelEndpoint({ gleanings: 1 })
})
afterEach(() => endpoint.close())

/** How many rows of a table there are for each value of a column. */
function countBy(file: string, table: string, column: string): Record<string, number> {
  const store = openReader(file)
  try {
    return Object.fromEntries(
      all<{ value: string; n: number }>(
        store,
        `SELECT ${column} AS value, count(*) AS n FROM ${table} GROUP BY ${column}`,
      ).map(({ value, n }) => [value, n]),
    )
  } finally {
    store.close()
  }
}

/** Entities that no mention leads from to a document. */
function withoutEvidence(file: string): number {
  const store = openReader(file)
  try {
    return count(
      store,
      'SELECT count(*) AS n FROM entities WHERE id NOT IN (SELECT entity FROM mentions WHERE entity > 0)',
    )
  } finally {
    store.close()
  }
}

/** Keys of requests that were answered more than once: paid twice. */
function paidTwice({ requests }: ModelEndpoint): string[] {
  const answered = requests.flatMap(({ key, answered: done, fault }) => (done && fault === undefined ? key : []))
  return answered.filter((key, index) => answered.indexOf(key) !== index)
}

const asked = (task: string): number => endpoint.requests.filter((request) => request.task === task).length

describe('a collection that a model reads', () => {
  it('says of every record that the model wrote it, and answers by the model with citations', async () => {
    const file = at('whole.strata')
    const run = await runWithModel({
      file,
      paths,
      url: endpoint.url,
      analysis: { ...allByModel, claims: true, answers: 'prompted' },
    })
    expect(run).toMatchObject({ state: 'completed', message: undefined })
    for (const table of ['chunks', 'entities', 'relationships', 'claims', 'reports'])
      expect([table, ...Object.keys(countBy(file, table, 'analyst'))]).toEqual([table, 'fake-model'])
    const deltas: string[] = []
    const answer = await askCollection({
      file,
      question: 'What are the main themes?',
      method: 'global',
      level: 0,
      now: Date.now,
      signal: new AbortController().signal,
      answering: {
        by: 'prompted',
        model: () => accessTo(endpoint.url),
        log: (thrown) => expect.unreachable(String(thrown)),
      },
      onEvent: (event) => event.type === 'text' && deltas.push(event.delta),
    })
    expect(answer).toMatchObject({ analyst: 'fake-model', answered: true })
    expect(answer.citations.length).toBeGreaterThan(0)
    expect(answer.citations.every(({ resolved }) => resolved)).toBe(true)
    expect(deltas.length).toBeGreaterThan(1)
    expect(answer.usage.calls).toBeGreaterThan(1)
    expect(answer.usage.inputTokens).toBeGreaterThan(0)
  })

  it('is taken to hold what it held before, whatever its endpoint says later', async () => {
    const access = accessTo(endpoint.url)
    const other = { ...access, settings: { ...access.settings, contextTokens: 9_999 } }
    const { signal } = new AbortController()
    const known = await withKnownContext(other, at('whole.strata'), signal)
    expect(known.settings.contextTokens).toBe(access.settings.contextTokens)
    const elsewhere = await withKnownContext(other, at('nowhere.strata'), signal)
    expect(elsewhere.settings.contextTokens).not.toBe(access.settings.contextTokens)
  })

  it('is asked nothing again, and a new document for its own chunks alone', async () => {
    const file = at('whole.strata')
    const before = countBy(file, 'chunks', 'analyst')['fake-model']!
    const analysis = { ...allByModel, claims: true, answers: 'prompted' } as const
    expect(callsOf(await runWithModel({ file, url: endpoint.url, analysis }))).toBe(0)
    expect(endpoint.requests).toEqual([])
    writeFileSync(at('new.txt'), 'Silas Orde met Rosa Lennick at Gannet Quay. Rosa Lennick wrote to Silas Orde again.')
    expect(await runWithModel({ file, paths: [at('new.txt')], url: endpoint.url, analysis })).toMatchObject({
      state: 'completed',
    })
    expect(asked('extract-graph')).toBe(1)
    expect(countBy(file, 'chunks', 'analyst')).toEqual({ 'fake-model': before + 1 })
  })

  it('loses nothing of that when documents are added without the model', async () => {
    const file = at('whole.strata')
    const before = countBy(file, 'reports', 'analyst')['fake-model']!
    const chunks = countBy(file, 'chunks', 'analyst')['fake-model']
    await runWithModel({ file, url: endpoint.url, analysis: builtinAnalysis })
    expect(countBy(file, 'reports', 'analyst')).toEqual({ 'fake-model': before })
    writeFileSync(at('apart.txt'), 'Nobody Elsewhere sold a bicycle to Anselm Farway in Upper Nowhere.')
    await runWithModel({ file, paths: [at('apart.txt')], url: endpoint.url, analysis: builtinAnalysis })
    expect(countBy(file, 'chunks', 'analyst')).toEqual({ builtin: 1, 'fake-model': chunks })
    expect(countBy(file, 'reports', 'analyst')['fake-model']).toBeGreaterThan(before / 2)
    expect(endpoint.requests).toEqual([])
  })
})

describe('a model that writes some of it', () => {
  it('writes the reports of its levels, and the built-in analyst the rest', async () => {
    const file = at('mixed.strata')
    const analysis = { ...builtinAnalysis, reports: { from: 0, to: 0 } }
    expect(await runWithModel({ file, paths: [sample], url: endpoint.url, analysis })).toMatchObject({
      state: 'completed',
    })
    const reader = openCollectionReader(file)
    const writers = reader.reports().map(({ level, analyst }) => [level, analyst] as const)
    reader.close()
    expect(new Set(writers.map(([level]) => level)).size).toBeGreaterThan(1)
    for (const [level, analyst] of writers) expect(analyst).toBe(level === 0 ? 'fake-model' : 'builtin')
    expect(Object.keys(countBy(file, 'chunks', 'analyst'))).toEqual(['builtin'])
  })

  it('is asked only for what is left when it is given more', async () => {
    const file = at('mixed.strata')
    const analysis = { ...builtinAnalysis, reports: { from: 0, to: 99 } }
    await runWithModel({ file, url: endpoint.url, analysis })
    const store = openReader(file)
    const below = count(store, 'SELECT count(*) AS n FROM communities WHERE level > 0')
    store.close()
    expect(asked('leaf-report') + asked('upper-report')).toBeGreaterThanOrEqual(below)
    expect(Object.keys(countBy(file, 'reports', 'analyst'))).toEqual(['fake-model'])
  })
})

describe('a budget', () => {
  it('pauses the job with a sentence, and with a higher one it finishes without paying anything twice', async () => {
    const file = at('budget.strata')
    const first = await runWithModel({ file, paths, url: endpoint.url, budget: 60_000 })
    expect(first).toMatchObject({ state: 'paused', message: expect.stringContaining('budget') })
    const used = first.usage!.reading.works.reduce((sum, work) => sum + work.inputTokens + work.outputTokens, 0)
    expect(used).toBeGreaterThan(20_000)
    expect(used).toBeLessThanOrEqual(60_000)
    const reader = openCollectionReader(file)
    expect(reader.reports().length).toBeGreaterThan(0)
    expect(reader.status().jobs[0]).toMatchObject({ state: 'paused' })
    reader.close()
    expect(Object.keys(countBy(file, 'chunks', 'analyst'))).toEqual(['builtin', 'fake-model'])
    expect(withoutEvidence(file)).toBe(0)
    expect(await runWithModel({ file, url: endpoint.url })).toMatchObject({ state: 'completed' })
    expect(paidTwice(endpoint)).toEqual([])
  })
})

describe('stopping', () => {
  it.each([
    ['cancelled', false],
    ['paused', true],
  ] as const)('aborts the requests under way, and the job is %s', async (state, paused) => {
    endpoint.change({ latency: 30_000 })
    const stop = new AbortController()
    const { signal } = stop
    const run = runWithModel({ file: at(`${state}.strata`), paths, url: endpoint.url, signal, isPaused: () => paused })
    await expect.poll(endpoint.highestAtOnce, { timeout: 10_000 }).toBe(8)
    stop.abort()
    expect(await run).toMatchObject({ state })
    await expect.poll(() => endpoint.requests.length).toBe(8)
    expect(endpoint.requests.every(({ status }) => status === 499)).toBe(true)
  })
})

describe('an endpoint that fails', () => {
  it('every seventh time, in whatever way, leaves nothing unread or unwritten and costs nothing twice', async () => {
    await endpoint.close()
    endpoint = await startModelEndpoint({ gleanings: 1, faults: { every: 7 }, retryAfterSeconds: 0 })
    const file = at('faulty.strata')
    const run = await runWithModel({ file, paths, url: endpoint.url })
    expect(run).toMatchObject({ state: 'completed' })
    expect(new Set(endpoint.faults.map(({ kind }) => kind))).toEqual(new Set(faultKinds))
    expect(paidTwice(endpoint)).toEqual([])
    // Whatever went wrong once went well when it was tried again: only a second refusal of the same would fail an item.
    const reader = openCollectionReader(file)
    expect(reader.status().failed).toEqual([])
    reader.close()
    for (const table of ['chunks', 'reports'])
      expect([table, ...Object.keys(countBy(file, table, 'analyst'))]).toEqual([table, 'fake-model'])
  })

  it('at one chunk leaves that as it was, lists it, and is asked for it again', async () => {
    const noise = await startNoise()
    const file = at('noise.strata')
    writeFileSync(at('one.txt'), 'Silas Orde met Rosa Lennick at Gannet Quay, and Rosa Lennick left for Sable Point.')
    const analysis = { ...allByModel, gleanings: 0 }
    expect(await runWithModel({ file, paths: [at('one.txt')], url: noise.url, analysis })).toMatchObject({
      state: 'completed',
    })
    await noise.close()
    const reader = openCollectionReader(file)
    const { failed, entities } = reader.status()
    reader.close()
    expect(failed).toContainEqual({ stage: 'extract', item: 'chunk 1 of one', reason: expect.stringMatching(/\.$/) })
    expect(failed).toContainEqual({ stage: 'report', item: expect.any(String), reason: expect.any(String) })
    expect(entities).toBeGreaterThan(0)
    expect(countBy(file, 'chunks', 'analyst')).toEqual({ builtin: 1 })
    await runWithModel({ file, url: endpoint.url, analysis })
    expect(countBy(file, 'failures', 'stage')).toEqual({})
    expect(countBy(file, 'chunks', 'analyst')).toEqual({ 'fake-model': 1 })
    expect(countBy(file, 'reports', 'analyst')).toEqual({ 'fake-model': 1 })
  })
})

describe('names that a model decides on', () => {
  const analysis = { ...builtinAnalysis, resolution: true }

  it('cost nothing again in another session where the endpoint takes no schema', async () => {
    endpoint.change({ accepts: { schema: false } })
    const file = at('names.strata')
    expect(await runWithModel({ file, paths: [sample], url: endpoint.url, analysis })).toMatchObject({
      state: 'completed',
    })
    expect(asked('resolve-entities')).toBeGreaterThan(1)
    // As it was before the decisions were kept.
    const store = openWriter(file)
    run(store, 'DELETE FROM name_decisions')
    forgetMadeFrom(store, 'resolve')
    store.close()
    const again = await runWithModel({ file, url: endpoint.url, analysis })
    expect({ foretold: again.usage!.estimate!.calls, made: callsOf(again) }).toEqual({ foretold: 0, made: 0 })
    expect(paidTwice(endpoint)).toEqual([])
  })

  it('are listed where nothing could be read, with the reply, and asked about again with the next run', async () => {
    const noise = await startNoise()
    const file = at('undecided.strata')
    await runWithModel({ file, paths: [sample], url: noise.url, analysis })
    await noise.close()
    const reader = openCollectionReader(file)
    const { failed } = reader.status()
    reader.close()
    expect(failed.length).toBeGreaterThan(1)
    expect(failed[0]).toEqual({
      stage: 'resolve',
      item: expect.stringMatching(/^the names .+, .+/),
      reason: expect.stringMatching(/\.$/),
    })
    expect(countBy(file, 'failures', 'reply')).toEqual({ [noise.says]: failed.length })
    expect(countBy(file, 'name_decisions', 'same')).toEqual({})
    await runWithModel({ file, url: endpoint.url, analysis })
    expect(asked('resolve-entities')).toBe(failed.length)
    expect(countBy(file, 'failures', 'stage')).toEqual({})
    expect(Object.keys(countBy(file, 'name_decisions', 'by'))).toEqual(['fake-model'])
  })
})

/** An endpoint that says the same useless thing to whatever it is asked. */
async function startNoise(): Promise<{ url: string; says: string; close: () => Promise<void> }> {
  const says = 'What a fine day it is. The cat sleeps on the mat.'
  const noise = createServer((request, response) => {
    request.resume().on('end', () => {
      const message = { role: 'assistant', content: says }
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ choices: [{ index: 0, message, finish_reason: 'stop' }] }))
    })
  })
  await once(noise.listen(0, '127.0.0.1'), 'listening')
  return {
    url: `http://127.0.0.1:${(noise.address() as AddressInfo).port}/v1`,
    says,
    close: async () => {
      const closed = once(noise, 'close')
      noise.close()
      noise.closeAllConnections()
      await closed
    },
  }
}

describe('the estimate', () => {
  /** How far what was expected is from what it was, as a share of that. */
  function missed({ usage }: Awaited<ReturnType<typeof runWithModel>>): { calls: number; tokens: number } {
    const { estimate, reading } = usage!
    const sum = (of: 'calls' | 'inputTokens' | 'outputTokens'): number =>
      reading.works.reduce((whole, work) => whole + work[of], 0)
    const share = (expected: number, real: number): number => Math.abs(expected - real) / real
    return {
      calls: share(estimate!.calls, sum('calls')),
      tokens: share(estimate!.inputTokens + estimate!.outputTokens, sum('inputTokens') + sum('outputTokens')),
    }
  }

  it('is within a fifth of what it took before a model has said anything', async () => {
    const file = at('estimate.strata')
    await indexHere(file, [sample])
    const { calls, tokens } = missed(await runWithModel({ file, url: endpoint.url }))
    expect(calls).toBeLessThan(0.2)
    expect(tokens).toBeLessThan(0.2)
  })

  it('foretells what it takes to decide on names', async () => {
    const file = at('estimate-names.strata')
    await indexHere(file, [sample])
    const analysis = { ...builtinAnalysis, resolution: true }
    const run = await runWithModel({ file, url: endpoint.url, analysis })
    expect(run.usage!.estimate!.works.map(({ work }) => work)).toEqual(['resolve'])
    expect(run.usage!.reading.works.map(({ work }) => work)).toEqual(['resolve'])
    const { calls, tokens } = missed(run)
    expect(calls).toBeLessThan(0.2)
    expect(tokens).toBeLessThan(0.2)
  })

  it('and once the model has said something', async () => {
    const file = at('estimate-again.strata')
    await indexHere(file, [sample])
    expect(await runWithModel({ file, url: endpoint.url, budget: 60_000 })).toMatchObject({ state: 'paused' })
    const { calls, tokens } = missed(await runWithModel({ file, url: endpoint.url }))
    expect(calls).toBeLessThan(0.2)
    expect(tokens).toBeLessThan(0.2)
  })
})
