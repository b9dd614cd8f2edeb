import { describe, expect, it } from 'vitest'
import type { Sentence } from '../../analyst.ts'
import { describeEntity, describeRelationship } from './describe.ts'

const signal = new AbortController().signal
const contexts = (...texts: string[]): readonly Sentence[] =>
  texts.map((text, i) => ({ text, document: 1, chunk: 1, start: i, end: i + text.length }))

describe('describeEntity', () => {
  it('leads with the sentence that defines', async () => {
    const text = await describeEntity(
      {
        name: 'Tobias Wren',
        type: 'person',
        descriptions: [],
        contexts: contexts(
          'They spoke of Tobias Wren at length that evening.',
          'Dr Tobias Wren, the chief engineer, was in Vestrahavn.',
          'TOBIAS WREN:',
        ),
      },
      signal,
    )
    expect(text.startsWith('Dr Tobias Wren, the chief engineer, was in Vestrahavn.')).toBe(true)
  })
  it('is made of whole sentences and of no more than 400 code units', async () => {
    const sentences = Array.from(
      { length: 9 },
      (_, i) =>
        `Rosa Lennick number ${i} led the ${['dock', 'quay', 'ship', 'crane', 'lamp', 'rope', 'gate', 'tide', 'bell'][i]} strike of the estuary workers in ${2000 + i} and she ended the ${i} matter with a vote by torchlight.`,
    )
    const text = await describeEntity(
      { name: 'Rosa Lennick', type: 'person', descriptions: [], contexts: contexts(...sentences) },
      signal,
    )
    expect(text.length).toBeLessThanOrEqual(400)
    expect(sentences.some((sentence) => text.startsWith(sentence))).toBe(true)
    expect(text.endsWith('.')).toBe(true)
  })
  it('says nothing without contexts, whatever signs the name has', async () => {
    expect(await describeEntity({ name: 'C++ (x', type: '', descriptions: [], contexts: [] }, signal)).toBe('')
    expect(
      await describeEntity(
        { name: 'C++ (x', type: '', descriptions: [], contexts: contexts('C++ (x is a language that people use.') },
        signal,
      ),
    ).toBe('C++ (x is a language that people use.')
  })
})

describe('describeRelationship', () => {
  it('prefers the sentence in which the two stand near each other', async () => {
    const text = await describeRelationship(
      {
        source: 'Harker',
        target: 'Sable Point',
        descriptions: [],
        contexts: contexts(
          'Harker went out, and long after the storm had gone over all of the town and the flats the clerk of Sable Point wrote a letter.',
          'Harker was paid by Sable Point in June.',
        ),
      },
      signal,
    )
    expect(text.startsWith('Harker was paid by Sable Point in June.')).toBe(true)
  })
})
