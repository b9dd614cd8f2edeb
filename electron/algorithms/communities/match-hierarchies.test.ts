import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matchHierarchies } from './match-hierarchies.ts'

const group = (level: number, ...members: number[]) => ({ level, members })

describe('matchHierarchies', () => {
  it('goes on from the one that shares more than half of the members', () => {
    const before = [group(0, 1, 2, 3, 4), group(0, 5, 6, 7)]
    const after = [group(0, 5, 6, 7, 8), group(0, 1, 2, 3, 9)]
    expect(Array.from(matchHierarchies(before, after))).toEqual([1, 0])
  })

  it('is new where no one kept more than half', () => {
    expect(Array.from(matchHierarchies([group(0, 1, 2, 3, 4)], [group(0, 1, 2), group(0, 3, 4)]))).toEqual([-1, -1])
  })

  it('prefers its own level to a child with nearly the same members', () => {
    const before = [group(0, 1, 2, 3, 4, 5, 6), group(1, 1, 2, 3, 4, 5)]
    const after = [group(0, 1, 2, 3, 4, 5), group(1, 1, 2, 3, 4)]
    expect(Array.from(matchHierarchies(before, after))).toEqual([0, 1])
  })

  it('follows a community to another level', () => {
    expect(Array.from(matchHierarchies([group(1, 1, 2, 3)], [group(0, 1, 2, 3)]))).toEqual([0])
  })

  it('finds every community of a hierarchy that did not change, and never gives one to two', () => {
    const partition = fc.array(fc.nat(6), { minLength: 1, maxLength: 40 })
    fc.assert(
      fc.property(partition, partition, (old, next) => {
        const groups = (labels: readonly number[]) =>
          [...Map.groupBy(labels.keys(), (node) => labels[node]).values()].map((members) => group(0, ...members))
        const same = matchHierarchies(groups(old), groups(old))
        expect(Array.from(same)).toEqual(Array.from(same.keys()))
        const matched = Array.from(matchHierarchies(groups(old), groups(next))).filter((index) => index !== -1)
        expect(new Set(matched).size).toBe(matched.length)
      }),
    )
  })
})
