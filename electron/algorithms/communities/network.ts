import type { CsrGraph } from '../graph/csr-graph.ts'

/** A graph whose nodes stand for groups of nodes: `sizes` is what each counts for in the quality function. */
export interface Network extends CsrGraph {
  readonly sizes: Float64Array
}

/** Numbers the groups from 0 in place, in order of their first member; gives how many there are. */
export function numberGroups(groupOf: Int32Array): number {
  const numbers = new Int32Array(groupOf.length).fill(-1)
  let groups = 0
  for (let node = 0; node < groupOf.length; node++) {
    const group = groupOf[node]!
    if (numbers[group] === -1) numbers[group] = groups++
    groupOf[node] = numbers[group]!
  }
  return groups
}

/**
 * The network of the groups, numbered from 0 (Traag, Waltman and van Eck 2019, algorithm A.2, AggregateGraph): weights
 * between two groups add up, those inside one are left out, for no later step asks for them; sizes add up.
 */
export function aggregate(
  { nodes, offsets, targets, weights, sizes }: Network,
  groupOf: Int32Array,
  groups: number,
): Network {
  const starts = new Int32Array(groups + 1)
  const groupSizes = new Float64Array(groups)
  for (let node = 0; node < nodes; node++) {
    const group = groupOf[node]!
    starts[group + 1]!++
    groupSizes[group]! += sizes[node]!
  }
  for (let group = 0; group < groups; group++) starts[group + 1]! += starts[group]!
  const members = new Int32Array(nodes)
  const cursor = starts.slice(0, groups)
  for (let node = 0; node < nodes; node++) members[cursor[groupOf[node]!]!++] = node

  const rows = new Int32Array(groups + 1)
  const others = new Int32Array(targets.length)
  const sums = new Float64Array(targets.length)
  const pull = new Float64Array(groups)
  let end = 0
  for (let group = 0; group < groups; group++) {
    const begin = end
    for (let index = starts[group]!; index < starts[group + 1]!; index++) {
      const node = members[index]!
      for (let slot = offsets[node]!; slot < offsets[node + 1]!; slot++) {
        const other = groupOf[targets[slot]!]!
        if (other === group) continue
        if (pull[other] === 0) others[end++] = other
        pull[other]! += weights[slot]!
      }
    }
    for (let slot = begin; slot < end; slot++) {
      sums[slot] = pull[others[slot]!]!
      pull[others[slot]!] = 0
    }
    rows[group + 1] = end
  }
  return { nodes: groups, offsets: rows, targets: others.slice(0, end), weights: sums.slice(0, end), sizes: groupSizes }
}
