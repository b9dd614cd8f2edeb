import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { builtinAnalysis } from '../../../../shared/model/index.ts'
import { createScriptedModel } from '../../../../test/fakes/scripted-model.ts'
import { loadPrompts } from '../../../models/prompts/prompt-library.ts'
import type { MentionToResolve } from '../../analyst.ts'
import { createBuiltinAnalyst } from '../../builtin/create-builtin-analyst.ts'
import type { FindCandidates, NameDecision, NameDecisions } from './name-decisions.ts'
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

function createDecisions(): NameDecisions & { readonly all: Map<string, NameDecision> } {
  const all = new Map<string, NameDecision>()
  const keyOf = (a: string, b: string): string => decisionPair(a, b).join('\n')
  return {
    all,
    decided: (a, b) => all.get(keyOf(a, b)),
    decide: (a, b, decision) => void all.set(keyOf(a, b), decision),
    same: () =>
      [...all].flatMap(([key, decision]) => {
        const [a = '', b = ''] = key.split('\n')
        return decision.same ? [[a, b, decision] as const] : []
      }),
  }
}

const resolve = (
  { mentions, documents }: ReturnType<typeof mentionsOf>,
  {
    resolution,
    model = silent,
    decide = false,
  }: { resolution?: Resolution; model?: typeof silent; decide?: boolean } = {},
) =>
  resolveMentions(
    { model, prompts, analysis: { ...builtinAnalysis, resolution: decide } },
    createBuiltinAnalyst(),
    resolution,
    mentions,
    documents,
    new AbortController().signal,
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

  it('is asked once, and its decision is kept with its name and reason', async () => {
    const decisions = createDecisions()
    const model = createScriptedModel(() => '{"groups": [[1, 2]]}', { name: 'big model' })
    const resolution = { decisions, candidates }
    const first = await resolve(two(), { resolution, model, decide: true })
    expect(first.map(({ name, mentions }) => [name, mentions])).toEqual([['Polar Foundation', [1, 2, 3]]])
    expect(first[0]!.aliases).toMatchObject([
      { name: 'Fund of the North', reason: 'the model says that they mean the same' },
    ])
    expect([...decisions.all.values()]).toMatchObject([{ same: true, by: 'big model' }])
    expect(await resolve(two(), { resolution, model, decide: true })).toEqual(first)
    expect(model.requests).toHaveLength(1)
  })

  it('is never asked again where it said no, nor obeyed where a person says otherwise', async () => {
    const decisions = createDecisions()
    const no = createScriptedModel(() => '{"groups": []}')
    const resolution = { decisions, candidates }
    expect(await resolve(two(), { resolution, model: no, decide: true })).toHaveLength(2)
    expect(await resolve(two(), { resolution, model: no, decide: true })).toHaveLength(2)
    expect(no.requests).toHaveLength(1)
    decisions.decide('Fund of the North', 'Polar Foundation', { same: true, by: 'person', reason: '' })
    const [joined] = await resolve(two(), { resolution, model: no, decide: true })
    expect(joined!.aliases).toMatchObject([{ name: 'Fund of the North', reason: 'you said that they are the same' }])
    expect(no.requests).toHaveLength(1)
  })

  it('leaves names undecided where nothing can be read', async () => {
    const decisions = createDecisions()
    const noise = createScriptedModel(() => 'Well, who can say?')
    expect(await resolve(two(), { resolution: { decisions, candidates }, model: noise, decide: true })).toHaveLength(2)
    expect(decisions.all.size).toBe(0)
    expect(noise.forgotten).toHaveLength(2)
  })

  it('takes apart what a rule had joined when a person says so, and puts it back when that is taken back', async () => {
    const decisions = createDecisions()
    const linked = () => mentionsOf(['Mara Lind', 'person'], ['Lind', 'person'], ['Mara Lind', 'person'])
    expect(await resolve(linked(), { resolution: { decisions } })).toHaveLength(1)
    decisions.decide('Mara Lind', 'Lind', { same: false, by: 'person', reason: '' })
    const apart = await resolve(linked(), { resolution: { decisions } })
    expect(apart.map(({ name, mentions }) => [name, mentions])).toEqual([
      ['Mara Lind', [1, 3]],
      ['Lind', [2]],
    ])
    decisions.all.clear()
    expect(await resolve(linked(), { resolution: { decisions } })).toHaveLength(1)
  })
})
