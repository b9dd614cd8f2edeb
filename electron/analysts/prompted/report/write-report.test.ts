import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { builtinAnalysis } from '../../../../shared/model/index.ts'
import { createScriptedModel, type ScriptedModel } from '../../../../test/fakes/scripted-model.ts'
import { countTokens } from '../../../algorithms/chunker/count-tokens.ts'
import { loadPrompts } from '../../../models/prompts/prompt-library.ts'
import type { ReportContext, Sentence } from '../../analyst.ts'
import { createBuiltinAnalyst } from '../../builtin/create-builtin-analyst.ts'
import { claimRow, entityRow, relationshipRow, renderContext, reportRow, tableHeaders } from './context-tables.ts'
import { writeReport } from './write-report.ts'

const prompts = loadPrompts(join(import.meta.dirname, '../../../../prompts'))
const sentence = (start: number, text: string): Sentence => ({
  text,
  document: 1,
  chunk: 1,
  start,
  end: start + text.length,
})
const runs = sentence(0, 'Mara Lind runs the Harbour Trust.')
const gave = sentence(100, 'The Harbour Trust gave the customs house to Vesby in 2019.')
const museum = sentence(200, 'In Vesby, a museum of “nets” is to open.')

const context: ReportContext = {
  community: 9,
  level: 1,
  size: 3,
  gathered: false,
  entities: [
    {
      id: 5,
      name: 'Harbour Trust',
      type: 'organization',
      description: 'A trust, of old.',
      degree: 2,
      mentions: 2,
      contexts: [runs, gave],
    },
    {
      id: 6,
      name: 'Mara Lind',
      type: 'person',
      description: 'Runs the trust',
      degree: 1,
      mentions: 1,
      contexts: [runs],
    },
    {
      id: 7,
      name: 'Vesby',
      type: 'place',
      description: 'A town with a "museum"',
      degree: 1,
      mentions: 2,
      contexts: [gave, museum],
    },
  ],
  relationships: [
    { id: 23, source: 6, target: 5, weight: 1, description: 'She runs it', contexts: [runs] },
    { id: 24, source: 5, target: 7, weight: 2, description: 'A gift', contexts: [gave] },
  ],
  claims: [
    {
      id: 3,
      subject: 5,
      object: 7,
      type: 'donation',
      verb: '',
      status: 'true',
      startDate: '2019',
      endDate: '2019',
      amount: '',
      description: 'It gave a house',
      sentence: gave,
    },
  ],
  subReports: [],
  titlesBelow: [],
  background: { sentences: 3, sentencesWith: () => 1, documentsWith: () => 1 },
  collection: { entities: 3, documents: 1, largestDegree: 2 },
}
const below: ReportContext['subReports'][number] = {
  id: 4,
  title: 'Nets',
  summary: 'Of nets [Data: Entities (77)].',
  rating: 3,
  findings: [
    {
      summary: 'Nets are mended',
      explanation: 'They mend nets in spring [Data: Entities (77)].',
      evidence: [{ dataset: 'entities', id: 77 }],
      spans: [{ document: 2, start: 1, end: 9 }],
    },
  ],
  size: 4,
}

const report = (...explanations: readonly string[]): string =>
  JSON.stringify({
    title: 'The Harbour Trust',
    summary: 'About it [Data: Entities (5, 99)].',
    rating: 7.5,
    rating_explanation: 'It matters.',
    findings: explanations.map((explanation, at) => ({ summary: `Finding ${at + 1}`, explanation })),
  })
const write = (model: ScriptedModel, of: ReportContext = context, analysis = builtinAnalysis) =>
  writeReport({ model, prompts, analysis }, createBuiltinAnalyst(), of, new AbortController().signal)

describe('the tables that a model reads', () => {
  it('hold one row for each record, exactly so', () => {
    expect(renderContext({ ...context, subReports: [below] })).toBe(
      [
        '# Reports',
        'id,title,rating,report',
        '4,Nets,3,Of nets. Nets are mended: They mend nets in spring.',
        '# Entities',
        'id,name,type,description',
        '5,Harbour Trust,organization,"A trust, of old."',
        '6,Mara Lind,person,Runs the trust',
        '7,Vesby,place,"A town with a ""museum"""',
        '# Relationships',
        'id,source,target,description,weight',
        '23,Mara Lind,Harbour Trust,She runs it,1',
        '24,Harbour Trust,Vesby,A gift,2',
        '# Claims',
        'id,subject,object,type,status,start_date,end_date,description',
        '3,Harbour Trust,Vesby,donation,true,2019,2019,It gave a house',
        '',
      ].join('\n'),
    )
  })

  it('take as many tokens as their headers and rows together', () => {
    const nameOf = (id: number) => context.entities.find((one) => one.id === id)!.name
    const parts = [
      ...Object.values(tableHeaders),
      reportRow(below),
      ...context.entities.map(entityRow),
      ...context.relationships.map((one) => relationshipRow(one, nameOf)),
      ...context.claims.map((one) => claimRow(one, nameOf)),
    ]
    expect(countTokens(renderContext({ ...context, subReports: [below] }))).toBe(
      parts.reduce((sum, part) => sum + countTokens(part), 0),
    )
  })
})

