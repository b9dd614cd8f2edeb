import { expect, it } from 'vitest'
import { threadCount } from './thread-count.ts'

it.each([
  ['as many as there are cores', 4, undefined, 4],
  ['eight at most', 32, undefined, 8],
  ['none on one core', 1, undefined, 0],
  ['fewer where it is set down', 8, '3', 3],
  ['none where one is wanted', 8, '1', 0],
  ['never more than there are cores', 2, '6', 2],
  ['all where the number is none', 4, 'many', 4],
])('threads that read: %s', (_, cores, wanted, count) => {
  expect(threadCount(cores, wanted)).toBe(count)
})
