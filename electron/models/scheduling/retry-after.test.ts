import { expect, test } from 'vitest'
import { backOff } from './back-off.ts'
import { retryAfter } from './retry-after.ts'

const today = Date.parse('2026-11-21T12:00:00Z')

test.for([
  [{ 'retry-after': '7' }, 7_000],
  [{ 'retry-after': '0.5' }, 500],
  [{ 'retry-after-ms': '250', 'retry-after': '7' }, 250],
  [{ 'retry-after': 'Sat, 21 Nov 2026 12:00:30 GMT' }, 30_000],
  [{ 'retry-after': 'Sat, 21 Nov 2026 11:00:00 GMT' }, 0],
  [{ 'x-ratelimit-remaining-requests': '0', 'x-ratelimit-reset-requests': '1m30s' }, 90_000],
  [{ 'x-ratelimit-remaining-tokens': '0', 'x-ratelimit-reset-tokens': '20ms' }, 20],
  [{ 'x-ratelimit-remaining-tokens': '900', 'x-ratelimit-reset-tokens': '6m0s' }, undefined],
  [{ 'retry-after': 'soon' }, undefined],
  [{}, undefined],
] as const)('%o asks to wait %s ms', ([headers, wait]) => {
  expect(retryAfter(new Headers(headers), today)).toBe(wait)
})

test.for([
  ['You exceeded your current quota. Please retry in 12.345s.', 12_345],
  ['Rate limit reached. Please try again in 6m0s. Contact us.', 360_000],
  ['Try again after 20 seconds', 20_000],
  ['Retry in a while', undefined],
] as const)('“%s” asks to wait %s ms', ([says, wait]) => {
  expect(retryAfter(new Headers(), today, says)).toBe(wait)
  expect(retryAfter(new Headers({ 'retry-after': '7' }), today, says)).toBe(7_000)
})

test('each try waits twice as long as the one before, up to half a minute, drawn from the upper half', () => {
  expect([1, 2, 3, 4].map((tries) => backOff(tries, () => 1))).toEqual([500, 1_000, 2_000, 4_000])
  expect(backOff(20, () => 1)).toBe(30_000)
  expect(backOff(3, () => 0)).toBe(1_000)
})
