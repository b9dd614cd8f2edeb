import type { CsrGraph } from '../graph/csr-graph.ts'

/**
 * The modularity of a partition with resolution γ: Σ over groups of (inner weight ÷ m) − γ (degree sum ÷
 * 2m)² (Traag, Waltman and van Eck 2019, equation 1, as a share of m). 0 for a graph without edges.
 */
export function modularity(graph: CsrGraph, groupOf: Int32Array, resolution: number): number {
  const degrees = new Map<number, number>()
  let inner = 0
  let total = 0
  for (let node = 0; node < graph.nodes; node++) {
    const group = groupOf[node]!
    let degree = 0
    for (let slot = graph.offsets[node]!; slot < graph.offsets[node + 1]!; slot++) {
      const weight = graph.weights[slot]!
      degree += weight
      if (groupOf[graph.targets[slot]!] === group) inner += weight
    }
    degrees.set(group, (degrees.get(group) ?? 0) + degree)
    total += degree
  }
  if (total === 0) return 0
  let expected = 0
  for (const degree of degrees.values()) expected += (degree / total) ** 2
  return inner / total - resolution * expected
}
