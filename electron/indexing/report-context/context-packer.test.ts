import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { countTokens } from '../../algorithms/chunker/count-tokens.ts'
import { createBuiltinAnalyst } from '../../analysts/builtin/create-builtin-analyst.ts'
import { renderContext } from '../../analysts/prompted/report/context-tables.ts'
import { allCommunities, membersOfCommunity } from '../../store/communities.ts'
import type { Writer } from '../../store/connection.ts'
import { openWriter } from '../../store/open-collection.ts'
import { runPipeline } from '../pipeline.ts'
import { createContextPacker } from './context-packer.ts'

let folder: string
let store: Writer
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'strata-contexts-'))
  store = openWriter(join(folder, 'mail.strata'), { create: true })
  await runPipeline({
    store,
    analyst: createBuiltinAnalyst(),
    paths: [join(import.meta.dirname, '../../../resources/sample')],
    signal: new AbortController().signal,
    enter: () => undefined,
    progress: () => undefined,
    skipped: () => undefined,
  })
}, 60_000)
afterAll(() => {
  store.close()
  rmSync(folder, { recursive: true })
})

it('fills a context to its limit as the model reads it, headers included, and never beyond', () => {
  const pack = createContextPacker(store)
  for (const community of allCommunities(store)) {
    for (const limit of [300, 1_200, 8_000]) {
      const tokens = countTokens(renderContext(pack(community, limit)))
      expect(tokens).toBeLessThanOrEqual(limit)
    }
  }
})

it('holds all elements of a community where they fit, and every record once', () => {
  const pack = createContextPacker(store)
  const whole = allCommunities(store).filter(({ size }) => size < 20)
  expect(whole.length).toBeGreaterThan(3)
  for (const community of whole) {
    const context = pack(community)
    expect(context.entities.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(
      [...membersOfCommunity(store, community.id)].toSorted((a, b) => a - b),
    )
    expect(context.subReports).toEqual([])
    expect(new Set(context.relationships.map(({ id }) => id)).size).toBe(context.relationships.length)
  }
})

it('puts reports in place of the longest sub-communities where the elements do not fit, and keeps the rest whole', () => {
  const pack = createContextPacker(store)
  let replaced = 0
  for (const community of allCommunities(store).filter(({ children }) => children.length > 1)) {
    const tokensOf = (id: number): number => {
      const child = allCommunities(store).find((one) => one.id === id)!
      return countTokens(renderContext({ ...pack(child, 8_000), subReports: [] }))
    }
    const context = pack(community, 2_000)
    if (context.subReports.length === 0) continue
    replaced += 1
    const inside = new Set(context.entities.map(({ id }) => id))
    for (const { id } of context.subReports) {
      expect(community.children).toContain(id)
      for (const member of membersOfCommunity(store, id)) expect(inside.has(member)).toBe(false)
    }
    const costs = context.subReports.map(({ id }) => tokensOf(id))
    expect(costs).toEqual(costs.toSorted((a, b) => b - a))
  }
  expect(replaced).toBeGreaterThan(0)
})
