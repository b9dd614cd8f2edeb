import type { CsrGraph } from '../graph/csr-graph.ts'

/** How much an edge between two communities counts beside one inside: less keeps them apart as islands. */
const crossing = 0.25

/** The graph with weights levelled (strong ties must not collapse) and those between groups lowered. */
export function loosenCrossings(graph: CsrGraph, groupOf: Int32Array): CsrGraph {
  const weights = new Float64Array(graph.weights.length)
  for (let node = 0; node < graph.nodes; node++) {
    for (let slot = graph.offsets[node]!; slot < graph.offsets[node + 1]!; slot++) {
      const same = groupOf[node] === groupOf[graph.targets[slot]!]
      weights[slot] = (same ? 1 : crossing) * Math.log2(1 + graph.weights[slot]!)
    }
  }
  return { ...graph, weights }
}
