import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rougeL } from './rouge-l.ts'

const words = (text: string): string[] => text.split(' ')

describe('rougeL', () => {
  it('measures the longest common subsequence against both lengths', () => {
    expect(rougeL(words('police killed the gunman'), words('police kill the gunman'))).toBe(0.75)
    expect(rougeL(words('the gunman kill police'), words('police kill the gunman'))).toBe(0.5)
  })

  it('is 1 for equal lists, 0 for nothing in common or nothing at all', () => {
    expect(rougeL(['a', 'b'], ['a', 'b'])).toBe(1)
    expect(rougeL(['a'], ['b'])).toBe(0)
    expect(rougeL([], [])).toBe(0)
  })

  it('is symmetric and between 0 and 1', () => {
    const list = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 12 })
    fc.assert(
      fc.property(list, list, (a, b) => {
        expect(rougeL(a, b)).toBe(rougeL(b, a))
        expect(rougeL(a, b)).toBeGreaterThanOrEqual(0)
        expect(rougeL(a, b)).toBeLessThanOrEqual(1)
      }),
    )
  })
})
