import type { CsrGraph } from './csr-graph.ts'

export interface Labelling {
  /** The group of each node, from 0, numbered by smallest member. */
  readonly groupOf: Int32Array
  readonly groups: number
}

/**
 * The connected components of a graph; with `within`, two nodes count as connected only along edges
 * between nodes of the same `within` value, which cuts each of those groups into its connected parts.
 */
export function connectedComponents(graph: CsrGraph, within?: Int32Array): Labelling {
  const groupOf = new Int32Array(graph.nodes).fill(-1)
  const stack = new Int32Array(graph.nodes)
  let groups = 0
  for (let first = 0; first < graph.nodes; first++) {
    if (groupOf[first] !== -1) continue
    let height = 0
    stack[height++] = first
    groupOf[first] = groups
    while (height > 0) {
      const node = stack[--height]!
      for (let slot = graph.offsets[node]!; slot < graph.offsets[node + 1]!; slot++) {
        const neighbour = graph.targets[slot]!
        if (groupOf[neighbour] !== -1 || (within && within[neighbour] !== within[node])) continue
        groupOf[neighbour] = groups
        stack[height++] = neighbour
      }
    }
    groups++
  }
  return { groupOf, groups }
}

/** The members of each group in ascending order. */
export function groupMembers(labelling: Labelling): Int32Array[] {
  const sizes = new Int32Array(labelling.groups)
  for (const group of labelling.groupOf) sizes[group]!++
  const members = Array.from(sizes, (size) => new Int32Array(size))
  sizes.fill(0)
  for (let node = 0; node < labelling.groupOf.length; node++) {
    const group = labelling.groupOf[node]!
    members[group]![sizes[group]!++] = node
  }
  return members
}
