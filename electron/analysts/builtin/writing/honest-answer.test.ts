import { describe, expect, it } from 'vitest'
import type { DocumentSource, ReportToMap, Vocabulary } from '../../analyst.ts'
import { mapPoints } from './map-points.ts'
import { reduceAnswer } from './reduce-answer.ts'

const report = (id: number, level: number, title: string, ...sentences: string[]): ReportToMap => ({
  id,
  title,
  rating: 5,
  size: 10,
  level,
  summary: '',
  findings: sentences.map((text, at) => ({
    summary: title,
    explanation: `${text} [Data: Entities (${id}); Sources (${id * 10 + at})]`,
    evidence: [],
    spans: [],
  })),
})

const broad = [
  report(
    1,
    0,
    'Cloud and growth',
    'Microsoft completed the acquisition of Nokia Devices and Services on 25 April 2014.',
    'Server revenue of Microsoft rose ahead of the SQL Server 2022 launch in the autumn quarter.',
    'Sable Point paid £1.9 million to the University of Kettlewick for a chair of coastal science.',
    'Sable Point paid £23,450 to Brannick Yard for a new bow of the barge and a coat of paint.',
    'The fear that the Gulf crisis caused among the buyers of oil was understandable.',
    'LinkedIn sessions grew faster than in any other quarter of the company before.',
    'Amy, the margin improvement is pretty shocking to most of us, considering the investments.',
    'Amy Hood, chief financial officer, will discuss the numbers of the quarter with the analysts.',
  ),
]
const fine = [
  ...broad,
  report(2, 1, 'LinkedIn', 'Microsoft closed its acquisition of LinkedIn on 8 December 2016 and reports it apart.'),
  report(3, 1, 'Search', 'Search revenue suffered in March from the war in Ukraine and its impact on buyers.'),
]
const documents = `${fine.flatMap(({ findings }) => findings.map(({ explanation }) => explanation)).join('\n')}
The jury found him guilty of bribery. Guests spoke of burnout. The energy crisis hit every family.`
const sources: Record<number, DocumentSource> = {}
const vocabulary: Vocabulary = {
  documents: 3,
  chunks: 30,
  chunksWith: (word) =>
    documents.split('\n').filter((line) => new RegExp(`\\b${word.replace(/s$/, '')}s?\\b`, 'i').test(line)).length,
  entitiesNamed: (words) =>
    [{ id: 77, name: 'Amy Hood', type: 'person', mentions: 9 }].filter(({ name }) => name.includes(words)),
  sourceOf: (document) => sources[document],
  documentOfChunk: () => undefined,
  relatedTo: () => [],
  sentencesOf: () => ({ names: [], sentences: [] }),
}

async function ask(question: string, reports: readonly ReportToMap[] = broad) {
  const signal = new AbortController().signal
  const points = await mapPoints({ question, reports, vocabulary }, signal)
  const level = reports === broad ? 0 : 1
  const levels = () => [
    { level: 0, reports: broad },
    { level: 1, reports: fine },
  ]
  let text = ''
  let answered: boolean | undefined
  for await (const part of reduceAnswer({ question, points, vocabulary, reports, level, levels }, signal)) {
    text += part.delta
    answered = part.answered ?? answered
  }
  return { text, answered }
}

describe('an answer that is not there', () => {
  it('is not denied for the whole collection where the documents hold another word of the family', async () => {
    const { text, answered } = await ask('Who paid bribes?')
    expect(answered).toBe(false)
    expect(text).not.toContain('nothing in it speaks')
    expect(text).toMatch(/^No report at level 0 speaks of “bribes”, nor does one at any other level; documents of the/)
  })

  it('is sent to the level whose reports hold it', async () => {
    const { text, answered } = await ask('What do they say about the war in Ukraine?')
    expect(answered).toBe(false)
    expect(text).toMatch(
      /^No report at level 0 speaks of Ukraine; documents of the collection do, and so do reports at level 1: ask there\./,
    )
  })

  it('is told of a phrase by the phrase, not by half of it', async () => {
    const { text } = await ask('What caused the energy crisis?')
    expect(text).toMatch(/^No report at level 0 speaks of “energy crisis”/)
    expect(text).not.toContain('Gulf')
  })

  it('is said to be nowhere only where the word is nowhere', async () => {
    const { text } = await ask('What about Antarctica?')
    expect(text).toMatch(/^The collection does not say: nothing in it speaks of Antarctica\./)
  })

  it('is not made of noise for a question that nobody counts', async () => {
    const { text, answered } = await ask('Who asked questions about margins most often?')
    expect(answered).toBe(false)
    expect(text).toMatch(/^No report counts how often/)
  })

  it('names what is understood when the question is in another language', async () => {
    const { text, answered } = await ask('Quels sont les thèmes principaux ?')
    expect(answered).toBe(false)
    expect(text).toBe(
      'Without a language model a question in this language is not understood; ask it in English, or choose a model.',
    )
  })
})

describe('an answer about somebody or something named', () => {
  it('never leads with a sentence about something else, and takes no product for a date', async () => {
    const { text } = await ask('When did Microsoft acquire LinkedIn?')
    expect(text).toMatch(/^No report at level 0 says when; what they say of LinkedIn:\n\n- LinkedIn sessions grew/)
    expect(text).not.toMatch(/Nokia|2022/)
    expect(text).toContain('Reports at level 1 come nearer: ask there.')
  })

  it('is given at the level that has it', async () => {
    const { text, answered } = await ask('When did Microsoft acquire LinkedIn?', fine)
    expect(answered).toBe(true)
    expect(text).toMatch(/^Microsoft closed its acquisition of LinkedIn on 8 December 2016/)
  })

  it('says who somebody is by what is told of them, not by what is said to them', async () => {
    const { text } = await ask('Who is Amy Hood?')
    expect(text).toMatch(/^Amy Hood, chief financial officer/)
    expect(text).not.toContain('Amy, the margin')
  })
})

describe('a timeline of the whole', () => {
  it.each(['What happened, and when?', 'What happened in what order?'])('answers “%s”', async (question) => {
    const { text, answered } = await ask(question, fine)
    expect(answered).toBe(true)
    expect([...text.matchAll(/^- \*\*(.+?)\*\*/gm)].map((match) => match[1])).toEqual([
      '25 April 2014',
      '8 December 2016',
    ])
  })
})

describe('what is at odds', () => {
  it('is no two payments to two receivers', async () => {
    const { text } = await ask('Where do the sources disagree?')
    expect(text).toMatch(/^No two sentences/)
  })
})
