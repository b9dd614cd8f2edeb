import { join } from 'node:path'
import { expect, it } from 'vitest'
import { builtinAnalysis } from '../../../../shared/model/index.ts'
import { createScriptedModel, type ScriptedModel } from '../../../../test/fakes/scripted-model.ts'
import { loadPrompts } from '../../../models/prompts/prompt-library.ts'
import type { Failure } from '../../analyst.ts'
import { describeFrom } from './describe.ts'

const prompts = loadPrompts(join(import.meta.dirname, '../../../../prompts'))
const describeIt = (model: ScriptedModel, descriptions: readonly string[], onUnable?: (failure: Failure) => void) =>
  describeFrom(
    { model, prompts, analysis: builtinAnalysis },
    'Vesby',
    descriptions,
    new AbortController().signal,
    onUnable,
  )
const long = (word: string) => `${`Vesby is a town of ${word} by the sea. `.repeat(12)}`.trim()

it('asks nobody where there is one description, or where several are short', async () => {
  const model = createScriptedModel(() => 'never')
  expect(await describeIt(model, ['A town'])).toBe('A town.')
  expect(await describeIt(model, ['A town', ' a  TOWN.', '', 'It has a harbour.'])).toBe('A town. It has a harbour.')
  expect(await describeIt(model, [long('nets')])).toBe(long('nets'))
  expect(model.requests).toEqual([])
})

it('has several summarised, by the name of what they describe', async () => {
  const model = createScriptedModel(() => 'Description: Vesby is a town of nets and boats.')
  expect(await describeIt(model, [long('nets'), long('boats')])).toBe('Vesby is a town of nets and boats.')
  const shown = model.requests[0]!.messages.at(-1)!.content
  expect(shown).toContain('Vesby')
  expect(shown).toContain(long('boats'))
})

it('takes as many steps as the limit of tokens needs, and each goes on from the summary before', async () => {
  const all = Array.from({ length: 60 }, (_, at) => long(`house ${at}`))
  const model = createScriptedModel((_, before) => `Summary number ${before}.`, { contextTokens: 4_000 })
  expect(await describeIt(model, all)).toBe(`Summary number ${model.requests.length - 1}.`)
  expect(model.requests.length).toBeGreaterThan(2)
  expect(model.requests[1]!.messages.at(-1)!.content).toContain('Summary number 0.')
  const shown = model.requests.map(({ messages }) => messages.at(-1)!.content).join('\n')
  for (const description of all) expect(shown).toContain(description)
})

it('puts them one after the other where the model won’t, up to what a description may hold', async () => {
  const model = createScriptedModel(() => ({ text: 'No', finish: 'refused' }))
  const text = await describeIt(model, [long('nets'), long('boats'), long('bells'), long('ropes'), long('tar')])
  expect(text.startsWith(long('nets'))).toBe(true)
  expect(text.length).toBeLessThanOrEqual(2_000)
  expect(model.forgotten).toHaveLength(1)
})

it.each([
  [{ text: 'No', finish: 'refused' }, 'No', /refused/],
  [{ text: '' }, '', /Nothing could be read/],
  [{ text: 'Vesby is a town of', finish: 'length' }, 'Vesby is a town of', /cut off at its limit/],
] as const)('says why it is no summary, with the reply: %o', async (reply, kept, reason) => {
  const failures: Failure[] = []
  await describeIt(
    createScriptedModel(() => reply),
    [long('nets'), long('boats')],
    (failure) => failures.push(failure),
  )
  expect(failures).toEqual([{ reply: kept, reason: expect.stringMatching(reason) }])
})
