import { expect, it } from 'vitest'
import { builtinAnalysis, type LevelSummary, type Written } from '../../shared/model/index.ts'
import { waitingForModel } from './waiting-for-model.ts'

const level = (number: number, born: number): LevelSummary => ({
  level: number,
  born,
  communities: born,
  reports: born,
  tokens: 0,
})
const levels = [level(0, 3), level(1, 8)]
const made = (what: Written['what'], analyst: string, count: number): Written => ({ what, analyst, count })
const byModel = { extraction: 'prompted', reports: { from: 0, to: 0 } } as const

it('says which chunks and reports a model has not made yet', () => {
  const written = [
    made('chunks', 'qwen', 40),
    made('chunks', 'builtin', 2),
    made('reports', 'qwen', 2),
    made('reports', 'builtin', 9),
  ]
  expect(waitingForModel(byModel, { written, levels })).toMatch(/^2 chunks and 1 report wait for the model;/)
  expect(waitingForModel({ ...byModel, reports: null }, { written, levels })).toMatch(/^2 chunks wait for the model;/)
})

it('says nothing where the model has done its part, or has none', () => {
  const written = [made('chunks', 'qwen', 42), made('reports', 'qwen', 3), made('reports', 'builtin', 8)]
  expect(waitingForModel(byModel, { written, levels })).toBeNull()
  expect(waitingForModel(builtinAnalysis, { written: [made('chunks', 'builtin', 42)], levels })).toBeNull()
  expect(waitingForModel(byModel, { written: [], levels: [] })).toBeNull()
})

it('speaks of one thing as one', () => {
  expect(waitingForModel(byModel, { written: [made('chunks', 'builtin', 1)], levels: [] })).toMatch(/^1 chunk waits for/)
})