describe('a report that a model writes', () => {
  it('keeps the citations of its context and leads each finding to sentences of the documents', async () => {
    const model = createScriptedModel(() =>
      report(
        'Mara Lind runs it [Data: Entities (6, 88); Relationship (23)]. It is old [Data: Entities (5), Claims (3, +more)].',
        'Vesby is to have a museum of nets [Data: Entities (7)].',
      ),
    )
    const draft = await write(model)
    expect(draft).toMatchObject({
      title: 'The Harbour Trust',
      summary: 'About it [Data: Entities (5)].',
      rating: 7.5,
      ratingExplanation: 'It matters.',
    })
    expect(draft.fallback).toBeUndefined()
    expect(draft.findings).toEqual([
      {
        summary: 'Finding 1',
        explanation:
          'Mara Lind runs it [Data: Entities (6); Relationships (23)]. It is old [Data: Entities (5); Claims (3, +more)].',
        evidence: [
          { dataset: 'entities', id: 6 },
          { dataset: 'relationships', id: 23 },
          { dataset: 'entities', id: 5 },
          { dataset: 'claims', id: 3 },
        ],
        spans: [
          { document: 1, start: 0, end: 33 },
          { document: 1, start: 100, end: 158 },
        ],
      },
      {
        summary: 'Finding 2',
        explanation: 'Vesby is to have a museum of nets [Data: Entities (7)].',
        evidence: [{ dataset: 'entities', id: 7 }],
        spans: [{ document: 1, start: 200, end: 200 + museum.text.length }],
      },
    ])
    expect(model.requests[0]!.prompt).toMatch(/^leaf-report@/)
    expect(model.requests[0]!.messages.at(-1)!.content).toContain(renderContext(context).trim())
  })

  it('is an upper report where parts stand as reports, whose findings give the sentences', async () => {
    const model = createScriptedModel(() => report('Nets are mended in spring [Data: Reports (4); Entities (77)].'))
    const draft = await write(model, { ...context, subReports: [below] })
    expect(model.requests[0]!.prompt).toMatch(/^upper-report@/)
    expect(draft.findings).toMatchObject([
      { evidence: [{ dataset: 'reports', id: 4 }], spans: [{ document: 2, start: 1, end: 9 }] },
    ])
  })

  it('gives a finding without citations those of what it names, and leaves out one that names nothing', async () => {
    const model = createScriptedModel(() =>
      report('In Vesby a museum is to open.', 'Elephants are large [Data: Entities (400)].'),
    )
    const draft = await write(model)
    expect(draft.findings).toEqual([
      {
        summary: 'Finding 1',
        explanation: 'In Vesby a museum is to open. [Data: Entities (7)]',
        evidence: [{ dataset: 'entities', id: 7 }],
        spans: [{ document: 1, start: 200, end: 200 + museum.text.length }],
      },
    ])
  })

  it('has a title that no report below bears', async () => {
    const model = createScriptedModel(() => report('Mara Lind runs it [Data: Entities (6)].'))
    const draft = await write(model, { ...context, titlesBelow: ['the harbour trust'] })
    expect(draft.title).toBe('The Harbour Trust: Harbour Trust')
  })

  it('is asked for with a schema, in the language and person set', async () => {
    const model = createScriptedModel(() => report('Mara Lind [Data: Entities (6)].'))
    await write(model, context, { ...builtinAnalysis, language: 'Welsh', persona: 'You are a harbour master.' })
    expect(model.requests[0]!.schema?.name).toBe('community_report')
    expect(model.requests[0]!.messages[0]!.content).toContain('Write in Welsh')
    expect(model.requests[0]!.messages[0]!.content).toContain('You are a harbour master.')
  })

  it('is repaired once', async () => {
    const model = createScriptedModel(({ prompt }) =>
      prompt.includes('+repair-reply') ? report('Mara Lind [Data: Entities (6)].') : '{"title": "Only a title"}',
    )
    expect((await write(model)).fallback).toBeUndefined()
    expect(model.requests).toHaveLength(2)
  })

  it('keeps what could be read of a reply that was cut off twice, and says so', async () => {
    const text = report('Mara Lind [Data: Entities (6)].')
    const model = createScriptedModel(() => ({ text, finish: 'length' }))
    const draft = await write(model)
    expect(draft.findings).toHaveLength(1)
    expect(draft.fallback).toBeUndefined()
    expect(draft.partly).toEqual({ reason: expect.stringMatching(/cut off at its limit/), reply: text })
  })

  it('is read in time whatever its lines are', async () => {
    const hostile = {
      ...JSON.parse(report('Mara Lind [Data: Entities (6)].')),
      rating_explanation: `[Data${' '.repeat(100_000)}`,
    }
    const model = createScriptedModel(() => JSON.stringify(hostile))
    expect((await write(model)).fallback).toBeUndefined()
  })

  it('is the built-in analyst’s where nothing can be read or nothing in it has evidence, and says why', async () => {
    const builtin = await createBuiltinAnalyst().report(context, new AbortController().signal)
    for (const reply of ['no idea', report('Elephants are large.')]) {
      const model = createScriptedModel(() => reply)
      const { fallback, ...draft } = await write(model)
      expect(draft).toEqual(builtin)
      expect(fallback).toMatchObject({ name: 'builtin', reply })
      expect(fallback!.reason).toMatch(/\.$/)
      expect(model.forgotten).toHaveLength(2)
    }
  })
})
