import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Answer } from '../../shared/model/index.ts'
import { readAnswerBasis } from './answer-basis.ts'
import { readAnswer, saveAnswer } from './answers.ts'
import { run, type Writer } from './connection.ts'
import { openWriter } from './open-collection.ts'
import { saveReport } from './reports.ts'

let folder: string
let store: Writer
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'strata-answers-'))
  store = openWriter(join(folder, 'c.strata'), { create: true })
  addReport('harbour', 0)
  addReport('marsh', 0)
})
afterEach(() => {
  store.close()
  rmSync(folder, { recursive: true })
})

function addReport(name: string, level: number): number {
  const community = run(
    store,
    'INSERT INTO communities (uid, level, parent, size, gathered, rank) VALUES (?, ?, NULL, 3, 0, 0)',
    name,
    level,
  )
  writeReport(community, name)
  return community
}

const writeReport = (community: number, madeFrom: string): void =>
  saveReport(store, {
    community,
    madeFrom,
    fingerprint: 'builtin-1',
    analyst: 'builtin',
    title: madeFrom,
    summary: '',
    rating: 5,
    ratingExplanation: '',
    findings: [],
    tokens: 10,
  })

const answer: Omit<Answer, 'id'> = {
  question: 'What are the main themes?',
  method: 'global',
  level: 0,
  text: 'The harbour.',
  answered: true,
  citations: [],
  points: [],
  trace: { batches: [], cutPoints: 0, removedCitations: 0 },
  usage: { calls: 0, inputTokens: 0, outputTokens: 0 },
  seconds: 0.1,
  analyst: 'builtin',
  askedAt: '2026-11-21T10:00:00.000Z',
}

it('is up to date until a report that it read is written anew, goes or comes', () => {
  const { id } = saveAnswer(store, answer, readAnswerBasis(store, answer))
  expect(readAnswer(store, id)).toEqual({ ...answer, id, outdated: false })
  writeReport(2, 'marsh, and a letter more')
  expect(readAnswer(store, id)).toMatchObject({ outdated: true })
  writeReport(2, 'marsh')
  expect(readAnswer(store, id)).toMatchObject({ outdated: false })
  const third = addReport('mill', 0)
  expect(readAnswer(store, id)).toMatchObject({ outdated: true })
  run(store, 'DELETE FROM communities WHERE id = ?', third)
  expect(readAnswer(store, id)).toMatchObject({ outdated: false })
  run(store, 'DELETE FROM communities WHERE id = 1')
  expect(readAnswer(store, id)).toMatchObject({ outdated: true })
})

it('does not mind reports of other levels', () => {
  const { id } = saveAnswer(store, answer, readAnswerBasis(store, answer))
  addReport('jetty', 1)
  expect(readAnswer(store, id)).toMatchObject({ outdated: false })
})
