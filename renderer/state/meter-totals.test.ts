import { expect, it } from 'vitest'
import { meterTotals } from './meter-totals.ts'

it('adds up all works of a run', () => {
  const work = { calls: 3, cached: 1, retried: 2, inputTokens: 100, outputTokens: 40, seconds: 1 }
  const works = [
    { ...work, work: 'extract' as const },
    { ...work, work: 'report' as const },
  ]
  expect(meterTotals({ works })).toEqual({
    calls: 6,
    cached: 2,
    retried: 4,
    inputTokens: 200,
    outputTokens: 80,
    tokens: 280,
  })
  expect(meterTotals({ works: [] }).tokens).toBe(0)
})
