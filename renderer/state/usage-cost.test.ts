import { expect, it } from 'vitest'
import { usageCost } from './usage-cost.ts'

const prices = { currency: 'USD', inputPerMillion: 2, outputPerMillion: 8, embeddingPerMillion: 0.1 }

it('adds up what goes in and what comes out, embeddings at their own price', () => {
  const used = [
    { work: 'extract', inputTokens: 1_000_000, outputTokens: 250_000 },
    { work: 'report', inputTokens: 500_000, outputTokens: 0 },
    { work: 'embed', inputTokens: 2_000_000, outputTokens: 0 },
  ] as const
  expect(usageCost(used, prices)).toBeCloseTo(2 + 2 + 1 + 0.2, 10)
  expect(usageCost([], prices)).toBe(0)
})

it('does not know the cost where a price that matters is missing', () => {
  const used = [{ work: 'extract', inputTokens: 10, outputTokens: 5 }] as const
  expect(usageCost(used, { ...prices, outputPerMillion: null })).toBeNull()
  expect(usageCost(used, { ...prices, embeddingPerMillion: null })).toBeGreaterThan(0)
})
