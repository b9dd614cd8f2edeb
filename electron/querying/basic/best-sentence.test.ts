import fc from 'fast-check'
import { expect, it } from 'vitest'
import { bestSentence, questionStem } from './best-sentence.ts'

const weights = new Map(['acquire', 'linkedin', 'year'].map((word) => [questionStem(word), 2]))

it('prefers the sentence that holds the words together, in any of their forms', () => {
  expect(bestSentence('Microsoft acquired LinkedIn that year.', weights, new Map())).toBe(1)
  expect(bestSentence('It acquired a mill. LinkedIn grew. A year passed.', weights, new Map())).toBeCloseTo(1 / 3)
})

it('is a share, whatever the text', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const found = bestSentence(text, weights, new Map())
      expect(found).toBeGreaterThanOrEqual(0)
      expect(found).toBeLessThanOrEqual(1)
    }),
  )
})
