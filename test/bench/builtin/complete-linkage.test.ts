import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clustersAt, completeLinkage } from './complete-linkage.ts'

const between = (places: readonly number[]) => (a: number, b: number) => Math.abs(places[a]! - places[b]!)

test('two clusters are as far apart as their farthest members', () => {
  // 0 and 1 join at 1, 4 and 6 at 2, and then 0 and 6 are the farthest.
  const heights = completeLinkage(4, between([0, 1, 4, 6]))
  expect(heights).toEqual([1, 2, 6])
  expect([0.5, 1, 2, 5.9, 6].map((threshold) => clustersAt(4, heights, threshold))).toEqual([4, 3, 2, 2, 1])
})

test('a chain of near neighbours does not become one cluster, as it would by single linkage', () => {
  const heights = completeLinkage(6, between([0, 1, 2, 3, 4, 5]))
  expect(clustersAt(6, heights, 1)).toBe(3)
})

test('nothing and one thing are as many clusters as things', () => {
  expect(completeLinkage(0, () => 1)).toEqual([])
  expect(
    clustersAt(
      1,
      completeLinkage(1, () => 1),
      0.5,
    ),
  ).toBe(1)
})

test('things joined below a threshold are all within it of each other, and no two clusters could still be joined', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 10, noNaN: true }), { minLength: 1, maxLength: 12 }), (places) => {
      const heights = completeLinkage(places.length, between(places))
      expect(heights).toHaveLength(places.length - 1)
      expect(heights).toEqual(heights.toSorted((a, b) => a - b))
      expect(heights.at(-1) ?? 0).toBeCloseTo(Math.max(...places) - Math.min(...places))
      expect(clustersAt(places.length, heights, 10)).toBe(1)
    }),
  )
})
