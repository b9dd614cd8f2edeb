import { expect, it } from 'vitest'
import { readBudget, suggestBudget } from './budget.ts'

it.each([
  [0, null],
  [10, 1000],
  [1000, 2000],
  [40_000, 60_000],
  [412_345, 620_000],
  [2_000_000, 3_000_000],
])('suggests for %d expected tokens a budget of %d', (expected, budget) => {
  expect(suggestBudget(expected)).toBe(budget)
})

it.each([
  ['', null],
  ['  ', null],
  ['1', 1],
  ['1,000,000', 1_000_000],
  ['20 000', 20_000],
  ['0', undefined],
  ['-5', undefined],
  ['1.5', undefined],
  ['much', undefined],
])('reads “%s” as %s', (text, tokens) => {
  expect(readBudget(text)).toBe(tokens)
})
