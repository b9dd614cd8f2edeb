import { expect, test } from 'vitest'
import { withoutEmphasis } from './without-emphasis.ts'

test.each([
  ['seen the *Patient Margaret* stop off', 'seen the Patient Margaret stop off'],
  ['**Gate 4** failed, _again_.', 'Gate 4 failed, again.'],
  ['(*so* it says)', '(so it says)'],
  ['2 * 3 * 4', '2 * 3 * 4'],
  ['snake_case_name and a*b*c', 'snake_case_name and a*b*c'],
  ['* a list', '* a list'],
])('%s', (text, read) => expect(withoutEmphasis(text)).toBe(read))

test('a long run of stars is read in no time', () => {
  const started = performance.now()
  withoutEmphasis('*a '.repeat(100_000))
  withoutEmphasis('*'.repeat(100_000))
  expect(performance.now() - started).toBeLessThan(2_000)
})
