import { expect, it } from 'vitest'
import { formatCost } from './format-cost.ts'

it.each([
  [0, 'USD', '$0'],
  [0.001, 'USD', 'less than $0.01'],
  [0.42, 'USD', '$0.42'],
  [12.3, 'eur', '€12.30'],
  [1234.5, 'GBP', '£1,235'],
  [3.1, 'credits', '3.10 credits'],
  [250, 'Cr.', '250 Cr.'],
])('says %d %s as %s', (amount, currency, said) => {
  expect(formatCost(amount, currency)).toBe(said)
})
