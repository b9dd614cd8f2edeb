import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Indexed } from '../../electron/api/collection-api.ts'
import { countEmbeddings } from '../../electron/store/embeddings.ts'
import { all } from '../../electron/store/connection.ts'
import { listFailures } from '../../electron/store/failures.ts'
import { openReader } from '../../electron/store/open-collection.ts'
import type { Answer, Estimate, EvidenceChain, Report, RetrievedChunk } from '../../shared/model/index.ts'
import { embeddingWords, modelWords, questionWords } from './endpoint.ts'
import { strataJson } from './strata-json.ts'

const sample = join(import.meta.dirname, '../../resources/sample/releases')
/** Two press releases; the opening of each is a small chunk. */
const releases = ['2013-11-08-marchbank-chair.md', '2016-02-03-barrage-statement.md']
/** What one says first, below its head, whole sentences of it. */
const openingOf = (text: string): string =>
  text
    .slice(text.search(/\r?\n\r?\n/))
    .trim()
    .slice(0, 500)
    .replace(/[^.]*$/, '')

const home = mkdtempSync(join(tmpdir(), 'strata-model-'))
const folder = join(home, 'releases')
const file = join(home, 'releases.strata')
const indexing = ['index', folder, '--into', file, ...modelWords, ...embeddingWords, '--claims', '--gleanings', '1']

let estimate: Estimate
let first: Indexed
let codes: (number | null)[]

beforeAll(async () => {
  mkdirSync(folder)
  for (const release of releases)
    writeFileSync(join(folder, release), openingOf(readFileSync(join(sample, release), 'utf8')))
  await strataJson(home, ['index', folder, '--into', file])
  const foretold = await strataJson<Estimate>(home, [...indexing, '--estimate'])
  estimate = foretold.value
  const made = await strataJson<Indexed>(home, indexing)
  first = made.value
  codes = [foretold.code, made.code]
  // oxlint-disable-next-line no-console -- the comparison is for whoever runs it
  console.table(beside(estimate, first))
})
afterAll(() => rmSync(home, { recursive: true, force: true }))

const reports = async () => (await strataJson<Report[]>(home, ['reports', file])).value
const ask = (method: string, question: string) =>
  strataJson<Answer & { readonly answer: string }>(home, ['ask', file, question, '--method', method, ...modelWords])

describe('an index that a model makes', () => {
  it('is completed, with every chunk read or listed as failed', () => {
    expect(codes[0]).toBe(0)
    expect([0, 3]).toContain(codes[1])
    expect(first.documents).toBe(releases.length)
    const store = openReader(file)
    try {
      const unread = all<{ uid: string }>(
        store,
        `SELECT uid FROM chunks c WHERE analyst = 'builtin'
         AND NOT EXISTS (SELECT 1 FROM failures WHERE stage = 'extract' AND item = c.uid)`,
      )
      expect(unread).toEqual([])
      expect(first.failed).toHaveLength(listFailures(store).length)
      for (const { item, reason } of listFailures(store)) expect([item, reason]).not.toContain('')
    } finally {
      store.close()
    }
  })

  it('counts what it asked for, and comes near to what was foretold', () => {
    const { works } = first.usage!.reading
    expect(works.map(({ work }) => work)).toEqual(expect.arrayContaining(['extract', 'claims', 'report']))
    for (const { calls, cached, inputTokens } of works.filter(({ work }) => work !== 'glean')) {
      expect(calls + cached).toBeGreaterThan(0)
      expect(inputTokens).toBeGreaterThan(0)
    }
    expect(estimate.calls).toBeGreaterThan(0)
    expect(estimate.inputTokens).toBeGreaterThan(0)
  })

  it('has a report for every community, whose findings lead to the documents’ own text', async () => {
    const written = await reports()
    expect(written).toHaveLength(first.communities)
    const texts = new Map<number, string>()
    for (const { id, findings } of written) {
      expect(findings.length).toBeGreaterThan(0)
      for (const { dataset, id: at } of findings.flatMap(({ evidence }) => evidence)) {
        const { code, value } = await strataJson<EvidenceChain>(home, ['evidence', file, dataset, String(at)])
        expect([dataset, at, code]).toEqual([dataset, at, 0])
        expect(value.chunks).not.toEqual([])
      }
      expect(findings.filter(({ evidence }) => evidence.length === 0)).toEqual([])
      const chain = (await strataJson<EvidenceChain>(home, ['evidence', file, 'reports', String(id)])).value
      expect(chain.chunks).not.toEqual([])
      for (const { document, start, end, text } of chain.chunks) {
        if (!texts.has(document))
          texts.set(document, (await strataJson<{ text: string }>(home, ['text', file, String(document)])).value.text)
        expect(texts.get(document)!.slice(start, end)).toBe(text)
      }
    }
  })

  it('asks for nothing the second time', async () => {
    const again = await strataJson<Indexed>(home, indexing)
    // What had failed is tried again.
    if (first.failed.length === 0)
      expect(again.value.usage?.reading.works.flatMap(({ calls }) => calls)).not.toContain(1)
    expect(sumOf(again.value, 'calls')).toBeLessThanOrEqual(3 * first.failed.length)
    expect(again.value.entities).toBeGreaterThan(0)
  })
})

describe.each([
  ['global', 'What was announced, and by whom?'],
  ['basic', 'How much did Marchbank pledge?'],
])('an answer by the method %s', (method, question) => {
  it('cites only what is there, and counts what it took', async () => {
    const { code, value } = await ask(method, question)
    expect(code).toBe(0)
    expect(value.answer.trim()).not.toBe('')
    for (const citation of value.citations) expect(citation).toMatchObject({ resolved: true })
    expect(value.usage.calls).toBeGreaterThan(0)
    expect(value.usage.inputTokens).toBeGreaterThan(0)
    process.stderr.write(`\n${question}\n${value.answer}\n`)
  })
})

describe.runIf(embeddingWords.length > 0)('vectors', () => {
  it('are there for every chunk and entity, and passages are ranked by them too', async () => {
    const model = embeddingWords.at(-1)!
    const store = openReader(file)
    try {
      for (const kind of ['chunk', 'entity'] as const) {
        const { made, all: wanted } = countEmbeddings(store, model, kind)
        expect(made).toBe(wanted)
      }
    } finally {
      store.close()
    }
    const words = ['retrieve', file, 'Who gave money to the university?']
    const { value } = await strataJson<{ results: RetrievedChunk[] }>(home, [...words, ...questionWords])
    expect(value.results.length).toBe(releases.length)
  })
})

const sumOf = ({ usage }: Indexed, what: 'calls' | 'inputTokens' | 'outputTokens'): number =>
  (usage?.reading.works ?? []).reduce((sum, work) => sum + work[what], 0)

/** What was foretold beside what it was, a work a row. */
const beside = (foretold: Estimate, { usage }: Indexed) =>
  (usage?.reading.works ?? []).map(({ work, calls, cached, retried, inputTokens, outputTokens, seconds }) => {
    const expected = foretold.works.find((one) => one.work === work)
    return {
      work,
      calls: `${calls} (${expected?.calls ?? 0})`,
      input: `${inputTokens} (${expected?.inputTokens ?? 0})`,
      output: `${outputTokens} (${expected?.outputTokens ?? 0})`,
      cached,
      retried,
      seconds: Math.round(seconds),
    }
  })
