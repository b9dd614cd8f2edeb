import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildCsr, type CsrGraph } from '../graph/csr-graph.ts'
import { createRandom } from '../random/seeded-random.ts'
import { layoutGraph } from './force-layout.ts'
import type { Points } from './points.ts'

const groups = 6
const size = 40

/**
 * Groups of many edges inside and few between, then `added` nodes joined to two of one group each, then nodes without
 * edges. A smaller graph is the beginning of a larger one, but for those without edges, which stand last.
 */
function grown(added: number, alone: number): { readonly graph: CsrGraph; readonly groupOf: Int32Array } {
  const random = createRandom(5)
  const edges: (readonly [number, number])[] = []
  for (let group = 0; group < groups; group++) {
    for (let node = 1; node < size; node++)
      for (let edge = 0; edge < 2; edge++) edges.push([group * size + node, group * size + random.int(node)])
    edges.push([group * size, ((group + 1) % groups) * size])
  }
  const grouped = groups * size
  for (let node = 0; node < added; node++)
    for (let edge = 0; edge < 2; edge++)
      edges.push([grouped + node, (node % groups) * size + ((7 * node + 3 * edge) % size)])
  const nodes = grouped + added + alone
  const graph = buildCsr(
    nodes,
    Int32Array.from(edges, ([source]) => source),
    Int32Array.from(edges, ([, target]) => target),
    new Float64Array(edges.length).fill(1),
  )
  const groupOf = Int32Array.from({ length: nodes }, (_, node) =>
    node < grouped ? Math.floor(node / size) : node < grouped + added ? (node - grouped) % groups : groups,
  )
  return { graph, groupOf }
}

/** Positions as the past of a graph that has `added` nodes more before the last `alone`. */
function asPast({ x, y }: Points, added: number, alone: number): Points {
  const widen = (values: Float32Array): Float32Array => {
    const shared = values.length - alone
    return Float32Array.from([...values.slice(0, shared), ...Array<number>(added).fill(NaN), ...values.slice(shared)])
  }
  return { x: widen(x), y: widen(y) }
}

/** How far the nodes that were there have moved, as shares of the map's width, ascending. */
function displacements(after: Points, before: Points): readonly number[] {
  return Array.from(before.x, (x, node) => Math.hypot(after.x[node]! - x, after.y[node]! - before.y[node]!) / 2000)
    .filter((moved) => !Number.isNaN(moved))
    .sort((a, b) => a - b)
}

const small = grown(0, 12)
const first = layoutGraph(small.graph, small.groupOf, { seed: 1 })
const past = asPast(first, 15, 12)
const large = grown(15, 12)
const next = layoutGraph(large.graph, large.groupOf, { seed: 1, earlier: past })

describe('a layout that goes on from the one before', () => {
  it('leaves the nodes that were there about where they were', () => {
    const moved = displacements(next, past)
    expect(moved[Math.floor(moved.length / 2)]).toBeLessThan(0.02)
    expect(moved[Math.floor(moved.length * 0.95)]).toBeLessThan(0.05)
    const anew = displacements(layoutGraph(large.graph, large.groupOf, { seed: 1 }), past)
    expect(anew[Math.floor(anew.length / 2)]).toBeGreaterThan(0.05)
  })

  it('takes far fewer steps', () => {
    const steps = (earlier?: Points): number => {
      let done = 0
      layoutGraph(large.graph, large.groupOf, { seed: 1, earlier, onProgress: () => done++ })
      return done
    }
    expect(steps(past)).toBeLessThan(steps() / 5)
  })

  it('puts new nodes among their own', () => {
    const middle = (group: number): readonly [number, number] => {
      const own = Array.from({ length: size }, (_, place) => group * size + place)
      const mean = (values: Float32Array): number => own.reduce((sum, node) => sum + values[node]!, 0) / size
      return [mean(next.x), mean(next.y)]
    }
    const middles = Array.from({ length: groups }, (_, group) => middle(group))
    const fitting = Array.from({ length: 15 }, (_, added) => groups * size + added).filter((node) => {
      const distances = middles.map(([x, y]) => Math.hypot(next.x[node]! - x, next.y[node]! - y))
      return distances.indexOf(Math.min(...distances)) === large.groupOf[node]
    })
    expect(fitting.length).toBeGreaterThanOrEqual(14)
  })

  it('leaves no two nodes on one spot, nor one outside the square', () => {
    for (let a = 0; a < next.x.length; a++) {
      expect(Math.max(Math.abs(next.x[a]!), Math.abs(next.y[a]!))).toBeLessThanOrEqual(1000)
      for (let b = 0; b < a; b++)
        expect(Math.hypot(next.x[a]! - next.x[b]!, next.y[a]! - next.y[b]!)).toBeGreaterThan(5)
    }
  })

  it('is the same for the same past, and another for another', () => {
    expect(layoutGraph(large.graph, large.groupOf, { seed: 1, earlier: past })).toEqual(next)
    const turned = { x: past.y, y: past.x }
    expect(layoutGraph(large.graph, large.groupOf, { seed: 1, earlier: turned })).not.toEqual(next)
  })

  it('begins from nothing where more than a quarter is new', () => {
    const added = 90
    const { graph, groupOf } = grown(added, 12)
    const earlier = asPast(first, added, 12)
    expect(layoutGraph(graph, groupOf, { seed: 1, earlier })).toEqual(layoutGraph(graph, groupOf, { seed: 1 }))
  })

  it('begins from nothing where communities have become others', () => {
    const { graph } = large
    const groupOf = large.groupOf.map((_, node) => node % groups)
    expect(layoutGraph(graph, groupOf, { seed: 1, earlier: past })).toEqual(layoutGraph(graph, groupOf, { seed: 1 }))
  })

  it('gives every node of any graph a place in the square, whatever the past', () => {
    const place = fc.oneof(fc.constant(NaN), fc.integer({ min: -1000, max: 1000 }))
    const edge = fc.tuple(fc.nat(39), fc.nat(39))
    fc.assert(
      fc.property(
        fc.nat(40),
        fc.array(edge, { maxLength: 80 }),
        fc.array(fc.tuple(place, place), { minLength: 40, maxLength: 40 }),
        (nodes, edges, places) => {
          const graph = buildCsr(
            nodes,
            Int32Array.from(edges, ([source]) => source),
            Int32Array.from(edges, ([, target]) => target),
            new Float64Array(edges.length).fill(1),
          )
          const known = places
            .slice(0, nodes)
            .map(([x, y]) => (Number.isNaN(x) || Number.isNaN(y) ? [NaN, NaN] : [x, y]))
          const earlier = {
            x: Float32Array.from(known, ([x]) => x!),
            y: Float32Array.from(known, ([, y]) => y!),
          }
          const { x, y } = layoutGraph(graph, new Int32Array(nodes), { seed: 1, earlier })
          for (const value of [...x, ...y]) expect(Math.abs(value)).toBeLessThanOrEqual(1000)
        },
      ),
      { numRuns: 200 },
    )
  })
})
