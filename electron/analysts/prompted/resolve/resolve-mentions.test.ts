import { join } from 'node:path'
import { setImmediate as breathe } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { StrataError } from '../../../../shared/contract/errors.ts'
import { builtinAnalysis } from '../../../../shared/model/index.ts'
import { createScriptedModel } from '../../../../test/fakes/scripted-model.ts'
import { loadPrompts } from '../../../models/prompts/prompt-library.ts'
import type { LanguageModel, ModelRequest } from '../../../models/language-model.ts'
import type { DecidedPair, MentionToResolve, ResolveNotes } from '../../analyst.ts'
import { groupsSchema } from '../parsing/groups-schema.ts'
import { createBuiltinAnalyst } from '../../builtin/create-builtin-analyst.ts'
import type { FindCandidates, NameDecisions } from './name-decisions.ts'
import { decisionPair } from './name-decisions.ts'
import { resolveMentions, type Resolution } from './resolve-mentions.ts'

const prompts = loadPrompts(join(import.meta.dirname, '../../../../prompts'))
const silent = createScriptedModel(() => '{"groups": []}')

/** Mentions of one document, that stand there one after the other. */
function mentionsOf(...named: readonly (readonly [name: string, type: string, by?: string])[]) {
  let text = ''
  const mentions = named.map(([name, type, by = 'prompted:x'], at): MentionToResolve => {
    const start = text.length
    text += `${name} was there. `
    return { id: at + 1, name, type, document: 1, start, end: start + name.length, by, description: '' }
  })
  return { mentions, documents: [{ id: 1, title: 'Notes', format: 'txt', text }] }
}

interface Decisions extends NameDecisions {
  /** What a person says. */
  readonly say: (a: string, b: string, same: boolean) => void
  readonly keep: (pairs: readonly DecidedPair[]) => void
}

function createDecisions(...first: readonly DecidedPair[]): Decisions {
  let all: readonly DecidedPair[] = first
  return {
    all: () => all,
    keep: (pairs) => (all = pairs),
    say: (a, b, same) => {
      const [name, other] = decisionPair(a, b)
      all = [...all.filter((one) => one.name !== name || one.other !== other), { ...said, name, other, same }]
    },
  }
}
const said = { by: 'person', reason: '' } as const

const resolve = (
  { mentions, documents }: ReturnType<typeof mentionsOf>,
  {
    resolution,
    model = silent,
    decide = false,
    note,
  }: { resolution?: Resolution; model?: LanguageModel; decide?: boolean; note?: (notes: ResolveNotes) => void } = {},
) =>
  resolveMentions(
    { model, prompts, analysis: { ...builtinAnalysis, resolution: decide } },
    createBuiltinAnalyst(),
    resolution,
    mentions,
    documents,
    new AbortController().signal,
    note,
  )

describe('what a model read', () => {
  it('is one entity where name and type agree, whatever case, possessive or plural', async () => {
    const found = await resolve(
      mentionsOf(['Harbour Trust', 'organization'], ['HARBOUR TRUST', 'place'], ["Harbour Trust's", 'organization']),
    )
    expect(found.map(({ type, mentions }) => [type, mentions])).toEqual([['organization', [1, 2, 3]]])
  })

  it('is two where one is a person and the other can’t be', async () => {
    const found = await resolve(mentionsOf(['Vesby', 'place'], ['Vesby', 'place'], ['Vesby', 'person'], ['Vesby', '']))
    expect(found.map(({ name, type, mentions }) => [name, type, mentions])).toEqual([
      ['Vesby', 'place', [1, 2, 4]],
      ['Vesby', 'person', [3]],
    ])
  })

  it('links acronyms and surnames with the reason, and leaves nothing out', async () => {
    const found = await resolve(
      mentionsOf(
        ['Mara Lind', 'person'],
        ['Lind', 'person'],
        ['Coastal Fisheries Agency', 'organization'],
        ['CFA', 'organization'],
        ['old nets', 'concept'],
      ),
    )
    expect(found.map(({ name }) => name).toSorted()).toEqual(['Coastal Fisheries Agency', 'Mara Lind', 'old nets'])
    const person = found.find(({ name }) => name === 'Mara Lind')!
    expect(person.mentions).toEqual([1, 2])
    expect(person.aliases).toMatchObject([{ name: 'Lind' }])
    expect(person.aliases[0]!.reason).not.toBe('')
    expect(found.flatMap(({ mentions }) => mentions).toSorted()).toEqual([1, 2, 3, 4, 5])
  })
})

