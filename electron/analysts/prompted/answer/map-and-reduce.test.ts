import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { builtinAnalysis } from '../../../../shared/model/index.ts'
import { createScriptedModel, type ScriptedModel } from '../../../../test/fakes/scripted-model.ts'
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
    const parts: string[] = []
    let answered: boolean | undefined
    for await (const part of reduceToAnswer(asked(model), input(found), signal)) {
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
    expect(model.requests[0]!.messages.at(-1)!.content).toContain('Point 1 (helpfulness 80):\nPoint of 2')
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
