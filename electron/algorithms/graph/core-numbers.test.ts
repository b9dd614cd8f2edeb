import fc from 'fast-check'
import { expect, it } from 'vitest'
import { coreNumbers } from './core-numbers.ts'
import type { CsrGraph } from './csr-graph.ts'
import { graphOfEdges as build } from './graph-of-edges.ts'

/** The definition: whoever has fewer than k neighbours left is taken out until nobody has. */
function coreByDefinition(graph: CsrGraph, k: number): ReadonlySet<number> {
  const left = new Set(Array.from({ length: graph.nodes }, (_, node) => node))
  for (let before = -1; before !== left.size;) {
    before = left.size
    for (const node of left) {
      const neighbours = graph.targets.subarray(graph.offsets[node], graph.offsets[node + 1])
      if (neighbours.filter((neighbour) => left.has(neighbour)).length < k) left.delete(node)
    }
  }
  return left
}

it('numbers a triangle with a tail and a node apart', () => {
  const graph = build(5, [
    [0, 1],
    [1, 2],
    [2, 0],
    [2, 3],
  ])
  expect(Array.from(coreNumbers(graph))).toEqual([2, 2, 2, 1, 0])
})

it('agrees with the definition on any graph', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(19), fc.nat(19)), { maxLength: 80 }), (edges) => {
      const graph = build(20, edges)
      const cores = coreNumbers(graph)
      for (let k = 0; k <= 8; k++) {
        const inside = coreByDefinition(graph, k)
        for (const [node, core] of cores.entries()) expect(core >= k).toBe(inside.has(node))
      }
    }),
  )
})
