import { describe, expect, it } from 'vitest'
import type { ReportToMap, Vocabulary } from '../../analyst.ts'
import { mapPoints } from './map-points.ts'
import { reduceAnswer } from './reduce-answer.ts'

const report = (id: number, title: string, rating: number, ...sentences: string[]): ReportToMap => ({
  id,
  title,
  rating,
  size: 10,
  level: 0,
  summary: sentences
    .slice(0, 2)
    .map((text) => `${text} [Data: Entities (${id}); Sources (1)]`)
    .join(' '),
  findings: sentences.map((text) => ({
    summary: title,
    explanation: `${text} [Data: Entities (${id}); Sources (1)]`,
    evidence: [],
    spans: [],
  })),
})

const reports = [
  report(
    1,
    'Gate 4 and the Candlemas Storm: seals and silt',
    8,
    'The Candlemas Storm drove the sea through Gate 4 on 2 February 2016 and drowned three people.',
    'Tobias Wren, the chief engineer, commissioned the six gates in June 2009.',
    'The council counted 231 flooded homes in Cold Staithe after the storm.',
  ),
  report(
    2,
    'The Lantern Fund and Constance Strake',
    6,
    'Constance Strake, chairman of the Lantern Fund, lent Sable Point £250,000 in February 2014.',
    'The Lantern Fund was raised for the families of five drowned men.',
    'The press counted 214 flooded homes in Cold Staithe from a boat.',
  ),
  report(3, 'Mentioned apart: Farah Lindley and 2 more', 1, 'Dr Farah Lindley spoke of oysters on Thursday.'),
]
const everything = reports
  .map((one) => `${one.title} ${one.findings.map((finding) => finding.explanation).join(' ')}`)
  .join(' ')
  .toLowerCase()
const people = ['Tobias Wren', 'Constance Strake', 'Farah Lindley'].map((name, at) => ({
  id: [1, 2, 3][at] ?? 0,
  name,
  type: 'person',
  mentions: 5,
}))
const vocabulary: Vocabulary = {
  documents: 5,
  chunks: 20,
  chunksWith: (word) => (new RegExp(`\\b${word.toLowerCase()}`).test(everything) ? 2 : 0),
  sourceOf: () => undefined,
  documentOfChunk: () => undefined,
  relatedTo: () => [],
  sentencesOf: () => ({ names: [], sentences: [] }),
  entitiesNamed: (words) => people.filter((person) => person.name.toLowerCase().includes(words.toLowerCase())),
}

async function ask(question: string): Promise<{ text: string; answered: boolean | undefined }> {
  const signal = new AbortController().signal
  const batches = await Promise.all(
    [reports.slice(0, 1), reports.slice(1)].map((batch) => mapPoints({ question, reports: batch, vocabulary }, signal)),
  )
  const points = batches.flat().sort((a, b) => b.helpfulness - a.helpfulness)
  let text = ''
  let answered: boolean | undefined
  for await (const part of reduceAnswer(
    { question, points, vocabulary, reports, level: 0, levels: () => [] },
    signal,
  )) {
    text += part.delta
    answered = part.answered ?? answered
  }
  return { text, answered }
}

