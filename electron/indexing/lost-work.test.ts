import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Analyst, Failure } from '../analysts/analyst.ts'
import { createBuiltinAnalyst } from '../analysts/builtin/create-builtin-analyst.ts'
import { count, type Writer } from '../store/connection.ts'
import { listFailures } from '../store/failures.ts'
import { openWriter } from '../store/open-collection.ts'
import { runPipeline } from './pipeline.ts'

const cut: Failure = { reason: 'The reply was cut off.', reply: 'Ada Pell bou' }
const builtin = createBuiltinAnalyst()
let folder: string
let store: Writer
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'strata-lost-'))
  store = openWriter(join(folder, 'a.strata'), { create: true })
  writeFileSync(
    join(folder, 'mill.txt'),
    'Ada Pell bought the mill at Cold Staithe. Ada Pell sold it to Silas Wren at once.',
  )
})
afterEach(() => {
  store.close()
  rmSync(folder, { recursive: true })
})

const index = (analyst: Analyst) =>
  runPipeline({
    store,
    analyst,
    paths: [join(folder, 'mill.txt')],
    signal: new AbortController().signal,
    enter: () => undefined,
    progress: () => undefined,
    skipped: () => undefined,
  })

it('keeps what could be read of a chunk and of a report, and notes what was lost with the reply', async () => {
  await index({
    ...builtin,
    async *extract(...input) {
      for await (const extraction of builtin.extract(...input)) yield { ...extraction, partly: cut }
    },
    report: async (...input) => ({ ...(await builtin.report(...input)), partly: cut }),
  })
  const failures = listFailures(store)
  expect(failures).toContainEqual({ stage: 'extract', item: 'chunk 1 of mill', ...cut })
  expect(failures).toContainEqual({ stage: 'report', item: expect.any(String), ...cut })
  expect(count(store, 'SELECT count(*) AS n FROM mentions')).toBeGreaterThan(0)
  expect(count(store, 'SELECT count(*) AS n FROM reports WHERE analyst = ?', 'builtin')).toBeGreaterThan(0)
})

it('makes a description that was no more than a makeshift again, and no other', async () => {
  await index({
    ...builtin,
    describeEntity: (entity, signal) => {
      if (entity.name === 'Ada Pell') entity.onUnable?.(cut)
      return builtin.describeEntity(entity, signal)
    },
  })
  expect(listFailures(store)).toEqual([{ stage: 'resolve', item: 'description of Ada Pell', ...cut }])
  const again: string[] = []
  await index({
    ...builtin,
    describeEntity: (entity, signal) => {
      again.push(entity.name)
      return builtin.describeEntity(entity, signal)
    },
  })
  expect(again).toEqual(['Ada Pell'])
  expect(listFailures(store)).toEqual([])
})
