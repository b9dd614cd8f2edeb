import type { SeededRandom } from '../random/seeded-random.ts'
import type { Network } from './network.ts'
import { shuffledOrder } from './shuffled-order.ts'

/**
 * Moves each node to the group where it gains most, until none gains by moving (Traag, Waltman and van Eck 2019,
 * algorithm A.2, MoveNodesFast): all nodes queue, in random order; whoever loses a neighbour from its group queues
 * again. `groupOf`, of values below `nodes`, is changed in place. γ is in the unit of weight ÷ size². Gives whether
 * any node moved.
 */
export function moveNodes(network: Network, groupOf: Int32Array, gamma: number, random: SeededRandom): boolean {
  const { nodes, offsets, targets, weights, sizes } = network
  const { groupSize, groupNodes } = measureGroups(network, groupOf)
  /** A stack of the group numbers that nobody has. */
  const spare = new Int32Array(nodes)
  let empties = 0
  for (let group = 0; group < nodes; group++) if (groupNodes[group] === 0) spare[empties++] = group
  const pull = new Float64Array(nodes)
  const near = new Int32Array(nodes)
  const queue = shuffledOrder(nodes, random)
  const queued = new Uint8Array(nodes).fill(1)
  let head = 0
  let moved = false
  for (let waiting = nodes; waiting > 0; waiting--) {
    const node = queue[head]!
    head = head + 1 === nodes ? 0 : head + 1
    queued[node] = 0
    const own = groupOf[node]!
    const size = sizes[node]!
    const [begin, end] = [offsets[node]!, offsets[node + 1]!]
    let count = 0
    let strength = 0
    for (let slot = begin; slot < end; slot++) {
      const group = groupOf[targets[slot]!]!
      if (pull[group] === 0) near[count++] = group
      pull[group]! += weights[slot]!
      strength += weights[slot]!
    }
    // Less than this is a rounding error: to follow it would move a node to and fro for ever.
    const least = strength * 1e-10
    groupSize[own]! -= size
    let best = own
    let most = pull[own]! - gamma * size * groupSize[own]!
    for (let index = 0; index < count; index++) {
      const group = near[index]!
      const gain = pull[group]! - gamma * size * groupSize[group]!
      pull[group] = 0
      if (gain > most + least) {
        best = group
        most = gain
      }
    }
    // To be alone gains exactly 0.
    if (most < -least && groupNodes[own]! > 1) best = spare[empties - 1]!
    groupSize[best]! += size
    if (best === own) continue
    if (groupNodes[best]!++ === 0) empties--
    if (--groupNodes[own]! === 0) {
      groupSize[own] = 0
      spare[empties++] = own
    }
    moved = true
    groupOf[node] = best
    for (let slot = begin; slot < end; slot++) {
      const neighbour = targets[slot]!
      if (queued[neighbour] === 1 || groupOf[neighbour] === best) continue
      queued[neighbour] = 1
      const tail = head + waiting - 1
      queue[tail < nodes ? tail : tail - nodes] = neighbour
      waiting++
    }
  }
  return moved
}

/** Size and number of nodes of each group. */
function measureGroups({ nodes, sizes }: Network, groupOf: Int32Array) {
  const groupSize = new Float64Array(nodes)
  const groupNodes = new Int32Array(nodes)
  for (let node = 0; node < nodes; node++) {
    groupSize[groupOf[node]!]! += sizes[node]!
    groupNodes[groupOf[node]!]!++
  }
  return { groupSize, groupNodes }
}
