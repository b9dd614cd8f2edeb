import { describe, expect, it } from 'vitest'
import type { Vocabulary } from '../../analyst.ts'
import { answerWhoIs } from './answer-who-is.ts'
import { readQuestion } from './read-question.ts'

const sentences = [
  'Danny, you have to tell us about the machine.',
  'Today we chat with Danny Hillis.',
  'Danny is an inventor, engineer, entrepreneur and author.',
  'He knew Danny Hillis, the founder of Thinking Machines, in those years.',
]
const vocabulary: Vocabulary = {
  documents: 2,
  chunks: 9,
  chunksWith: () => 1,
  entitiesNamed: () => [{ id: 7, name: 'Danny Hillis', type: 'person', mentions: 4 }],
  sourceOf: () => undefined,
  documentOfChunk: () => 1,
  relatedTo: () => [],
  sentencesOf: () => ({
    names: ['Danny Hillis', 'Danny'],
    sentences: sentences.map((text, at) => ({ text, document: 1, chunk: 20 + at, start: 0, end: text.length })),
  }),
}
const answer = (question: string) => answerWhoIs(readQuestion(question, vocabulary), vocabulary)

describe('who somebody is', () => {
  it('is told by the sentences that introduce the person under any name, the plainest first', () => {
    expect(answer('Who is Danny Hillis?')).toEqual([
      'Danny is an inventor, engineer, entrepreneur and author. [Data: Entities (7); Sources (22)]',
      '- He knew Danny Hillis, the founder of Thinking Machines, in those years. [Data: Entities (7); Sources (23)]',
    ])
  })

  it('is not told where something else is asked', () => {
    expect(answer('What did Danny Hillis build?')).toEqual([])
  })
})
