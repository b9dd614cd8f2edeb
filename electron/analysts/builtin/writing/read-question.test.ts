import { describe, expect, it } from 'vitest'
import { questionKind } from './question-kind.ts'
import { readQuestion } from './read-question.ts'

const vocabulary = {
  documents: 1,
  chunks: 10,
  chunksWith: (word: string) => (word === 'pay' ? 0 : word === 'paid' ? 3 : 1),
  entitiesNamed: () => [],
  sourceOf: () => undefined,
  documentOfChunk: () => undefined,
  relatedTo: () => [],
  sentencesOf: () => ({ names: [], sentences: [] }),
}

describe('reading a question', () => {
  it.each([
    ['What are the main themes?', 'themes'],
    ['What is this collection about?', 'themes'],
    ['Who signed the certificate?', 'who'],
    ['Which companies are named?', 'which'],
    ['How do the accounts differ?', 'compare'],
    ['How did the policy evolve?', 'timeline'],
    ['When did the storm come?', 'when'],
    ['How many homes were flooded?', 'amount'],
    ['Why did the gate stay open?', 'why'],
    ['How did the gate fail?', 'how'],
    ['Tell me about oysters', 'what'],
  ])('%s asks for %s', (question, kind) => {
    expect(questionKind(question).kind).toBe(kind)
  })

  it('finds no subject in a question about the whole', () => {
    expect(readQuestion('What are the main themes of the collection?', vocabulary).terms).toEqual([])
  })

  it('takes names as written, each by itself', () => {
    const names = readQuestion("Compare Vincent Harker and Edmund Marchbank's plans", vocabulary).names.map(
      (name) => name.text,
    )
    expect(names).toEqual(['Vincent Harker', 'Edmund Marchbank'])
  })

  it('knows that a word stands in the collection by another of its forms', () => {
    expect(readQuestion('What did they pay?', vocabulary).terms).toMatchObject([{ word: 'pay', present: true }])
  })
})
