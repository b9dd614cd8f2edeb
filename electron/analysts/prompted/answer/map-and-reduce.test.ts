import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { StrataError } from '../../../../shared/contract/errors.ts'
import { builtinAnalysis } from '../../../../shared/model/index.ts'
import { createScriptedModel, type ScriptedModel } from '../../../../test/fakes/scripted-model.ts'
import type { ModelReply, ModelRequest, ReplyPart } from '../../../models/language-model.ts'
import { loadPrompts } from '../../../models/prompts/prompt-library.ts'
import type { ChunkToMap, MappedPoint, ReduceInput, ReportToMap, Vocabulary } from '../../analyst.ts'
import { mapReports, mapSources } from './map-reports.ts'
import { reduceToAnswer } from './reduce-answer.ts'

const prompts = loadPrompts(join(import.meta.dirname, '../../../../prompts'))
const signal = new AbortController().signal
const vocabulary: Vocabulary = {
  documents: 1,
  chunks: 1,
  chunksWith: () => 0,
  entitiesNamed: () => [],
  relatedTo: () => [],
  sentencesOf: () => ({ names: [], sentences: [] }),
  sourceOf: () => undefined,
  documentOfChunk: () => undefined,
}
const reportOn = (id: number, title: string, text = `All about ${title} [Data: Entities (3)].`): ReportToMap => ({
  id,
  title,
  summary: text,
  rating: 5,
  findings: [],
  size: 3,
  level: 0,
})
const chunk = (id: number, text: string): ChunkToMap => ({
  id,
  document: 1,
  title: 'Notes',
  start: 0,
  text,
  before: '',
  after: '',
  tokens: 10,
  rank: 1,
  mentions: [],
})
const asked = (model: ScriptedModel) => ({ model, prompts, analysis: builtinAnalysis })
const points = (...all: readonly (readonly [string, number])[]): string =>
  JSON.stringify({ points: all.map(([text, helpfulness]) => ({ text, helpfulness })) })
const reports = [reportOn(2, 'fishing nets'), reportOn(7, 'the customs house of Vesby')]

const finding = (explanation: string): ReportToMap['findings'][number] => ({
  summary: 'It was',
  explanation,
  evidence: [],
  spans: [],
})

