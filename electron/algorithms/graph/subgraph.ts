import type { CsrGraph } from './csr-graph.ts'

/**
 * The graph induced by some nodes: node i of the result is `members[i]`, edges to the outside are left out.
 * `members` are distinct node numbers in ascending order. `numbering` is scratch space of at least
 * `graph.nodes` entries, all −1, and is left so: a caller that cuts many pieces pays for it once.
 */
export function inducedSubgraph(
  graph: CsrGraph,
  members: Int32Array,
  numbering: Int32Array = new Int32Array(graph.nodes).fill(-1),
): CsrGraph {
  for (let index = 0; index < members.length; index++) numbering[members[index]!] = index
  const offsets = new Int32Array(members.length + 1)
  let room = 0
  for (const node of members) room += graph.offsets[node + 1]! - graph.offsets[node]!
  const targets = new Int32Array(room)
  const weights = new Float64Array(room)
  let end = 0
  for (let index = 0; index < members.length; index++) {
    const node = members[index]!
    for (let slot = graph.offsets[node]!; slot < graph.offsets[node + 1]!; slot++) {
      const neighbour = numbering[graph.targets[slot]!]!
      if (neighbour < 0) continue
      targets[end] = neighbour
      weights[end] = graph.weights[slot]!
      end++
    }
    offsets[index + 1] = end
  }
  for (const node of members) numbering[node] = -1
  return { nodes: members.length, offsets, targets: targets.slice(0, end), weights: weights.slice(0, end) }
}
