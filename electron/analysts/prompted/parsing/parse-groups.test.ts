import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseGroups } from './parse-groups.ts'

test.each<[string, number[][] | undefined]>([
  [
    '{"groups": [[1, 4], [2, 3, 7]]}',
    [
      [1, 4],
      [2, 3, 7],
    ],
  ],
  ['```json\n[[1, 4]]\n```', [[1, 4]]],
  [
    'The same are: [[1, 4], ["2", "#3"]].',
    [
      [1, 4],
      [2, 3],
    ],
  ],
  ['{"groups": [{"ids": [1, 4], "reason": "initials"}]}', [[1, 4]]],
  ['[1, 4]', [[1, 4]]],
  ['{"groups": []}', []],
  ['{"groups": [[1], [2, 2], [3, 5], [5, 6]]}', [[3, 5]]],
  ['none of them', undefined],
  ['{"groups": "none"}', undefined],
])('%s', (reply, groups) => {
  expect(parseGroups(reply)).toEqual(groups)
})

test('a number stands in one group at most', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.nat(20))), (groups) => {
      const all = (parseGroups(JSON.stringify({ groups })) ?? []).flat()
      expect(new Set(all).size).toBe(all.length)
    }),
  )
})
