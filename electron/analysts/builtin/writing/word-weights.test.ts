import { describe, expect, it } from 'vitest'
import { wordWeights } from './word-weights.ts'

const said = [{ stems: ['seal', 'gate'] }, { stems: ['seal', 'year'] }, { stems: ['seal', 'year', '2016'] }]
const everywhere: Record<string, number> = { seal: 4, gate: 4, year: 700 }
const weight = wordWeights(said, { sentences: 1_000, sentencesWith: (stem) => everywhere[stem] ?? 0 })

describe('the weight of a word', () => {
  it('is 1 for the one that sets the sentences apart', () => {
    expect(weight('seal')).toBe(1)
  })

  it('is 0 for what stands everywhere, once only, or is a number', () => {
    expect([weight('year'), weight('gate'), weight('2016'), weight('flood')]).toEqual([0, 0, 0, 0])
  })
})