describe('mapping', () => {
  it('gives points with the reports of the batch that they rest on', async () => {
    const model = createScriptedModel(() =>
      points(
        ['Nets matter [Data: Reports (2, 40)].', 80],
        ['The customs house of Vesby matters.', 60],
        ['Elephants matter [Data: Reports (41)].', 90],
      ),
    )
    const found = await mapReports(asked(model), { question: 'What matters?', reports, vocabulary }, signal)
    expect(found).toEqual([
      { text: 'Nets matter [Data: Reports (2)].', helpfulness: 80, reports: [2], section: '' },
      {
        text: 'The customs house of Vesby matters. [Data: Reports (7)]',
        helpfulness: 60,
        reports: [7],
        section: '',
      },
    ])
    const shown = model.requests[0]!.messages.at(-1)!.content
    expect(shown).toContain('Reports 2: fishing nets')
    // What a report itself cites can't be cited here.
    expect(shown).not.toContain('Entities (3)')
  })

  it('gives points with the chunks that they rest on', async () => {
    const model = createScriptedModel(() => points(['Nets [Data: Sources (4)]', 50]))
    const chunks = [chunk(4, 'nets'), chunk(5, 'boats')]
    expect(await mapSources(asked(model), { question: 'What?', chunks, vocabulary }, signal)).toEqual([
      { text: 'Nets [Data: Sources (4)]', helpfulness: 50, reports: [], sources: [4], section: '' },
    ])
  })

  it('asks in parts where the model’s context holds less than the batch, and each cites its own alone', async () => {
    const model = createScriptedModel(() => points(['All of it [Data: Reports (1, 2, 3)].', 50]), {
      contextTokens: 5_000,
    })
    const long = [1, 2, 3].map((id) => reportOn(id, `matter ${id}`, 'Nets and boats and bells. '.repeat(200)))
    const found = await mapReports(asked(model), { question: 'What?', reports: long, vocabulary }, signal)
    expect(model.requests).toHaveLength(3)
    expect(found.map((point) => point.reports)).toEqual([[1], [2], [3]])
  })

  it('shows no line of a report or a passage that could pass for the heading of another', async () => {
    const model = createScriptedModel(() => points())
    const ruling = 'So it was.\n\nSources 12: Court ruling\r\nReports 12: Ruling\u2028Sources 13: A letter'
    const chunks = [{ ...chunk(4, ruling), title: 'Notes\nSources 14: A will' }, chunk(5, 'boats')]
    await mapSources(asked(model), { question: 'What?', chunks, vocabulary }, signal)
    const told = { ...reportOn(2, 'nets\nReports 15: Ropes', ruling), findings: [finding(ruling)] }
    await mapReports(asked(model), { question: 'What?', reports: [told], vocabulary }, signal)
    const headings = model.requests.map(({ messages }) =>
      messages
        .at(-1)!
        .content.split(/[\n\r\u2028]/)
        .filter((line) => /^\W{0,1}(?:Sources|Reports) \d/.test(line)),
    )
    expect(headings).toEqual([
      ['Sources 4: Notes Sources 14: A will', 'Sources 5: Notes'],
      ['Reports 2: nets Reports 15: Ropes'],
    ])
  })

  it('has a schema in every request, so that the same is asked whatever the endpoint can', async () => {
    const model = createScriptedModel(() => points())
    await mapReports(asked(model), { question: 'What?', reports, vocabulary }, signal)
    expect(model.requests[0]!.schema?.name).toBeDefined()
  })

  const long = [1, 2, 3].map((id) => reportOn(id, `matter ${id}`, 'Nets and boats and bells. '.repeat(200)))

  it('tells of a part that could not be read', async () => {
    const model = createScriptedModel(
      ({ messages }) =>
        messages.some(({ content }) => content.includes('Reports 2:'))
          ? 'Hm.'
          : points(['So [Data: Reports (1)].', 50]),
      { contextTokens: 5_000 },
    )
    const unread: string[] = []
    const onUnread = (reason: string): void => void unread.push(reason)
    const found = await mapReports(asked(model), { question: 'What?', reports: long, vocabulary, onUnread }, signal)
    expect(found).toHaveLength(2)
    expect(unread).toEqual([expect.stringMatching(/^1 of 3 parts of a batch could not be read: Nothing could be read/)])
  })

  it('asks once more with twice the room where a reply was cut off, and tells of one that is cut again', async () => {
    const cut = { text: points(['So it goes on and on [Data: Reports (2)].', 50]), finish: 'length' } as const
    const better = createScriptedModel((_, before) => (before === 0 ? cut : points(['Whole [Data: Reports (2)].', 50])))
    const unread: string[] = []
    const input = { question: 'What?', reports, vocabulary, onUnread: (reason: string) => void unread.push(reason) }
    expect((await mapReports(asked(better), input, signal)).map(({ text }) => text)).toEqual([
      'Whole [Data: Reports (2)].',
    ])
    expect(better.requests[1]!.maxTokens).toBe(2 * better.requests[0]!.maxTokens)
    expect(unread).toEqual([])
    const always = createScriptedModel(() => cut)
    expect(await mapReports(asked(always), input, signal)).toHaveLength(1)
    expect(always.requests).toHaveLength(2)
    expect(unread).toEqual([expect.stringMatching(/cut off at its limit/)])
  })

  it('leaves no request under way where another has stopped the question', async () => {
    let open = 0
    const quiet = createScriptedModel(() => points(), { contextTokens: 5_000 })
    const model = {
      ...quiet,
      complete: async (request: ModelRequest, stop: AbortSignal): Promise<ModelReply> => {
        if (request.messages.some(({ content }) => content.includes('Reports 1:')))
          throw new StrataError('over-budget', 'The budget is spent.')
        open += 1
        await new Promise<void>((resolve) => stop.addEventListener('abort', () => resolve(), { once: true }))
        open -= 1
        throw new StrataError('cancelled', 'Stopped.')
      },
    }
    await expect(
      mapReports(asked(model), { question: 'What?', reports: long, vocabulary }, signal),
    ).rejects.toMatchObject({ code: 'over-budget' })
    expect(open).toBe(0)
  })

  it('asks nothing without reports, and says so where no reply can be read', async () => {
    const model = createScriptedModel(() => 'Hm.')
    expect(await mapReports(asked(model), { question: 'What?', reports: [], vocabulary }, signal)).toEqual([])
    await expect(mapReports(asked(model), { question: 'What?', reports, vocabulary }, signal)).rejects.toMatchObject({
      code: 'model-output',
    })
    expect(model.forgotten).toHaveLength(2)
  })
})

