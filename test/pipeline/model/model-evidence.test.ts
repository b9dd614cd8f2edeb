import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { foldName } from '../../../electron/analysts/prompted/text/fold-text.ts'
import { allClaims } from '../../../electron/store/claims.ts'
import { all, type Reader } from '../../../electron/store/connection.ts'
import { readDocument } from '../../../electron/store/documents.ts'
import { allInstances, allMentions } from '../../../electron/store/extractions.ts'
import { openReader } from '../../../electron/store/open-collection.ts'
import { allReports } from '../../../electron/store/reports.ts'
import { startModelEndpoint } from '../../fakes/model-endpoint.ts'
import { allByModel, runWithModel } from './run-with-model.ts'

let folder: string
let store: Reader
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'strata-evidence-'))
  const endpoint = await startModelEndpoint({ gleanings: 1 })
  const file = join(folder, 'evidence.strata')
  const paths = [join(import.meta.dirname, '../../../resources/sample')]
  const analysis = { ...allByModel, claims: true, resolution: true }
  await runWithModel({ file, paths, url: endpoint.url, analysis })
  await endpoint.close()
  store = openReader(file)
}, 120_000)
afterAll(() => {
  store.close()
  rmSync(folder, { recursive: true, force: true })
})

const textOf = (document: number): string => readDocument(store, document)?.text ?? ''

it('ties every mention to a place that names it, or to the sentence that speaks of it', () => {
  const mentions = allMentions(store)
  expect(mentions.length).toBeGreaterThan(300)
  const elsewhere = mentions.filter(({ document, name, start, end }) => {
    const written = foldName(textOf(document).slice(start, end))
    return written === '' || !(foldName(name).includes(written) || written.includes(foldName(name)))
  })
  for (const { start, end, sentenceStart, sentenceEnd } of elsewhere)
    expect([start, end]).toEqual([sentenceStart, sentenceEnd])
  expect(elsewhere.length).toBeLessThan(mentions.length / 20)
  for (const { start, end, sentenceStart, sentenceEnd } of mentions) {
    expect(sentenceStart).toBeLessThanOrEqual(start)
    expect(sentenceEnd).toBeGreaterThanOrEqual(end)
  }
})

it('tells no place of a name twice, but where a relationship or a claim needs it', () => {
  const places = allMentions(store).map(({ document, name, start }) => `${document}:${start}:${foldName(name)}`)
  expect(places.length - new Set(places).size).toBeLessThan(places.length / 50)
})

it('ties every relationship to a passage that holds a place of both ends', () => {
  const mentions = allMentions(store)
  const byId = new Map(mentions.map((mention) => [mention.id, mention]))
  const byName = Map.groupBy(mentions, ({ document, name }) => `${document}:${foldName(name)}`)
  const instances = [...allInstances(store)]
  expect(instances.length).toBeGreaterThan(100)
  for (const { source, target, start, end, document } of instances) {
    const passage = foldName(textOf(document).slice(start, end))
    const isIn = (id: number): boolean => {
      const { name } = byId.get(id)!
      const places = byName.get(`${document}:${foldName(name)}`) ?? []
      return passage.includes(foldName(name)) || places.some((place) => place.start >= start && place.end <= end)
    }
    expect([isIn(source), isIn(target)]).toEqual([true, true])
  }
})

it('ties every claim to a sentence, and every finding to records that are there and to sentences', () => {
  const claims = allClaims(store)
  expect(claims.length).toBeGreaterThan(20)
  for (const { document, start, end } of claims) expect(textOf(document).slice(start, end).trim()).not.toBe('')

  const tables = {
    entities: 'entities',
    relationships: 'relationships',
    claims: 'claims',
    reports: 'communities',
    sources: 'chunks',
  }
  const known = Object.fromEntries(
    Object.entries(tables).map(([dataset, table]) => [
      dataset,
      new Set(all<{ id: number }>(store, `SELECT id FROM ${table}`).map(({ id }) => id)),
    ]),
  )
  const reports = allReports(store)
  expect(reports.every(({ analyst }) => analyst === 'fake-model')).toBe(true)
  for (const { findings } of reports) {
    expect(findings.length).toBeGreaterThan(0)
    for (const { evidence, spans, explanation } of findings) {
      expect(evidence.length).toBeGreaterThan(0)
      expect(spans.length).toBeGreaterThan(0)
      expect(explanation).toContain('[Data: ')
      for (const { dataset, id } of evidence) expect(known[dataset]!.has(id)).toBe(true)
      for (const { document, start, end } of spans) expect(textOf(document).slice(start, end).trim()).not.toBe('')
    }
  }
})
