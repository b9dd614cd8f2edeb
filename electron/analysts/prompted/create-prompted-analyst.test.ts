import { join } from 'node:path'
import { expect, it } from 'vitest'
import { builtinAnalysis, type AnalysisSettings, type PromptName } from '../../../shared/model/index.ts'
import { createScriptedModel } from '../../../test/fakes/scripted-model.ts'
import { loadPrompts, withOverrides } from '../../models/prompts/prompt-library.ts'
import type { AnalystWork } from '../analyst.ts'
import { createBuiltinAnalyst } from '../builtin/create-builtin-analyst.ts'
import { createPromptedAnalyst } from './create-prompted-analyst.ts'

const library = loadPrompts(join(import.meta.dirname, '../../../prompts'))
const works: readonly AnalystWork[] = ['extract', 'resolve', 'describe', 'report', 'answer']

function fingerprints({
  own,
  model = 'm',
  ...analysis
}: Partial<AnalysisSettings> & { own?: PromptName; model?: string } = {}): Readonly<Record<string, string>> {
  const overrides = new Map(own === undefined ? [] : [[own, `${library.get(own).text}\nMind the nets.`] as const])
  const analyst = createPromptedAnalyst({
    model: createScriptedModel(() => '', { name: model }),
    prompts: withOverrides(library, overrides),
    analysis: { ...builtinAnalysis, ...analysis },
    builtin: createBuiltinAnalyst(),
  })
  return Object.fromEntries(works.map((work) => [work, analyst.who(work).fingerprint]))
}

const changedBy = (change: Parameters<typeof fingerprints>[0]): readonly string[] => {
  const [before, after] = [fingerprints(), fingerprints(change)]
  return works.filter((work) => before[work] !== after[work])
}

it('does again only what a changed prompt, setting or model makes otherwise', () => {
  expect(changedBy({})).toEqual([])
  expect(changedBy({ own: 'leaf-report' })).toEqual(['report'])
  expect(changedBy({ own: 'extract-graph' })).toEqual(['extract'])
  expect(changedBy({ own: 'map-chunks' })).toEqual(['answer'])
  expect(changedBy({ own: 'summarise-descriptions' })).toEqual(['describe'])
  expect(changedBy({ own: 'extract-claims' })).toEqual([])
  expect(changedBy({ claims: true })).toEqual(['extract'])
  expect(changedBy({ gleanings: 2 })).toEqual(['extract'])
  expect(changedBy({ entityTypes: ['ship'] })).toEqual(['extract'])
  expect(changedBy({ resolution: true })).toEqual(['resolve'])
  expect(changedBy({ language: 'Welsh' })).toEqual(['extract', 'describe', 'report', 'answer'])
  expect(changedBy({ model: 'another' })).toEqual(['extract', 'describe', 'report', 'answer'])
})

it('says with every fingerprint that a model did it', () => {
  for (const fingerprint of Object.values(fingerprints())) expect(fingerprint).toMatch(/^prompted:[0-9a-f]{32}$/)
})

it('tells how much of a report’s context its model can read', () => {
  const roomOf = (contextTokens: number): number =>
    createPromptedAnalyst({
      model: createScriptedModel(() => '', { contextTokens }),
      prompts: library,
      analysis: builtinAnalysis,
      builtin: createBuiltinAnalyst(),
    }).who('report').contextTokens ?? 0
  expect(roomOf(128_000)).toBeGreaterThan(8_000)
  expect(roomOf(8_192)).toBeGreaterThan(3_000)
  expect(roomOf(8_192)).toBeLessThan(5_500)
})

it('leaves to the built-in analyst what no model has read', async () => {
  const model = createScriptedModel(() => 'never')
  const builtin = createBuiltinAnalyst()
  const analyst = createPromptedAnalyst({ model, prompts: library, analysis: builtinAnalysis, builtin })
  const signal = new AbortController().signal
  const text = 'Vesby is a small town with a harbour and a customs house.'
  const contexts = [{ text, document: 1, chunk: 1, start: 0, end: text.length }]
  const entity = { name: 'Vesby', type: 'place', descriptions: [''], contexts }
  expect(await analyst.describeEntity(entity, signal)).toBe(text)
  const pair = { source: 'Vesby', target: 'customs house', descriptions: [], contexts }
  expect(await analyst.describeRelationship(pair, signal)).toBe(text)
  expect(model.requests).toEqual([])
})
