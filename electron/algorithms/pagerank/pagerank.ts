import type { CsrGraph } from '../graph/csr-graph.ts'

export interface PageRankOptions {
  /** The chance to follow an edge instead of starting again: 0.85 of PageRank, 0.5 of HippoRAG. */
  readonly damping: number
  /** Iteration ends when the scores change by less than this in sum. */
  readonly tolerance: number
  readonly maxIterations: number
}

export interface PageRank {
  /** One score a node, 1 in sum; all 0 only where there is no node. */
  readonly scores: Float64Array
  readonly iterations: number
  /** Whether the tolerance was reached within `maxIterations`. */
  readonly converged: boolean
}

/**
 * PageRank of an undirected weighted graph by power iteration (Brin and Page 1998): a walker follows an edge with a
 * probability proportional to its weight, or starts again. Where it starts is `seeds` (Personalized PageRank, HippoRAG,
 * section 2.3): a weight of 0 or more for each node; without seeds, or with none above 0, anywhere. From a node without
 * edges it always starts again.
 */
export function pageRank(graph: CsrGraph, options: PageRankOptions, seeds?: Float64Array): PageRank {
  const { nodes, offsets, targets, weights } = graph
  const restart = shares(nodes, seeds)
  const strengths = new Float64Array(nodes)
  for (let node = 0; node < nodes; node++)
    for (let slot = offsets[node]!; slot < offsets[node + 1]!; slot++) strengths[node]! += weights[slot]!
  let scores = restart.slice()
  let next = new Float64Array(nodes)
  let change = nodes === 0 ? 0 : Infinity
  let iterations = 0
  while (change >= options.tolerance && iterations < options.maxIterations) {
    iterations++
    let stranded = 0
    for (let node = 0; node < nodes; node++) {
      if (strengths[node] === 0) stranded += scores[node]!
      // Held here as what the node gives along one unit of weight.
      scores[node] = strengths[node] === 0 ? scores[node]! : scores[node]! / strengths[node]!
    }
    change = 0
    const again = 1 - options.damping + options.damping * stranded
    for (let node = 0; node < nodes; node++) {
      let received = 0
      for (let slot = offsets[node]!; slot < offsets[node + 1]!; slot++)
        received += weights[slot]! * scores[targets[slot]!]!
      next[node] = again * restart[node]! + options.damping * received
      const before = strengths[node] === 0 ? scores[node]! : scores[node]! * strengths[node]!
      change += Math.abs(next[node]! - before)
    }
    ;[scores, next] = [next, scores]
  }
  return { scores, iterations, converged: change < options.tolerance }
}

/** The seeds as shares of 1; even shares where no seed is above 0. */
function shares(nodes: number, seeds: Float64Array | undefined): Float64Array {
  let total = 0
  for (const seed of seeds ?? []) if (seed > 0 && Number.isFinite(seed)) total += seed
  if (total === 0) return new Float64Array(nodes).fill(1 / nodes)
  return Float64Array.from({ length: nodes }, (_, node) => {
    const seed = seeds?.[node] ?? 0
    return seed > 0 && Number.isFinite(seed) ? seed / total : 0
  })
}
