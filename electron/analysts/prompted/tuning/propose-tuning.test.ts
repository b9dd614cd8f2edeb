import { join } from 'node:path'
import { expect, it } from 'vitest'
import { builtinAnalysis } from '../../../../shared/model/index.ts'
import { StrataError } from '../../../../shared/contract/errors.ts'
import { createScriptedModel } from '../../../../test/fakes/scripted-model.ts'
import type { ModelReply, ModelRequest } from '../../../models/language-model.ts'
import { loadPrompts } from '../../../models/prompts/prompt-library.ts'
import { proposeTuning } from './propose-tuning.ts'

const prompts = loadPrompts(join(import.meta.dirname, '../../../../prompts'))
const signal = new AbortController().signal
const sample = [
  'Mara Lind runs the Harbour Trust. The trust gave the customs house to Vesby on 3 May 2019, and the town was glad of it.',
  'The minutes of the council say that the roof is to be mended before the winter comes and the ships are in.',
]
const records =
  '("entity"<|>Mara Lind<|>person<|>Runs it)##("entity"<|>Harbour Trust<|>trust<|>A trust)##("relationship"<|>Mara Lind<|>Harbour Trust<|>runs<|>9)<|COMPLETE|>'

it('proposes a persona, types, examples of the collection’s own text and its language', async () => {
  const model = createScriptedModel(({ prompt }) => {
    if (prompt.startsWith('describe-collection')) return 'Papers of a harbour town.'
    if (prompt.startsWith('propose-persona')) return 'You are a historian of harbours.'
    if (prompt.startsWith('propose-entity-types')) return '{"types": ["Person", "trust", "trust", "ship"]}'
    return records
  })
  const proposal = await proposeTuning({ model, prompts, sample, signal })
  expect(proposal).toMatchObject({
    description: 'Papers of a harbour town.',
    persona: 'You are a historian of harbours.',
    entityTypes: ['person', 'trust', 'ship'],
    language: 'English',
  })
  // The second passage names none of what the reply says of it, so it is no example.
  expect(proposal.examples.match(/Text:/g)).toHaveLength(1)
  expect(proposal.examples).toContain('Mara Lind runs the Harbour Trust.')
  expect(model.requests.every(({ work }) => work === 'tune')).toBe(true)
  expect(model.requests.find(({ prompt }) => prompt.startsWith('write-examples'))!.messages[0]!.content).toContain(
    'person, trust, ship',
  )
})

it('keeps the prompts’ own where a part can’t be read, and says so where nothing can', async () => {
  const half = createScriptedModel(({ prompt }) => (prompt.startsWith('describe-collection') ? 'Papers.' : ''))
  expect(await proposeTuning({ model: half, prompts, sample, signal })).toEqual({
    description: 'Papers.',
    persona: '',
    entityTypes: builtinAnalysis.entityTypes,
    examples: '',
    language: 'English',
  })
  const silent = createScriptedModel(() => '')
  await expect(proposeTuning({ model: silent, prompts, sample, signal })).rejects.toMatchObject({
    code: 'model-output',
  })
})

it('leaves no request under way where another has stopped it', async () => {
  let open = 0
  const scripted = createScriptedModel(({ prompt }) =>
    prompt.startsWith('propose-entity-types') ? '{"types": ["ship"]}' : 'Papers.',
  )
  const model = {
    ...scripted,
    complete: async (request: ModelRequest, stop: AbortSignal): Promise<ModelReply> => {
      if (!request.prompt.startsWith('write-examples')) return scripted.complete(request, stop)
      if (request.messages.at(-1)!.content.includes('Mara Lind'))
        throw new StrataError('over-budget', 'The budget is spent.')
      open += 1
      await new Promise<void>((resolve) => stop.addEventListener('abort', () => resolve(), { once: true }))
      open -= 1
      throw new StrataError('cancelled', 'Stopped.')
    },
  }
  await expect(proposeTuning({ model, prompts, sample, signal })).rejects.toMatchObject({ code: 'over-budget' })
  expect(open).toBe(0)
})
