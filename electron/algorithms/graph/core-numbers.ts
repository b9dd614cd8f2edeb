import type { CsrGraph } from './csr-graph.ts'

/**
 * The core number of each node: the largest k such that the node is in a subgraph where everyone has k neighbours or
 * more (Batagelj and Zaveršnik 2003: nodes in buckets by degree, the lowest taken out first; linear time).
 */
export function coreNumbers({ nodes, offsets, targets }: CsrGraph): Int32Array {
  const core = new Int32Array(nodes)
  let highest = 0
  for (let node = 0; node < nodes; node++) {
    core[node] = offsets[node + 1]! - offsets[node]!
    highest = Math.max(highest, core[node]!)
  }
  /** Where the nodes of a degree begin in `order`. */
  const begins = new Int32Array(highest + 2)
  for (const degree of core) begins[degree + 1]!++
  for (let degree = 0; degree <= highest; degree++) begins[degree + 1]! += begins[degree]!
  const cursor = begins.slice()
  const order = new Int32Array(nodes)
  const place = new Int32Array(nodes)
  for (let node = 0; node < nodes; node++) {
    place[node] = cursor[core[node]!]!++
    order[place[node]!] = node
  }
  for (const node of order) {
    for (let slot = offsets[node]!; slot < offsets[node + 1]!; slot++) {
      const neighbour = targets[slot]!
      const degree = core[neighbour]!
      if (degree <= core[node]!) continue
      // The neighbour changes places with the first of its bucket, whose border then moves past it.
      const first = order[begins[degree]!]!
      order[place[neighbour]!] = first
      place[first] = place[neighbour]!
      order[begins[degree]!] = neighbour
      place[neighbour] = begins[degree]!++
      core[neighbour]!--
    }
  }
  return core
}
