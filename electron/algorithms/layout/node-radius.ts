import type { CsrGraph } from '../graph/csr-graph.ts'

/** Discs that together cover a fraction of the square from −extent to extent, a little larger for the well connected. */
export function nodeRadius(graph: CsrGraph, extent: number): Float32Array {
  const base = Math.min(12, (0.28 * extent) / Math.sqrt(Math.max(1, graph.nodes)))
  return Float32Array.from({ length: graph.nodes }, (_, node) => {
    const degree = graph.offsets[node + 1]! - graph.offsets[node]!
    return base * Math.min(3, 0.6 + 0.4 * Math.sqrt(degree / 4))
  })
}