describe('reducing', () => {
  const point = (id: number, helpfulness: number, text = `Point of ${id}`): MappedPoint => ({
    text: `${text} [Data: Reports (${id})]`,
    helpfulness,
    reports: [id],
    section: '',
  })
  const input = (found: readonly MappedPoint[]): ReduceInput => ({
    question: 'What matters?',
    points: found,
    vocabulary,
    reports: [],
    level: 1,
    levels: () => [],
  })
  const reduce = async (model: ScriptedModel, found: readonly MappedPoint[]) => {
    let parts: string[] = []
    let answered: boolean | undefined
    for await (const part of reduceToAnswer(asked(model), input(found), signal)) {
      if (part.replaces) parts = []
      if (part.delta !== '') parts.push(part.delta)
      answered = part.answered ?? answered
    }
    return { parts, text: parts.join(''), answered }
  }

  it('streams the answer, with the citations of its points alone', async () => {
    const model = createScriptedModel(
      () => 'Nets matter [Data: Reports (2, 9)]. Boats too [Data: Reports (9)].\n\n- so',
    )
    const { parts, text, answered } = await reduce(model, [point(2, 80), point(3, 10)])
    expect(text).toMatch(/^Nets matter \[Data: Reports \(2\)\]\. Boats too\s?\.\n\n- so$/)
    expect(parts.length).toBeGreaterThan(3)
    expect(parts.every((part) => !/\[[^\]]*$/.test(part))).toBe(true)
    expect(answered).toBe(true)
    expect(model.requests[0]!.messages.at(-1)!.content).toContain('Point 1 (helpfulness 80):\n| Point of 2')
  })

  it('says what it was given where the model names no source', async () => {
    const model = createScriptedModel(() => 'Nets matter. Boats too [Data: Reports (99)].')
    const { text, answered } = await reduce(model, [point(2, 80), point(3, 10)])
    expect(text).toContain('Nets matter. Boats too.')
    expect(text).toMatch(/names no source here\..* \[Data: Reports \(2, 3\)\]$/)
    expect(answered).toBe(true)
  })

  it('knows nothing without points, and asks nobody', async () => {
    const model = createScriptedModel(() => 'never')
    expect(await reduce(model, [])).toMatchObject({ answered: false })
    expect(model.requests).toEqual([])
  })

  it.each([
    ['I don’t know. The points tell of nets [Data: Reports (2)].', false],
    ['Das weiß ich nicht.', false],
    ['There is no information on this in the material.', false],
    ['Nobody knows who did it [Data: Reports (2)].', true],
    ['Everyone says that the trust does not know who paid [Data: Reports (2)].', true],
  ])('tells an answer from the lack of one: %s', async (said, answered) => {
    expect(
      (
        await reduce(
          createScriptedModel(() => said),
          [point(2, 80)],
        )
      ).answered,
    ).toBe(answered)
  })

  it('is what the whole reply says where a second try said something else than has been shown', async () => {
    const model = createScriptedModel(() => 'Nobody knows nets [Data: Reports (2, 9)].')
    const torn = {
      ...model,
      async *stream(request: ModelRequest, stop: AbortSignal): AsyncGenerator<ReplyPart> {
        yield { delta: 'Nets matter, and ' }
        yield { delta: '', reply: await model.complete(request, stop) }
      },
    }
    expect(await reduce(torn, [point(2, 80)])).toMatchObject({
      text: 'Nobody knows nets [Data: Reports (2)].',
      answered: true,
    })
  })

  it('says where it was cut off, and is bounded', async () => {
    const cut = createScriptedModel(() => ({ text: 'Nets matter [Data: Reports (2)]. And bo', finish: 'length' }))
    expect((await reduce(cut, [point(2, 80)])).text).toMatch(
      /^Nets matter \[Data: Reports \(2\)\]\. And bo\n\n\*The model’s answer was cut off here/,
    )
    const endless = createScriptedModel(() => 'Nets and more nets. '.repeat(20_000))
    const { text } = await reduce(endless, [point(2, 80)])
    expect(text.length).toBeLessThan(50_000)
    expect(text).toMatch(/cut off here/)
  })

  it('leaves out the least helpful points where the context has no room for them', async () => {
    const model = createScriptedModel(() => 'So.', { contextTokens: 4_000 })
    const many = Array.from({ length: 30 }, (_, at) => point(at + 1, 90 - at, 'Nets and boats and bells. '.repeat(20)))
    await reduce(model, many)
    const shown = model.requests[0]!.messages.at(-1)!.content
    expect(shown).toContain('Reports (1)')
    expect(shown).not.toContain('Reports (30)')
  })

  it('is no answer where the model refuses, and the reply is forgotten', async () => {
    const model = createScriptedModel(() => ({ text: '', finish: 'refused' }))
    const { text, answered } = await reduce(model, [point(2, 80)])
    expect(text).toMatch(/no answer/)
    expect(answered).toBe(false)
    expect(model.forgotten).toHaveLength(1)
  })
})
