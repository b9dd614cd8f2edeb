import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildCsr, type CsrGraph } from '../graph/csr-graph.ts'
import { createRandom } from '../random/seeded-random.ts'
import { layoutGraph } from './force-layout.ts'

/** Four groups of 30 with many edges inside and few between, and 10 nodes without any. */
function fourGroups(): { readonly graph: CsrGraph; readonly groupOf: Int32Array } {
  const random = createRandom(11)
  const sources: number[] = []
  const targets: number[] = []
  for (let group = 0; group < 4; group++) {
    for (let node = 1; node < 30; node++) {
      sources.push(group * 30 + node, group * 30 + node)
      targets.push(group * 30 + random.int(node), group * 30 + random.int(node))
    }
    sources.push(group * 30)
    targets.push(((group + 1) % 4) * 30)
  }
  const weights = new Float64Array(sources.length).fill(1)
  return {
    graph: buildCsr(130, Int32Array.from(sources), Int32Array.from(targets), weights),
    groupOf: Int32Array.from({ length: 130 }, (_, node) => Math.floor(node / 30)),
  }
}

describe('layoutGraph', () => {
  it('keeps communities together and apart from each other', () => {
    const { graph, groupOf } = fourGroups()
    const { x, y } = layoutGraph(graph, groupOf, { seed: 1 })
    const middle = (group: number): readonly [number, number] => {
      let sumX = 0
      let sumY = 0
      for (let node = group * 30; node < group * 30 + 30; node++) {
        sumX += x[node]! / 30
        sumY += y[node]! / 30
      }
      return [sumX, sumY]
    }
    const middles = [0, 1, 2, 3].map(middle)
    let nearest = 0
    for (let node = 0; node < 120; node++) {
      const distances = middles.map(([mx, my]) => Math.hypot(x[node]! - mx, y[node]! - my))
      if (distances.indexOf(Math.min(...distances)) === groupOf[node]) nearest++
    }
    expect(nearest).toBeGreaterThanOrEqual(114)
  })

  it('places nodes without edges around the rest, within the square', () => {
    const { graph, groupOf } = fourGroups()
    const { x, y } = layoutGraph(graph, groupOf, { seed: 1 })
    const distance = (node: number): number => Math.hypot(x[node]!, y[node]!)
    const body = Array.from({ length: 120 }, (_, node) => distance(node)).sort((a, b) => a - b)
    for (let node = 120; node < 130; node++) expect(distance(node)).toBeGreaterThan(body[100]!)
  })

  it('leaves no two nodes on one spot', () => {
    const { graph, groupOf } = fourGroups()
    const { x, y } = layoutGraph(graph, groupOf, { seed: 1 })
    for (let a = 0; a < 130; a++) {
      for (let b = 0; b < a; b++) expect(Math.hypot(x[a]! - x[b]!, y[a]! - y[b]!)).toBeGreaterThan(5)
    }
  })

  it('gives the same positions for the same arguments', () => {
    const { graph, groupOf } = fourGroups()
    expect(layoutGraph(graph, groupOf, { seed: 3 })).toEqual(layoutGraph(graph, groupOf, { seed: 3 }))
    expect(layoutGraph(graph, groupOf, { seed: 3 })).not.toEqual(layoutGraph(graph, groupOf, { seed: 4 }))
  })

  it('gives every node of any graph a place in the square', () => {
    const edge = fc.tuple(fc.nat(39), fc.nat(39))
    fc.assert(
      fc.property(fc.nat(40), fc.array(edge, { maxLength: 80 }), (nodes, edges) => {
        const graph = buildCsr(
          nodes,
          Int32Array.from(edges, ([source]) => source),
          Int32Array.from(edges, ([, target]) => target),
          new Float64Array(edges.length).fill(1e12),
        )
        const { x, y } = layoutGraph(graph, new Int32Array(nodes).fill(-1), { seed: 1 })
        expect(x).toHaveLength(nodes)
        for (const value of [...x, ...y]) expect(Math.abs(value)).toBeLessThanOrEqual(1000)
      }),
      { numRuns: 25 },
    )
  })

  it('tells its progress and stops when cancelled', () => {
    const { graph, groupOf } = fourGroups()
    const heard: number[] = []
    let total = 0
    layoutGraph(graph, groupOf, {
      seed: 1,
      onProgress: (done, all) => {
        heard.push(done)
        total = all
      },
    })
    expect(heard).toEqual(Array.from({ length: total }, (_, step) => step + 1))
    const cancel = new AbortController()
    let steps = 0
    const onProgress = (): void => {
      if (++steps === 3) cancel.abort()
    }
    const cancelled = (): unknown => layoutGraph(graph, groupOf, { seed: 1, onProgress, signal: cancel.signal })
    expect(cancelled).toThrow('cancelled')
    expect(steps).toBe(3)
  })
})
