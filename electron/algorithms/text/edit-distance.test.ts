import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { editDistance } from './edit-distance.ts'

describe('editDistance', () => {
  it.each([
    ['kitten', 'sitting', 3],
    ['Przybylski', 'Przybyslki', 1],
    ['', 'abc', 3],
    ['same', 'same', 0],
    ['ca', 'abc', 3],
  ])('from %s to %s is %i', (a, b, steps) => expect(editDistance(a, b, 9)).toBe(steps))

  it('stops counting above the most that matters', () => {
    expect(editDistance('harbour', 'lighthouse', 2)).toBe(3)
    expect(editDistance('abcdef', 'uvwxyz', 2)).toBe(3)
  })

  it('is the same both ways, 0 for equals only, and never more than the longer text', () => {
    const word = fc.string({ maxLength: 12, unit: fc.constantFrom('a', 'b', 'c') })
    fc.assert(
      fc.property(word, word, (a, b) => {
        const steps = editDistance(a, b, 20)
        expect(editDistance(b, a, 20)).toBe(steps)
        expect(steps === 0).toBe(a === b)
        expect(steps).toBeLessThanOrEqual(Math.max(a.length, b.length))
        expect(editDistance(a, b, 1)).toBe(Math.min(steps, 2))
      }),
    )
  })
})
