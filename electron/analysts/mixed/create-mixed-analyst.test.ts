import { expect, test } from 'vitest'
import { builtinAnalysis, type AnalysisSettings } from '../../../shared/model/index.ts'
import type { Analyst, AnalystWork, ReportContext } from '../analyst.ts'
import { createBuiltinAnalyst } from '../builtin/create-builtin-analyst.ts'
import { createMixedAnalyst } from './create-mixed-analyst.ts'

const builtin = createBuiltinAnalyst()
const named: Analyst = {
  ...builtin,
  who: () => ({ name: 'a model', fingerprint: 'prompted:1', atOnce: 9 }),
  report: async () => ({ title: 'by the model', summary: '', rating: 1, ratingExplanation: '', findings: [] }),
}
const mixed = (changes: Partial<AnalysisSettings>) =>
  createMixedAnalyst({ builtin, prompted: named, analysis: { ...builtinAnalysis, ...changes } })
const works: readonly AnalystWork[] = ['extract', 'resolve', 'describe', 'report', 'answer']
const byModel = (analyst: Analyst) => works.filter((work) => analyst.who(work, 0).name === 'a model')

test('the built-in analyst does all that nobody gave to a model', () => {
  expect(byModel(mixed({}))).toEqual([])
  expect(
    createMixedAnalyst({ builtin, prompted: undefined, analysis: { ...builtinAnalysis, answers: 'prompted' } }),
  ).toBe(builtin)
})

test('each work goes where its setting says', () => {
  expect(byModel(mixed({ extraction: 'prompted' }))).toEqual(['extract', 'resolve', 'describe'])
  expect(byModel(mixed({ resolution: true }))).toEqual(['resolve'])
  expect(byModel(mixed({ answers: 'prompted' }))).toEqual(['answer'])
})

test('a model writes the reports of its levels alone, both ends included', async () => {
  const analyst = mixed({ reports: { from: 1, to: 2 } })
  expect([0, 1, 2, 3].map((level) => analyst.who('report', level).name)).toEqual([
    'builtin',
    'a model',
    'a model',
    'builtin',
  ])
  const context: ReportContext = {
    community: 1,
    level: 1,
    size: 0,
    gathered: false,
    entities: [],
    relationships: [],
    claims: [],
    subReports: [],
    titlesBelow: [],
    background: { sentences: 0, sentencesWith: () => 0, documentsWith: () => 0 },
    collection: { entities: 0, documents: 0, largestDegree: 0 },
  }
  const signal = new AbortController().signal
  expect((await analyst.report(context, signal)).title).toBe('by the model')
  expect((await analyst.report({ ...context, level: 3 }, signal)).title).not.toBe('by the model')
})