describe('an answer about the whole', () => {
  it('names the themes first, then tells of each under its title, every sentence cited', async () => {
    const { text, answered } = await ask('What are the main themes?')
    expect(answered).toBe(true)
    expect(text).toMatch(
      /^Across 5 documents, two themes stand out: Gate 4 and the Candlemas Storm \(seals and silt\); and the Lantern Fund and Constance Strake\. \[Data: Reports \(1, 2\)\]/,
    )
    expect(text.match(/^## .*$/gm)).toEqual([
      '## Gate 4 and the Candlemas Storm: seals and silt',
      '## The Lantern Fund and Constance Strake',
    ])
    for (const paragraph of text.split('\n\n').filter((block) => !block.startsWith('## ')))
      expect(paragraph).toMatch(/\[Data: Reports \([\d, ]+\)\]$/)
  })

  it('lists people by name', async () => {
    const { text } = await ask('Who are the main people?')
    expect(text).toMatch(/^[^\n]*Tobias Wren[^\n]* stand at the centre/)
    expect(text).toContain(
      '- **Tobias Wren** — Tobias Wren, the chief engineer, commissioned the six gates in June 2009. [Data: Reports (1)]',
    )
    expect(text).toContain('- **Constance Strake** — ')
  })

  it('puts what is dated in the order of time', async () => {
    const { text } = await ask('Give me a timeline of events')
    expect([...text.matchAll(/^- \*\*(.+?)\*\*/gm)].map((match) => match[1])).toEqual([
      'June 2009',
      'February 2014',
      '2 February 2016',
    ])
  })

  it('sets different figures for the same thing side by side', async () => {
    const { text } = await ask('What contradictions are there?')
    expect(text).toMatch(/231 flooded homes.*\n- .*214 flooded homes|214 flooded homes.*\n- .*231 flooded homes/)
    expect(text.match(/^## /gm)).toHaveLength(1)
  })
})

describe('an answer to a question for something', () => {
  it.each([
    [
      'How much did the Lantern Fund lend to Sable Point?',
      /^Constance Strake, chairman of the Lantern Fund, lent Sable Point £250,000/,
    ],
    ['When did the Candlemas Storm happen?', /^The Candlemas Storm drove the sea through Gate 4 on 2 February 2016/],
    ['Who commissioned the gates?', /^Tobias Wren, the chief engineer, commissioned/],
  ])('leads with the sentence that says it: %s', async (question, opening) => {
    const { text, answered } = await ask(question)
    expect(answered).toBe(true)
    expect(text).toMatch(opening)
  })

  it('leads with somebody whom the question does not name where it asks who', async () => {
    const { text } = await ask('Who is behind the Lantern Fund?')
    expect(text).toMatch(/^Constance Strake, chairman of the Lantern Fund/)
  })

  it('comes out the same twice', async () => {
    expect(await ask('Who commissioned the gates?')).toEqual(await ask('Who commissioned the gates?'))
  })

  it.each([
    ['What did the prime minister of Japan say about Gate 4?', 'Japan'],
    ['What is quantum computing?', 'quantum'],
    ['Tell me about flooded knitting', 'knitting'],
  ])('says so when the collection does not: %s', async (question, sought) => {
    const { text, answered } = await ask(question)
    expect(answered).toBe(false)
    expect(text).toMatch(/^The collection does not say: nothing in it speaks of /)
    expect(text).toContain(sought)
    expect(text).toContain(
      'It does speak of Gate 4 and the Candlemas Storm; the Lantern Fund and Constance Strake. [Data: Reports (1, 2)]',
    )
  })
})

describe('an answer to how something went over time', () => {
  const said = [
    [1948, 'Doctors want health care for the families of miners and sailors.'],
    [1965, 'Congress pays for the health care of everybody over sixty-five.'],
    [1994, 'Workers lose their health care whenever a factory closes.'],
    [2003, 'Computers will keep the records of health care in every hospital.'],
  ] as const
  const speeches = said.map(([year, text], at) => report(at + 1, `Speech ${year}`, 5, text))
  const withSpans = speeches.map((one, at) => ({
    ...one,
    findings: one.findings.map((finding) => ({ ...finding, spans: [{ document: at + 1, start: 0, end: 9 }] })),
  }))
  const words: Vocabulary = {
    documents: 4,
    chunks: 40,
    chunksWith: () => 4,
    entitiesNamed: () => [],
    sourceOf: (document) => ({ title: `${said[document - 1]?.[0] ?? ''}-Speech`, path: '', opening: '' }),
    documentOfChunk: () => undefined,
    relatedTo: () => [],
    sentencesOf: () => ({ names: [], sentences: [] }),
  }

  it('puts what the documents say in the order in which they were written', async () => {
    const signal = new AbortController().signal
    const question = 'How has health care changed?'
    const points = await mapPoints({ question, reports: withSpans.toReversed(), vocabulary: words }, signal)
    const input = { question, vocabulary: words, reports: withSpans, level: 0, levels: () => [] }
    let text = ''
    for await (const part of reduceAnswer({ ...input, points }, signal)) text += part.delta
    expect([...text.matchAll(/^- \*\*(\d+)\*\*/gm)].map((match) => match[1])).toEqual(['1948', '1965', '1994', '2003'])
    expect(text).toMatch(/^What the documents say of health and care, from 1948 to 2003/)
  })
})
