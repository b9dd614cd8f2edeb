import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openCollectionReader, type CollectionReader } from '../../../electron/api/collection-api.ts'
import { openReader } from '../../../electron/store/open-collection.ts'
import { all } from '../../../electron/store/connection.ts'
import { askHere } from '../../ask-here.ts'
import { indexHere } from '../index-here.ts'

interface Truth {
  readonly people: readonly string[]
  readonly organisations: readonly string[]
  readonly places: readonly string[]
  /** Names and terms that are worth seeing, though their absence would be no fault. */
  readonly also: readonly string[]
  readonly common: readonly string[]
  readonly question: string
}

interface Row {
  readonly name: string
  readonly type: string
}

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'strata-languages-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const truthOf = (code: string): Truth =>
  JSON.parse(readFileSync(join(import.meta.dirname, code, 'truth.json'), 'utf8')) as Truth
const textsOf = (code: string): string[] =>
  readdirSync(join(import.meta.dirname, code))
    .filter((file) => file.endsWith('.txt'))
    .map((file) => join(import.meta.dirname, code, file))

/** Entities, those mentioned most first. */
function entitiesOf(file: string): readonly Row[] {
  const store = openReader(file)
  try {
    return all<Row>(store, 'SELECT name, type FROM entities ORDER BY mentions DESC, name')
  } finally {
    store.close()
  }
}

function textsIn(file: string): readonly string[] {
  const store = openReader(file)
  try {
    return all<{ readonly text: string }>(store, 'SELECT text FROM documents').map(({ text }) => text)
  } finally {
    store.close()
  }
}

/** Every sentence of every report stands in the document it cites. */
function expectSound(reader: CollectionReader, file: string): void {
  const said = textsIn(file).map(plain).join('\n')
  const { communities, reports } = reader.status()
  expect(reports).toBe(communities)
  for (const report of reader.reports()) {
    expect(report.title.trim()).not.toBe('')
    expect(report.summary.trim()).not.toBe('')
    expect(report.findings.length).toBeGreaterThan(0)
    const { chunks } = reader.evidence('reports', report.id)
    expect(chunks).not.toEqual([])
    const texts = new Map(chunks.map(({ document }) => [document, reader.text(document).text]))
    for (const { document, start, end, text } of chunks) expect(texts.get(document)?.slice(start, end)).toBe(text)
    if (report.title.startsWith('Mentioned apart')) continue
    for (const quoted of report.summary.split(/\s*\[Data: [^\]]*\]\s*/).filter((part) => part.trim() !== ''))
      expect(said).toContain(plain(quoted))
  }
}
const plain = (text: string): string =>
  text
    .replace(/\\(?=[\p{P}\p{S}])/gu, '')
    .replace(/\s+/g, ' ')
    .trim()

describe.each(['de', 'fr', 'es', 'zh', 'ja'])('a collection in another language (%s)', (code) => {
  const truth = truthOf(code)
  let file: string
  let reader: CollectionReader
  let entities: readonly Row[]
  beforeAll(async () => {
    file = join(folder, `${code}.strata`)
    await indexHere(file, textsOf(code))
    reader = openCollectionReader(file)
    entities = entitiesOf(file)
  })
  afterAll(() => reader.close())

  it.each([
    ['people', 'person'],
    ['organisations', 'organization'],
    ['places', 'place'],
  ] as const)('holds its %s, and mostly knows what they are', (kind, type) => {
    const found = truth[kind].filter((name) => entities.some((entity) => entity.name === name))
    expect(found.length / truth[kind].length).toBeGreaterThanOrEqual(0.8)
    const typed = found.filter((name) => entities.some((entity) => entity.name === name && entity.type === type))
    expect(typed.length / found.length).toBeGreaterThanOrEqual(0.8)
  })

  it('shows names and terms, hardly a common word', () => {
    const worth = new Set([...truth.people, ...truth.organisations, ...truth.places, ...truth.also])
    const shown = entities.slice(0, 30)
    expect(shown.filter(({ name }) => worth.has(name)).length / shown.length).toBeGreaterThanOrEqual(0.8)
    expect(entities.filter(({ name }) => truth.common.includes(name))).toEqual([])
  })

  it('falls into communities, each with a report whose sentences stand in the documents', () => {
    expect(reader.status().communities).toBeGreaterThanOrEqual(2)
    expectSound(reader, file)
  })

  it('answers a question in its language from the documents, or says plainly that it does not', async () => {
    const { answered, text, citations } = await askHere(file, truth.question, 0)
    expect(text.trim()).not.toBe('')
    expect(citations.every(({ resolved }) => resolved)).toBe(true)
    if (answered) expect(citations.length).toBeGreaterThan(0)
    else expect(text).toMatch(/does not say|No report|not understood|hold nothing/)
  })
})

describe('languages side by side', () => {
  it('answers a question in French or Spanish with what the documents say', async () => {
    for (const code of ['fr', 'es'])
      expect(await askHere(join(folder, `${code}.strata`), truthOf(code).question, 0)).toMatchObject({ answered: true })
  })

  it('are read each by its own rules in one folder', async () => {
    const file = join(folder, 'mixed.strata')
    await indexHere(file, ['de', 'es', 'ja'].flatMap(textsOf))
    const names = new Set(entitiesOf(file).map(({ name }) => name))
    for (const code of ['de', 'es', 'ja']) {
      const { people } = truthOf(code)
      expect(people.filter((name) => names.has(name)).length / people.length).toBeGreaterThanOrEqual(0.8)
    }
    const reader = openCollectionReader(file)
    expectSound(reader, file)
    reader.close()
  })
})
