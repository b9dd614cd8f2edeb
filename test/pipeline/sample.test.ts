import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openCollectionReader, type CollectionReader } from '../../electron/api/collection-api.ts'
import { allClaims } from '../../electron/store/claims.ts'
import { openReader } from '../../electron/store/open-collection.ts'
import { askHere } from '../ask-here.ts'
import { fingerprintOf } from './fingerprint.ts'
import { indexHere } from './index-here.ts'

const sample = join(import.meta.dirname, '../../resources/sample')
const truth = JSON.parse(readFileSync(join(import.meta.dirname, 'sample-truth.json'), 'utf8')) as {
  readonly questions: readonly { readonly question: string; readonly mustMention: readonly string[] }[]
  readonly outside: readonly string[]
}

let folder: string
let file: string
let reader: CollectionReader

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'strata-sample-'))
  file = join(folder, 'sample.strata')
  await indexHere(file, [sample])
  reader = openCollectionReader(file)
})
afterAll(() => {
  reader.close()
  rmSync(folder, { recursive: true, force: true })
})

const ask = (question: string, level = 0) => askHere(file, question, level)

describe('the sample collection', () => {
  it('gives a graph, two levels or more, and a report for every community', () => {
    const status = reader.status()
    expect(status.documents).toBeGreaterThanOrEqual(40)
    expect(status.skipped).toEqual([])
    expect(status.entities).toBeGreaterThan(100)
    expect(status.levels.length).toBeGreaterThanOrEqual(2)
    expect(status.reports).toBe(status.communities)
    expect(status.coverage).toMatchObject({ documents: 1, chunks: 1, entities: 1 })
    expect(status.coverage.gathered).toBeLessThan(0.15)
  })

  it('covers every entity once at every level', () => {
    const { levels, entities } = reader.status()
    for (const { level, communities, reports } of levels) {
      expect(reports).toBe(communities)
      expect(reader.reports(level)).toHaveLength(communities)
    }
    expect(entities).toBeGreaterThan(0)
  })

  it('lets every finding be followed to a span that is the document’s own text', () => {
    for (const report of reader.reports()) {
      const { chunks } = reader.evidence('reports', report.id)
      expect(chunks).not.toEqual([])
      for (const { document, start, end, text } of chunks) {
        expect(reader.text(document).text.slice(start, end)).toBe(text)
        expect(text.trim()).not.toBe('')
      }
      for (const { dataset, id } of report.findings.flatMap(({ evidence }) => evidence)) {
        expect(reader.evidence(dataset, id).chunks).not.toEqual([])
      }
    }
  })

  it('has claims, each in a sentence of a document, that say who paid whom how much and when', () => {
    const { claims } = reader.status()
    expect(claims).toBeGreaterThan(20)
    const store = openReader(file)
    const told = allClaims(store).map(({ id, description }) => {
      const { record, chunks } = reader.evidence('claims', id)
      expect(chunks).toHaveLength(1)
      for (const { document, start, end, text } of chunks) {
        expect(reader.text(document).text.slice(start, end)).toBe(text)
        expect(text.replaceAll(/\s+/g, ' ')).toBe(description)
      }
      return record.title
    })
    expect(told).toHaveLength(claims)
    expect(told).toContain('Sable Point Holdings — payment — Vincent Harker')
    const paid = allClaims(store).find(({ amount }) => amount === '250000 £')
    expect(paid).toMatchObject({ type: 'payment', verb: 'pay', status: 'true', startDate: '2014-02-03' })
    store.close()
  })

  it('keeps the claims that are still made, by their ids, when a document goes', async () => {
    const less = join(folder, 'less.strata')
    const part = join(folder, 'part')
    cpSync(sample, part, { recursive: true })
    await indexHere(less, [part])
    const claimsOf = () => {
      const store = openReader(less)
      const claims = allClaims(store).map(({ id, description }) => ({ id, description }))
      store.close()
      return claims
    }
    const before = claimsOf()
    writeFileSync(join(part, 'press/2018-06-16-verdict.html'), '')
    await indexHere(less, [part])
    const after = claimsOf()
    expect(before.length).toBeGreaterThan(after.length)
    expect(before).toEqual(expect.arrayContaining(after))
    expect(after.some(({ description }) => description.includes('was sentenced to four years'))).toBe(false)
  })

  it.each(truth.questions)('answers “$question” with citations that all resolve', async ({ question }) => {
    const answer = await ask(question)
    expect(answer.answered).toBe(true)
    expect(answer.citations.length).toBeGreaterThan(0)
    expect(answer.citations.filter(({ resolved }) => !resolved)).toEqual([])
    expect(answer.trace.removedCitations).toBe(0)
  })

  it('names in most answers what a good answer names', async () => {
    const deepest = reader.status().levels.length - 1
    const answers = await Promise.all(truth.questions.map(({ question }) => ask(question, deepest)))
    const good = truth.questions.filter(({ mustMention }, index) => {
      const text = answers[index]!.text.toLowerCase()
      return mustMention.some((name) => text.includes(name.toLowerCase()))
    })
    expect(good.length).toBeGreaterThanOrEqual(6)
  })

  it.each([
    ['How much did Vincent Harker receive?', '£340,000'],
    ['How much did the chronometer sell for?', '£86,000'],
    ['Where was the dredged spoil dumped?', 'Mardle Flats'],
    ['Who forged the inspection certificate?', 'Keith Sandiford'],
    ['Why did Gate 4 fail?', 'silt'],
    ['When did the dock strike end?', 'Good Friday'],
    ['How much was paid in bribes?', '£340,000'],
  ])('answers “%s” from its passages, every sentence as it stands there', async (question, fact) => {
    const { answered, text, citations } = await askHere(file, question, 0, 'basic')
    expect(answered).toBe(true)
    expect(text).toContain(fact)
    expect(citations.filter(({ dataset, resolved }) => dataset !== 'sources' || !resolved)).toEqual([])
    const folded = (one: string): string => one.replaceAll(/[\s*_]+/g, ' ')
    for (const [, said = '', ids = ''] of text.matchAll(/^(?:- )?(.+?) \[Data: Sources \(([^)]*)\)\]/gm)) {
      const chunks = ids.split(', ').flatMap((id) => reader.evidence('sources', Number(id)).chunks)
      expect(chunks.some((chunk) => folded(chunk.text).includes(folded(said.replaceAll('\\', ''))))).toBe(true)
    }
  })

  it.each(truth.outside)('finds no passage either that says “%s”', async (question) => {
    expect(await askHere(file, question, 0, 'basic')).toMatchObject({ answered: false })
  })

  it.each(truth.outside)('says that it does not know “%s”', async (question) => {
    expect(await ask(question)).toMatchObject({ answered: false })
  })

  it.each(['How much money was paid in bribes?', 'Who was bribed?'])(
    'does not deny for the whole collection what its documents say: %s',
    async (question) => {
      const { text } = await ask(question)
      expect(text).not.toMatch(/nothing in it speaks of/)
    },
  )

  it.each(['What happened, and when?', 'What happened in what order?'])(
    'answers “%s” with a timeline',
    async (question) => {
      const { text, answered } = await ask(question)
      expect(answered).toBe(true)
      expect(text).toMatch(/^What the collection dates here runs from /)
      const years = [...text.matchAll(/^- \*\*[^*]*?(\d{4})\D*\*\*/gm)].map((match) => Number(match[1]))
      expect(years.length).toBeGreaterThanOrEqual(8)
      expect(years).toEqual(years.toSorted((a, b) => a - b))
    },
  )

  it('gives the date of a document beside a day that its sentence leaves without a year', async () => {
    const { text } = await ask('When did the Silver Annet sink?', 1)
    expect(text).toMatch(/11 November\. .*Its document is dated 14 November 2012\./)
  })

  it('is the same when it is made again, and when nothing has changed', async () => {
    const again = join(folder, 'again.strata')
    await indexHere(again, [sample])
    const first = fingerprintOf(again)
    expect(first).toEqual(fingerprintOf(file))
    await indexHere(again, [sample])
    expect(fingerprintOf(again)).toEqual(first)
  })
})
