import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRandom, mixSeed } from './seeded-random.ts'

describe('createRandom', () => {
  it('gives the same stream for the same seed and another for another', () => {
    const stream = (seed: number): number[] => {
      const random = createRandom(seed)
      return Array.from({ length: 20 }, () => random.next())
    }
    expect(stream(7)).toEqual(stream(7))
    expect(stream(7)).not.toEqual(stream(8))
  })

  it('spreads evenly over [0, 1)', () => {
    const random = createRandom(1)
    const buckets = Array.from({ length: 10 }, () => 0)
    for (let draw = 0; draw < 100_000; draw++) {
      const value = random.next()
      expect(value >= 0 && value < 1).toBe(true)
      buckets[Math.floor(value * 10)]!++
    }
    for (const count of buckets) expect(Math.abs(count - 10_000)).toBeLessThan(500)
  })

  it('draws whole numbers below the bound, and 0 where there is nothing to choose', () => {
    const random = createRandom(3)
    expect(new Set(Array.from({ length: 200 }, () => random.int(4)))).toEqual(new Set([0, 1, 2, 3]))
    expect([random.int(1), random.int(0), random.int(-5)]).toEqual([0, 0, 0])
  })

  it('shuffles into a new array with the same items', () => {
    fc.assert(
      fc.property(fc.integer(), fc.array(fc.integer()), (seed, items) => {
        const before = items.slice()
        const shuffled = createRandom(seed).shuffle(items)
        expect(items).toEqual(before)
        expect(shuffled.toSorted((a, b) => a - b)).toEqual(items.toSorted((a, b) => a - b))
      }),
    )
  })

  it('leaves every order equally likely', () => {
    const random = createRandom(5)
    const seen = new Map<string, number>()
    for (let draw = 0; draw < 6000; draw++) {
      const order = random.shuffle(['a', 'b', 'c']).join('')
      seen.set(order, (seen.get(order) ?? 0) + 1)
    }
    expect(seen.size).toBe(6)
    for (const count of seen.values()) expect(Math.abs(count - 1000)).toBeLessThan(150)
  })
})

describe('mixSeed', () => {
  it('depends on every part and on their order', () => {
    expect(mixSeed(1, 2)).not.toBe(mixSeed(2, 1))
    expect(mixSeed(1, 2)).not.toBe(mixSeed(1, 3))
    expect(mixSeed(1, 2)).toBe(mixSeed(1, 2))
  })
})
