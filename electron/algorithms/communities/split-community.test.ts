import { expect, it } from 'vitest'
import type { CsrGraph } from '../graph/csr-graph.ts'
import { graphOfEdges as build, type Edge } from '../graph/graph-of-edges.ts'
import { splitCommunity, type SplitOptions } from './split-community.ts'

const options: SplitOptions = { seed: 1, resolution: 1, maxCommunitySize: 20, minCommunitySize: 3 }

const clique = (first: number, size: number): Edge[] =>
  Array.from({ length: size }, (_, a) => a).flatMap((a) =>
    Array.from({ length: a }, (_, b): Edge => [first + a, first + b]),
  )
const chain = (length: number): CsrGraph =>
  build(
    length,
    Array.from({ length: length - 1 }, (_, node): Edge => [node, node + 1]),
  )
const joined = build(14, [...clique(0, 7), ...clique(7, 7), [6, 7]])
const sizes = (parts: readonly Int32Array[]): number[] => parts.map((part) => part.length)

it('divides what is too large where that gains anything', () => {
  expect(splitCommunity(chain(21), options).length).toBeGreaterThan(1)
  expect(splitCommunity(build(30, clique(0, 30)), options)).toEqual([])
})

it('divides what is not too large only where it divides well, and no chain', () => {
  expect(sizes(splitCommunity(joined, options))).toEqual([7, 7])
  expect(splitCommunity(chain(14), options)).toEqual([])
  expect(splitCommunity(build(14, clique(0, 14)), options)).toEqual([])
})

it('keeps a division until the community is well below the size that divided it', () => {
  const earlier = Int32Array.from({ length: 18 }, (_, node) => (node < 9 ? 0 : 1))
  expect(splitCommunity(chain(18), options)).toEqual([])
  expect(sizes(splitCommunity(chain(18), options, earlier))).toEqual([9, 9])
  expect(splitCommunity(chain(12), options, earlier.subarray(3, 15))).toEqual([])
})

it('leaves no part below the least size', () => {
  const dusty = build(23, [...clique(0, 10), ...clique(10, 10), [9, 10], [0, 20], [5, 21], [21, 22]])
  for (const part of splitCommunity(dusty, options)) expect(part.length).toBeGreaterThanOrEqual(3)
})
