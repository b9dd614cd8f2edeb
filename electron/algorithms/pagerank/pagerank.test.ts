import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { graphOfEdges as build } from '../graph/graph-of-edges.ts'
import { pageRank, type PageRankOptions } from './pagerank.ts'

const options: PageRankOptions = { damping: 0.85, tolerance: 1e-12, maxIterations: 500 }

const star = build(4, [
  [0, 1, 1],
  [0, 2, 1],
  [0, 3, 1],
])

describe('pageRank', () => {
  it('gives the centre of a star what the equations give', () => {
    // x = 0.15 / 4 + 0.85 · 3y and y = 0.15 / 4 + 0.85 · x / 3.
    const { scores, converged } = pageRank(star, options)
    const y = (0.0375 + (0.85 / 3) * 0.0375) / (1 - 0.85 ** 2)
    expect(converged).toBe(true)
    expect(scores[0]).toBeCloseTo(1 - 3 * y, 10)
    for (const leaf of [1, 2, 3]) expect(scores[leaf]).toBeCloseTo(y, 10)
  })

  it('stays with the seeds, and reaches nothing that they are not joined to', () => {
    const graph = build(5, [
      [0, 1, 1],
      [1, 2, 1],
      [3, 4, 1],
    ])
    const { scores } = pageRank(graph, { ...options, damping: 0.5 }, Float64Array.of(1, 0, 0, 0, 0))
    expect(scores[0]).toBeGreaterThan(scores[1]!)
    expect(scores[1]).toBeGreaterThan(scores[2]!)
    expect([scores[3], scores[4]]).toEqual([0, 0])
  })

  it('follows heavy edges more often', () => {
    const { scores } = pageRank(
      build(3, [
        [0, 1, 9],
        [0, 2, 1],
      ]),
      options,
    )
    expect(scores[1]).toBeGreaterThan(2 * scores[2]!)
  })

  it('is defined without nodes, edges or usable seeds', () => {
    expect(pageRank(build(0, []), options).scores).toEqual(new Float64Array(0))
    expect(Array.from(pageRank(build(2, []), options).scores)).toEqual([0.5, 0.5])
    const odd = pageRank(star, options, Float64Array.of(0, Number.NaN, -1, Infinity))
    expect(odd.scores).toEqual(pageRank(star, options).scores)
  })

  it('says when the iterations did not suffice', () => {
    expect(pageRank(star, { ...options, maxIterations: 1 })).toMatchObject({ iterations: 1, converged: false })
  })

  it('sums to 1 and fulfils its equation on any graph with any seeds', () => {
    const edge = fc.tuple(fc.nat(29), fc.nat(29), fc.integer({ min: 1, max: 9 }))
    const seeds = fc.array(fc.nat(3), { minLength: 30, maxLength: 30 })
    fc.assert(
      fc.property(fc.array(edge, { maxLength: 60 }), seeds, (edges, wanted) => {
        const graph = build(30, edges)
        const { scores } = pageRank(graph, options, Float64Array.from(wanted))
        expect(scores.reduce((sum, score) => sum + score, 0)).toBeCloseTo(1, 9)
        expect(Math.min(...scores)).toBeGreaterThanOrEqual(0)
        const once = pageRank(graph, { ...options, tolerance: 0, maxIterations: 600 }, Float64Array.from(wanted))
        for (const [node, score] of once.scores.entries()) expect(score).toBeCloseTo(scores[node]!, 9)
      }),
      { numRuns: 50 },
    )
  })
})
