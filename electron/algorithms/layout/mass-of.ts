import type { CsrGraph } from '../graph/csr-graph.ts'

/**
 * How heavy a node is where forces act: 1 + 2 √(number of its neighbours). A mass that grows with the number itself
 * drives hubs out of their communities to the rim.
 */
export function massOf(graph: CsrGraph, node: number): number {
  return 1 + 2 * Math.sqrt(graph.offsets[node + 1]! - graph.offsets[node]!)
}
