import { expect, it } from 'vitest'
import type { Estimate, MeterReading } from '../../shared/model/index.ts'
import { usageRows } from './usage-rows.ts'

const taken = { calls: 9, cached: 1, retried: 0, inputTokens: 900, outputTokens: 90, seconds: 3 }
const reading: MeterReading = {
  model: 'm',
  works: [
    { ...taken, work: 'report' },
    { ...taken, work: 'extract' },
  ],
  budget: null,
  inFlight: 0,
  atOnce: 1,
  waiting: null,
}
const estimate: Estimate = {
  model: 'm',
  chunks: 10,
  works: [
    { work: 'extract', calls: 10, inputTokens: 1000, outputTokens: 100 },
    { work: 'glean', calls: 10, inputTokens: 500, outputTokens: 20 },
  ],
  calls: 20,
  inputTokens: 1500,
  outputTokens: 120,
  cost: null,
  currency: 'USD',
  minutes: null,
  assumptions: [],
}

it('puts what was taken beside what was expected, in the order of the pipeline', () => {
  const rows = usageRows({ estimate, reading, seconds: 3 })
  expect(rows.map(({ work, taken: { calls }, expected }) => [work, calls, expected?.calls])).toEqual([
    ['extract', 9, 10],
    ['glean', 0, 10],
    ['report', 9, 0],
  ])
})

it('has nothing beside it where nothing was estimated', () => {
  expect(usageRows({ estimate: null, reading, seconds: 3 }).map(({ expected }) => expected)).toEqual([null, null])
})
