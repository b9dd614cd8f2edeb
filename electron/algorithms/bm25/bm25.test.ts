import { describe, expect, it } from 'vitest'
import { createBm25 } from './bm25.ts'

const documents = ['the harbour fire', 'the fire fire brigade came late to the town', 'a quiet harbour town'].map(
  (text) => text.split(' '),
)

describe('createBm25', () => {
  it('gives the score of the formula', () => {
    const [score] = createBm25([['a', 'a', 'b'], ['b']]).score(['a'])
    const idf = Math.log(1 + 1.5 / 1.5)
    expect(score).toBeCloseTo((idf * 2 * 2.2) / (2 + 1.2 * (0.25 + 0.75 * 1.5)), 12)
  })

  it('ranks the document that holds all the words first', () => {
    const scores = Array.from(createBm25(documents).score(['harbour', 'fire']))
    expect(scores.indexOf(Math.max(...scores))).toBe(0)
  })

  it('gives 0 to documents without a word of the query, and to an unknown query', () => {
    expect(createBm25(documents).score(['brigade'])[0]).toBe(0)
    expect(Array.from(createBm25(documents).score(['volcano']))).toEqual([0, 0, 0])
  })

  it('weighs rare words above common ones', () => {
    const scores = createBm25([
      ['the', 'lantern'],
      ['the', 'the'],
      ['the', 'lamp'],
    ]).score(['the', 'lantern'])
    expect(scores[0]).toBeGreaterThan(scores[1]!)
    expect(scores[2]).toBeGreaterThan(0)
  })

  it('works without documents, with empty ones, and with words that are names of object properties', () => {
    expect(createBm25([]).score(['a'])).toHaveLength(0)
    expect(Array.from(createBm25([[], ['constructor']]).score(['constructor', '__proto__']))[0]).toBe(0)
  })
})
