import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { StageName } from '../../shared/model/index.ts'
import { createBuiltinAnalyst } from '../analysts/builtin/create-builtin-analyst.ts'
import { count } from '../store/connection.ts'
import { documentsAtPath, listDocuments, removeDocumentsWithoutPath, removePath } from '../store/documents.ts'
import { openWriter } from '../store/open-collection.ts'
import { runPipeline } from './pipeline.ts'

const mail = join(import.meta.dirname, '../../resources/sample/mail')
let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'strata-pipeline-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

interface Told {
  readonly stage: StageName
  readonly done: number
  readonly total: number
}

async function index(): Promise<readonly Told[]> {
  const told: Told[] = []
  const store = openWriter(join(folder, 'mail.strata'), { create: true })
  await runPipeline({
    store,
    analyst: createBuiltinAnalyst(),
    paths: [mail],
    signal: new AbortController().signal,
    enter: () => undefined,
    progress: (stage, done, total) => told.push({ stage, done, total }),
    skipped: () => undefined,
  })
  store.close()
  return told
}

it('tells of progress that never goes back, nor changes its total within a stage, the first time and again', async () => {
  for (const told of [await index(), await index()]) {
    expect(told.length).toBeGreaterThan(0)
    const stages = Object.entries(Object.groupBy(told, ({ stage }) => stage))
    expect(
      stages.map(([stage, ticks]) => {
        const done = ticks.map((tick) => tick.done)
        return {
          stage,
          grows: done.every((value, at) => value >= (done[at - 1] ?? 0)),
          totals: new Set(ticks.map(({ total }) => total)).size,
          reached: ticks.at(-1)?.done === ticks.at(-1)?.total,
        }
      }),
    ).toEqual(stages.map(([stage]) => ({ stage, grows: true, totals: 1, reached: true })))
  }
})

it('finds the entities of a document again that was removed and came back', async () => {
  await index()
  const store = openWriter(join(folder, 'mail.strata'))
  const resolved = (): number => count(store, 'SELECT count(*) AS n FROM mentions WHERE entity IS NOT NULL')
  const before = resolved()
  for (const path of listDocuments(store)
    .flatMap(({ paths }) => paths.slice(0, 1))
    .slice(0, 2))
    for (const { part } of documentsAtPath(store, path)) removePath(store, path, part)
  expect(removeDocumentsWithoutPath(store)).toBeGreaterThan(0)
  expect(resolved()).toBeLessThan(before)
  await index()
  expect(resolved()).toBe(before)
  store.close()
})
