import { groupMembers, type Labelling } from '../graph/connected-components.ts'
import type { CsrGraph } from '../graph/csr-graph.ts'
import { numberGroups } from './network.ts'

/**
 * The partition with every group below `smallest` merged into the group it hangs to most strongly (by
 * summed edge weight; between equals the smaller group, then the one with the smaller first member), the
 * smallest groups first, until none is left that has a neighbour. Connected groups stay connected.
 */
export function absorbDust(graph: CsrGraph, partition: Labelling, smallest: number): Labelling {
  const groups = groupMembers(partition)
  if (groups.every((group) => group.length >= smallest)) return partition
  const groupOf = partition.groupOf.slice()
  const members = groups.map((group) => Array.from(group))
  const queue = members
    .map((group, index) => ({ index, size: group.length }))
    .filter(({ size }) => size < smallest)
    .sort((a, b) => a.size - b.size || a.index - b.index)
  for (const { index } of queue) {
    let current = index
    // A merged group may still be dust: it goes on at once, the later entry finds it empty or grown.
    for (;;) {
      const group = members[current]!
      if (group.length === 0 || group.length >= smallest) break
      const host = strongestNeighbour(graph, groupOf, members, current)
      if (host === -1) break
      for (const node of group) {
        groupOf[node] = host
        members[host]!.push(node)
      }
      members[current] = []
      current = host
    }
  }
  return { groupOf, groups: numberGroups(groupOf) }
}

function strongestNeighbour(
  graph: CsrGraph,
  groupOf: Int32Array,
  members: readonly (readonly number[])[],
  group: number,
): number {
  const pull = new Map<number, number>()
  for (const node of members[group]!) {
    for (let slot = graph.offsets[node]!; slot < graph.offsets[node + 1]!; slot++) {
      const other = groupOf[graph.targets[slot]!]!
      if (other !== group) pull.set(other, (pull.get(other) ?? 0) + graph.weights[slot]!)
    }
  }
  let best = -1
  let bestPull = 0
  for (const [other, weight] of pull) {
    const size = members[other]!.length
    const bestSize = best === -1 ? 0 : members[best]!.length
    const preferred = size < bestSize || (size === bestSize && other < best)
    if (best === -1 || weight > bestPull || (weight === bestPull && preferred)) {
      best = other
      bestPull = weight
    }
  }
  return best
}