it('joins what the built-in analyst read with what a model read under the same name', async () => {
  const found = await resolve(
    mentionsOf(
      ['Mara Lind', 'person', 'builtin-5'],
      ['Mara Lind', 'person'],
      ['Mara Lind', 'person', 'builtin-5'],
      ['quiet word', '', 'builtin-5'],
    ),
  )
  // The built-in analyst leaves out what it finds not worth seeing of its own.
  expect(found.map(({ name, mentions }) => [name, mentions])).toEqual([['Mara Lind', [1, 2, 3]]])
})

describe('a model that decides which names mean the same', () => {
  const two = () =>
    mentionsOf(
      ['Polar Foundation', 'organization'],
      ['Fund of the North', 'organization'],
      ['Polar Foundation', 'organization'],
    )
  const candidates: FindCandidates = async ({ length }) => (length > 1 ? [[0, 1]] : [])

  /** As the stage does: what is noted is kept when the entities are there. */
  const resolveAndKeep = async (decisions: Decisions, model: LanguageModel, mentions = two(), find = candidates) => {
    const noted: ResolveNotes[] = []
    const resolution = { decisions, candidates: find }
    const found = await resolve(mentions, { resolution, model, decide: true, note: (notes) => noted.push(notes) })
    decisions.keep([...decisions.all(), ...noted.flatMap(({ decided }) => decided)])
    return { found, failures: noted.flatMap(({ failures }) => failures) }
  }

  it('is asked once, and its decision is kept with its name and reason', async () => {
    const decisions = createDecisions()
    const model = createScriptedModel(() => '{"groups": [[1, 2]]}', { name: 'big model' })
    const { found } = await resolveAndKeep(decisions, model)
    expect(found.map(({ name, mentions }) => [name, mentions])).toEqual([['Polar Foundation', [1, 2, 3]]])
    expect(found[0]!.aliases).toMatchObject([
      { name: 'Fund of the North', reason: 'the model says that they mean the same' },
    ])
    expect(decisions.all()).toMatchObject([{ same: true, by: 'big model' }])
    expect((await resolveAndKeep(decisions, model)).found).toEqual(found)
    expect(model.requests).toHaveLength(1)
  })

  it('is never asked again where it said no, nor obeyed where a person says otherwise', async () => {
    const decisions = createDecisions()
    const no = createScriptedModel(() => '{"groups": []}')
    expect((await resolveAndKeep(decisions, no)).found).toHaveLength(2)
    expect((await resolveAndKeep(decisions, no)).found).toHaveLength(2)
    expect(no.requests).toHaveLength(1)
    decisions.say('Fund of the North', 'Polar Foundation', true)
    const [joined] = (await resolveAndKeep(decisions, no)).found
    expect(joined!.aliases).toMatchObject([{ name: 'Fund of the North', reason: 'you said that they are the same' }])
    expect(no.requests).toHaveLength(1)
  })

  it('leaves names undecided where nothing can be read, says which, and keeps the reply', async () => {
    const decisions = createDecisions()
    const noise = createScriptedModel(() => 'Well, who can say?')
    const { found, failures } = await resolveAndKeep(decisions, noise)
    expect(found).toHaveLength(2)
    expect(decisions.all()).toEqual([])
    expect(noise.forgotten).toHaveLength(2)
    expect(failures).toEqual([
      {
        names: ['Polar Foundation', 'Fund of the North'],
        reason: expect.stringMatching(/\.$/),
        reply: 'Well, who can say?',
      },
    ])
  })

  it('is handed the schema of its reply whatever the endpoint takes, so that the request stays the same', async () => {
    const model = createScriptedModel(() => '{"groups": []}')
    await resolveAndKeep(createDecisions(), model)
    expect(model.requests.map(({ schema }) => schema)).toEqual([groupsSchema])
  })

  const many = () => {
    const named = Array.from({ length: 60 }, (_, at) => [`Guild ${names[at % 20]} ${names[at % 3]}${at}`, ''] as const)
    return mentionsOf(...named)
  }
  const names = 'abcdefghijklmnopqrst'.split('').map((letter) => letter.toUpperCase())
  // A chain in threes: which name leads depends on which pair is joined first.
  const chains: FindCandidates = async ({ length }) =>
    Array.from({ length: length - 1 }, (_, at) => [at, at + 1] as const).filter(([at]) => at % 3 !== 2)
  const oneGroupOfEach: (request: ModelRequest) => string = ({ messages }) => {
    const rows = (messages.at(-1)?.content.match(/^\d+\. Guild/gm) ?? []).length
    const groups = Array.from({ length: Math.ceil(rows / 3) }, (_, at) => [3 * at + 1, 3 * at + 2, 3 * at + 3])
    return JSON.stringify({ groups: groups.map((group) => group.filter((number) => number <= rows)) })
  }

  it('makes the same of the same replies in whatever order they come, and of what is kept of them', async () => {
    const model = createScriptedModel(oneGroupOfEach)
    const decisions = createDecisions()
    const { found } = await resolveAndKeep(decisions, model, many(), chains)
    expect(model.requests.length).toBeGreaterThan(2)
    expect(found.length).toBeLessThan(30)
    const late: (() => void)[] = []
    const reversed: LanguageModel = {
      ...model,
      complete: async (request, signal) => {
        const turn = new Promise<void>((resolve) => late.push(resolve))
        if (late.length === Math.ceil(60 / 24)) for (const go of late.toReversed()) go()
        await turn
        return model.complete(request, signal)
      },
    }
    expect((await resolveAndKeep(createDecisions(), reversed, many(), chains)).found).toEqual(found)
    for (const kept of [decisions.all(), decisions.all().toReversed()])
      expect(await resolve(many(), { resolution: { decisions: createDecisions(...kept) } })).toEqual(found)
  })

  it('is asked the same again after a run that was stopped amid its decisions, for nothing of that was kept', async () => {
    const asked: (readonly string[])[] = []
    const contents = ({ messages }: ModelRequest): string => messages.map(({ content }) => content).join('\n')
    const decisions = createDecisions()
    for (const stopsAt of [2, undefined]) {
      const model = createScriptedModel((request) => {
        if (model.requests.length === stopsAt) throw new StrataError('over-budget', 'The budget is used up.')
        return oneGroupOfEach(request)
      })
      const run = resolveAndKeep(decisions, model, many(), chains)
      if (stopsAt === undefined) await run
      else await expect(run).rejects.toMatchObject({ code: 'over-budget' })
      expect(decisions.all().length > 0).toBe(stopsAt === undefined)
      asked.push(model.requests.map(contents))
    }
    expect(asked[0]!.length).toBeGreaterThan(1)
    expect(asked[1]).toEqual(expect.arrayContaining([...asked[0]!]))
  })

  it('has stopped and ended every other request when one can’t be helped', async () => {
    const model = createScriptedModel(oneGroupOfEach)
    let [begun, ended] = [0, 0]
    const failing: LanguageModel = {
      ...model,
      complete: async (_, signal) => {
        begun += 1
        if (begun === 1) throw new StrataError('model-unavailable', 'The model is gone.')
        await new Promise((resolve) => (signal.aborted ? resolve(0) : signal.addEventListener('abort', resolve)))
        await breathe()
        ended += 1
        throw new StrataError('cancelled', 'The request was stopped.')
      },
    }
    await expect(resolveAndKeep(createDecisions(), failing, many(), chains)).rejects.toMatchObject({
      code: 'model-unavailable',
    })
    expect(begun).toBeGreaterThan(2)
    expect(ended).toBe(begun - 1)
  })

  it('takes apart what a rule had joined when a person says so, and puts it back when that is taken back', async () => {
    const decisions = createDecisions()
    const linked = () => mentionsOf(['Mara Lind', 'person'], ['Lind', 'person'], ['Mara Lind', 'person'])
    expect(await resolve(linked(), { resolution: { decisions } })).toHaveLength(1)
    decisions.say('Mara Lind', 'Lind', false)
    const apart = await resolve(linked(), { resolution: { decisions } })
    expect(apart.map(({ name, mentions }) => [name, mentions])).toEqual([
      ['Mara Lind', [1, 3]],
      ['Lind', [2]],
    ])
    decisions.keep([])
    expect(await resolve(linked(), { resolution: { decisions } })).toHaveLength(1)
  })
})
