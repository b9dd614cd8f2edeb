import { describe, expect, it } from 'vitest'
import type { ContextEntity, ContextRelationship, ReportContext, Sentence } from '../../analyst.ts'
import { parseCited } from './citations.ts'
import { unescapeMarkdown } from './escape-markdown.ts'
import { writeReport } from './write-report.ts'

const document = [
  'Gate 4 of the Thole Barrage stopped at 02:47 on 2 February 2016.',
  'Thank you very much, Gate 4 and Tobias Wren.',
  'Tobias Wren, the chief engineer, commissioned the six gates\nof the Thole Barrage in June 2009.',
  'He said that Gate 4 was open.',
  'Who ordered the seals of Gate 4?',
  'Keith Sandiford paid Halvard Hydraulik £3,000 for the seals [Data: Reports (1)].',
  'TABLE OF CONTENTS ........ Gate 4',
  'The Candlemas Storm drove the sea through Gate 4 and drowned three people.',
].join(' ')

function sentence(part: string): Sentence {
  const start = document.indexOf(part)
  const text = document.split(/(?<=[.?]) (?=[A-Z])/).find((one) => one.startsWith(part)) ?? part
  return { text, document: 1, chunk: 4, start, end: start + text.length }
}

const entity = (id: number, name: string, type: string, ...parts: string[]): ContextEntity => ({
  id,
  name,
  type,
  description: '',
  degree: 10 - id,
  mentions: parts.length,
  contexts: parts.map(sentence),
})
const link = (id: number, source: number, target: number, ...parts: string[]): ContextRelationship => ({
  id,
  source,
  target,
  weight: parts.length,
  description: '',
  contexts: parts.map(sentence),
})

const context: ReportContext = {
  community: 7,
  level: 1,
  size: 6,
  gathered: false,
  claims: [],
  subReports: [],
  titlesBelow: [],
  background: { sentences: 1_000, sentencesWith: () => 10, documentsWith: () => 1 },
  collection: { entities: 100, documents: 10, largestDegree: 20 },
  entities: [
    entity(1, 'Gate 4', 'product', 'Gate 4 of', 'Thank you', 'He said', 'Who ordered', 'The Candlemas'),
    entity(2, 'Thole Barrage', 'place', 'Gate 4 of', 'Tobias Wren, the'),
    entity(3, 'Tobias Wren', 'person', 'Thank you', 'Tobias Wren, the'),
    entity(4, 'Keith Sandiford', 'person', 'Keith Sandiford'),
    entity(5, 'Halvard Hydraulik', 'organization', 'Keith Sandiford'),
    entity(6, 'Candlemas Storm', 'event', 'The Candlemas'),
  ],
  relationships: [
    link(21, 1, 2, 'Gate 4 of'),
    link(22, 2, 3, 'Tobias Wren, the'),
    link(23, 4, 5, 'Keith Sandiford'),
    link(24, 1, 6, 'The Candlemas'),
  ],
}
const never = new AbortController().signal

