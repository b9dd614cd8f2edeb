import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { connectedComponents, groupMembers } from '../graph/connected-components.ts'
import type { CsrGraph } from '../graph/csr-graph.ts'
import { graphOfEdges as build, type Edge } from '../graph/graph-of-edges.ts'
import { inducedSubgraph } from '../graph/subgraph.ts'
import { createRandom } from '../random/seeded-random.ts'
import { leidenPartition } from './leiden.ts'
import { modularity } from './modularity.ts'

const nodes = 40
const anyEdges = fc.array(fc.tuple(fc.nat(nodes - 1), fc.nat(nodes - 1), fc.integer({ min: 1, max: 9 })), {
  maxLength: 140,
})
const quality = (graph: CsrGraph, groupOf: Int32Array): number => modularity(graph, groupOf, 1)
const singletons = (): Int32Array => Int32Array.from({ length: nodes }, (_, node) => node)

/** Two cliques of five nodes with one edge between. */
const barbell = build(
  10,
  [0, 5]
    .flatMap((first) =>
      [0, 1, 2, 3, 4].flatMap((a) => [0, 1, 2, 3, 4].filter((b) => b > a).map((b): Edge => [first + a, first + b, 1])),
    )
    .concat([[4, 5, 1]]),
)

describe('leidenPartition', () => {
  it('parts two cliques at the edge between them', () => {
    expect(Array.from(leidenPartition(barbell, { seed: 1, resolution: 1 }).groupOf)).toEqual([
      0, 0, 0, 0, 0, 1, 1, 1, 1, 1,
    ])
  })

  it('finds larger groups at a lower resolution and smaller ones at a higher', () => {
    expect(leidenPartition(barbell, { seed: 1, resolution: 0.01 }).groups).toBe(1)
    expect(leidenPartition(barbell, { seed: 1, resolution: 20 }).groups).toBe(10)
  })

  it('takes γ of the constant Potts model as a density, in the unit of the weights', () => {
    const cpm = (graph: CsrGraph, resolution: number) => leidenPartition(graph, { seed: 1, resolution, quality: 'cpm' })
    expect(cpm(barbell, 0.5).groups).toBe(2)
    expect(cpm(barbell, 0.01).groups).toBe(1)
    expect(cpm(barbell, 1.5).groups).toBe(10)
    const heavy = { ...barbell, weights: barbell.weights.map((weight) => weight * 1000) }
    expect(cpm(heavy, 500).groupOf).toEqual(cpm(barbell, 0.5).groupOf)
  })

  it('gives connected groups, never worse than every node alone or all together, on any graph', () => {
    fc.assert(
      fc.property(anyEdges, fc.nat(1000), (edges, seed) => {
        const graph = build(nodes, edges)
        const partition = leidenPartition(graph, { seed, resolution: 1 })
        for (const members of groupMembers(partition))
          expect(connectedComponents(inducedSubgraph(graph, members)).groups).toBe(1)
        const reached = quality(graph, partition.groupOf) + 1e-9
        expect(reached).toBeGreaterThanOrEqual(quality(graph, singletons()))
        expect(reached).toBeGreaterThanOrEqual(quality(graph, connectedComponents(graph).groupOf))
      }),
    )
  })

  it('ends where no single node would gain by moving', () => {
    fc.assert(
      fc.property(anyEdges, (edges) => {
        const graph = build(nodes, edges)
        const { groupOf } = leidenPartition(graph, { seed: 3, resolution: 1, iterations: 20 })
        const reached = quality(graph, groupOf)
        for (let node = 0; node < nodes; node++) {
          for (const neighbour of graph.targets.subarray(graph.offsets[node], graph.offsets[node + 1])) {
            const moved = groupOf.with(node, groupOf[neighbour]!)
            expect(quality(graph, moved)).toBeLessThanOrEqual(reached + 1e-9)
          }
        }
      }),
      { numRuns: 60 },
    )
  })

  it('is the same in every run with a seed', () => {
    fc.assert(
      fc.property(anyEdges, fc.nat(1000), (edges, seed) => {
        const graph = build(nodes, edges)
        expect(leidenPartition(graph, { seed, resolution: 1 })).toEqual(leidenPartition(graph, { seed, resolution: 1 }))
      }),
    )
  })

  it('is as good in whatever order the nodes come', () => {
    const random = createRandom(5)
    const edges = Array.from({ length: 900 }, (): Edge => {
      const first = random.int(12) * 20
      return [first + random.int(20), random.next() < 0.8 ? first + random.int(20) : random.int(240), 1]
    })
    const orders = [1, 2, 3, 4, 5].map((seed) =>
      createRandom(seed).shuffle(Array.from({ length: 240 }, (_, node) => node)),
    )
    const reached = orders.map((order) => {
      const graph = build(
        240,
        edges.map(([a, b]): Edge => [order[a]!, order[b]!]),
      )
      return quality(graph, leidenPartition(graph, { seed: 1, resolution: 1 }).groupOf)
    })
    expect(Math.min(...reached)).toBeGreaterThan(Math.max(...reached) * 0.98)
  })

  it('begins from given groups, and moves only single nodes where they are settled', () => {
    const halves = Int32Array.of(0, 0, 0, 0, 0, 5, 5, 5, 5, 5)
    const oneAstray = halves.with(3, 5)
    const settled = leidenPartition(barbell, { seed: 1, resolution: 1, start: oneAstray, settled: true })
    expect(Array.from(settled.groupOf)).toEqual([0, 0, 0, 0, 0, 1, 1, 1, 1, 1])
    const whole = new Int32Array(10)
    expect(leidenPartition(barbell, { seed: 1, resolution: 1, start: whole, settled: true }).groups).toBe(1)
    expect(leidenPartition(barbell, { seed: 1, resolution: 1, start: whole }).groups).toBe(2)
  })

  it('ends on weights that rounding makes uneven', () => {
    const random = createRandom(9)
    const edges = Array.from({ length: 4000 }, (): Edge => [random.int(300), random.int(300), random.next() / 3])
    const graph = build(300, edges)
    expect(leidenPartition(graph, { seed: 1, resolution: 1, iterations: 50 }).groups).toBeGreaterThan(1)
  })
})
