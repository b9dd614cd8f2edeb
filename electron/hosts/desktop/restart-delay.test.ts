import { expect, it } from 'vitest'
import { restartDelay } from './restart-delay.ts'

it.each([
  ['the first end', [100_000], 100_000, 250],
  ['the second within a minute', [90_000, 100_000], 100_000, 2000],
  ['the third within a minute', [80_000, 90_000, 100_000], 100_000, null],
  ['the fourth within a minute', [70_000, 80_000, 90_000, 100_000], 100_000, null],
  ['the third, the first long ago', [10_000, 90_000, 100_000], 100_000, 2000],
  ['one that is alone again', [10_000, 20_000, 100_000], 100_000, 250],
])('after %s', (_name, exits, now, delay) => {
  expect(restartDelay(exits, now)).toBe(delay)
})