describe('a report of a community', () => {
  it('says only what the documents say, each sentence with the records it stands on', async () => {
    const report = await writeReport(context, never)
    const folded = document.replace(/\s+/g, ' ')
    for (const markdown of [report.summary, ...report.findings.map((finding) => finding.explanation)]) {
      for (const { text, refs } of parseCited(markdown)) {
        expect(folded).toContain(unescapeMarkdown(text))
        expect(refs).toContainEqual({ dataset: 'sources', id: 4 })
      }
    }
  })

  it('leaves out thanks, questions, tables of contents and sentences about an unnamed he', async () => {
    const report = await writeReport(context, never)
    expect(JSON.stringify(report)).not.toMatch(/Thank you|Who ordered|CONTENTS|He said/)
  })

  it('cites in a finding exactly its evidence, and gives its spans in the order of its sentences', async () => {
    const { findings } = await writeReport(context, never)
    expect(findings.length).toBeGreaterThan(1)
    for (const finding of findings) {
      const sentences = parseCited(finding.explanation)
      const cited = sentences.flatMap(({ refs }) => refs.map((ref) => `${ref.dataset} ${ref.id}`))
      expect(new Set(cited)).toEqual(new Set(finding.evidence.map((ref) => `${ref.dataset} ${ref.id}`)))
      expect(finding.spans.map(({ start, end }) => document.slice(start, end).replace(/\s+/g, ' '))).toEqual(
        sentences.map(({ text }) => unescapeMarkdown(text)),
      )
    }
  })

  it('is never cited by what a document writes in brackets', async () => {
    const report = await writeReport(context, never)
    const everything = [report.summary, ...report.findings.map((finding) => finding.explanation)].join('\n')
    expect(everything).toContain('Keith Sandiford paid')
    expect(everything).not.toMatch(/Reports \(1\)(?!\\\])/)
    expect(everything).toContain('\\[Data\\: Reports (1)\\]')
  })

  it('has a title of its central names, each once, and a rating that states its numbers', async () => {
    const report = await writeReport(context, never)
    expect(report.title).toMatch(/^(?:Gate 4|The Thole Barrage)(?:, | and )/)
    expect(report.title.length).toBeLessThanOrEqual(70)
    expect(report.ratingExplanation).toBe(
      `Rated ${report.rating.toFixed(1)}: 6 entities in 1 of 10 documents; the best connected, Gate 4, has 9 relationships.`,
    )
  })

  it('says in its title what the sentences of several documents share, and leads with a name of its own', async () => {
    const texts = [
      'Iraq opened its weapons plants to the inspectors of Geneva in America.',
      'Geneva asked America for inspectors who know the weapons of Iraq.',
      'The inspectors counted the weapons of Iraq for Geneva.',
    ]
    const place = (id: number, name: string, mentions: number, degree: number): ContextEntity => ({
      ...entity(id, name, 'place'),
      degree,
      mentions,
      contexts: texts
        .map((text, at) => ({ text, document: at + 1, chunk: at + 1, start: 0, end: text.length }))
        .filter(({ text }) => text.includes(name)),
    })
    const { title } = await writeReport(
      {
        ...context,
        size: 3,
        entities: [place(1, 'America', 5_000, 400), place(2, 'Iraq', 3, 2), place(3, 'Geneva', 3, 2)],
        relationships: [
          { ...link(1, 2, 3), weight: 3 },
          { ...link(2, 1, 2), weight: 2 },
        ],
      },
      never,
    )
    expect(title).toBe('Iraq and Geneva: inspectors and weapons')
  })

  it('comes out the same in whatever order its sentences come', async () => {
    const turned = {
      ...context,
      entities: context.entities.map((one) => ({ ...one, contexts: one.contexts.toReversed() })),
    }
    expect(await writeReport(turned, never)).toEqual(await writeReport(context, never))
  })

  it('speaks of every report below it, with that report among its citations', async () => {
    const below = await writeReport(context, never)
    const other = {
      ...below,
      id: 31,
      size: 4,
      title: 'Keith Sandiford',
      summary: '',
      findings: below.findings.slice(-1),
    }
    const parent: ReportContext = {
      ...context,
      level: 0,
      size: 40,
      entities: [],
      relationships: [],
      subReports: [{ ...below, id: 30, size: 36, findings: below.findings.slice(0, -1) }, other],
    }
    const report = await writeReport(parent, never)
    const told = new Set(
      report.findings.flatMap((finding) =>
        finding.evidence.filter((ref) => ref.dataset === 'reports').map((ref) => ref.id),
      ),
    )
    expect(told).toEqual(new Set([30, 31]))
    expect(report.title.length).toBeLessThanOrEqual(70)
  })

  it('of gathered entities says that nothing connects them', async () => {
    const report = await writeReport({ ...context, gathered: true, relationships: [] }, never)
    expect(report.title).toBe('Mentioned apart: Gate 4, Thole Barrage, Tobias Wren and 3 more')
    expect(report.summary).toMatch(
      /^These 6 entities are named in the documents, but nothing connects them .*\[Data: Entities \(1, 2, 3, 4, 5, \+more\)\]$/,
    )
  })

  it('stops when it is cancelled', async () => {
    await expect(writeReport(context, AbortSignal.abort())).rejects.toMatchObject({ code: 'cancelled' })
  })
})
