import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { connectedComponents, groupMembers } from './connected-components.ts'
import { buildCsr, type CsrGraph } from './csr-graph.ts'
import { inducedSubgraph } from './subgraph.ts'

type Edge = readonly [source: number, target: number, weight: number]

function build(nodes: number, edges: readonly Edge[]): CsrGraph {
  return buildCsr(
    nodes,
    Int32Array.from(edges, ([source]) => source),
    Int32Array.from(edges, ([, target]) => target),
    Float64Array.from(edges, ([, , weight]) => weight),
  )
}

/** Every entry as "from-to": weight. */
function entries(graph: CsrGraph): Record<string, number> {
  const found: Record<string, number> = {}
  for (let node = 0; node < graph.nodes; node++) {
    for (let slot = graph.offsets[node]!; slot < graph.offsets[node + 1]!; slot++) {
      found[`${node}-${graph.targets[slot]}`] = graph.weights[slot]!
    }
  }
  return found
}

describe('buildCsr', () => {
  it('adds up repeated edges whatever their direction', () => {
    const graph = build(3, [
      [0, 1, 1],
      [1, 0, 2],
      [0, 1, 4],
      [2, 1, 1],
    ])
    expect(entries(graph)).toEqual({ '0-1': 7, '1-0': 7, '1-2': 1, '2-1': 1 })
  })

  it('drops self-loops, ends that are no node, and weights that are not above zero', () => {
    const graph = build(2, [
      [0, 0, 5],
      [0, 2, 1],
      [-1, 1, 1],
      [0, 1, 0],
      [0, 1, -3],
      [0, 1, Number.NaN],
    ])
    expect(entries(graph)).toEqual({})
    expect(Array.from(graph.offsets)).toEqual([0, 0, 0])
  })

  it('keeps an endless weight finite', () => {
    expect(Number.isFinite(build(2, [[0, 1, Infinity]]).weights[0])).toBe(true)
  })

  it('is symmetric with rows in ascending order for any edge list', () => {
    const edge = fc.tuple(fc.nat(9), fc.nat(9), fc.integer({ min: 1, max: 5 }))
    fc.assert(
      fc.property(fc.array(edge, { maxLength: 60 }), (edges) => {
        const graph = build(10, edges)
        const expected: Record<string, number> = {}
        for (const [a, b, weight] of edges) {
          if (a === b) continue
          expected[`${a}-${b}`] = (expected[`${a}-${b}`] ?? 0) + weight
          expected[`${b}-${a}`] = (expected[`${b}-${a}`] ?? 0) + weight
        }
        expect(entries(graph)).toEqual(expected)
        for (let node = 0; node < graph.nodes; node++) {
          const row = Array.from(graph.targets.subarray(graph.offsets[node], graph.offsets[node + 1]))
          expect(row).toEqual([...new Set(row)].sort((a, b) => a - b))
        }
      }),
    )
  })
})

describe('inducedSubgraph', () => {
  it('keeps the edges between its members and leaves the scratch space clean', () => {
    const graph = build(5, [
      [0, 2, 1],
      [2, 4, 3],
      [1, 4, 9],
    ])
    const numbering = new Int32Array(5).fill(-1)
    const inside = inducedSubgraph(graph, Int32Array.of(0, 2, 4), numbering)
    expect(entries(inside)).toEqual({ '0-1': 1, '1-0': 1, '1-2': 3, '2-1': 3 })
    expect(Array.from(numbering)).toEqual([-1, -1, -1, -1, -1])
  })
})

describe('connectedComponents', () => {
  it('finds the parts of a graph, those without edges too', () => {
    const components = connectedComponents(
      build(6, [
        [0, 3, 1],
        [3, 5, 1],
        [1, 2, 1],
      ]),
    )
    expect(groupMembers(components).map((group) => Array.from(group))).toEqual([[0, 3, 5], [1, 2], [4]])
  })

  it('cuts given groups where they do not hang together', () => {
    const path = build(3, [
      [0, 1, 1],
      [1, 2, 1],
    ])
    expect(Array.from(connectedComponents(path, Int32Array.of(7, 8, 7)).groupOf)).toEqual([0, 1, 2])
  })
})
