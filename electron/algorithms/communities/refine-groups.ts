import type { SeededRandom } from '../random/seeded-random.ts'
import type { Network } from './network.ts'
import { shuffledOrder } from './shuffled-order.ts'

/** How freely a node chooses among the parts where it gains: θ of the paper, in mean edge weights. */
const theta = 0.01
/** Below the best by more than this, a chance is less than one in 10^13. */
const hopeless = 30 * theta

/**
 * Divides every group into well connected parts (Traag, Waltman and van Eck 2019, algorithm A.2, MergeNodesSubset): each
 * node starts as a part of its own; one that still is, and is well connected to its group, joins a part that is too,
 * drawn with a probability that grows with the gain. Gives a part for each node, a number below `nodes`.
 */
export function refineGroups(network: Network, groupOf: Int32Array, gamma: number, random: SeededRandom): Int32Array {
  const { nodes, offsets, targets, weights, sizes } = network
  const groupSize = new Float64Array(nodes)
  for (let node = 0; node < nodes; node++) groupSize[groupOf[node]!]! += sizes[node]!
  const partOf = Int32Array.from(sizes.keys())
  const partSize = sizes.slice()
  /** Weight between a part and the rest of its group. */
  const outward = weightsWithin(network, groupOf)
  const alone = new Uint8Array(nodes).fill(1)
  const pull = new Float64Array(nodes)
  const near = new Int32Array(nodes)
  const chance = new Float64Array(nodes)
  for (const node of shuffledOrder(nodes, random)) {
    const group = groupOf[node]!
    const size = sizes[node]!
    const whole = groupSize[group]!
    const inward = outward[node]!
    if (alone[node] === 0 || inward === 0 || inward < gamma * size * (whole - size)) continue
    let count = 0
    for (let slot = offsets[node]!; slot < offsets[node + 1]!; slot++) {
      const neighbour = targets[slot]!
      if (groupOf[neighbour] !== group) continue
      const part = partOf[neighbour]!
      if (pull[part] === 0) near[count++] = part
      pull[part]! += weights[slot]!
    }
    let most = 0
    for (let index = 0; index < count; index++) {
      const part = near[index]!
      const wellConnected = outward[part]! >= gamma * partSize[part]! * (whole - partSize[part]!)
      const gain = wellConnected ? pull[part]! - gamma * size * partSize[part]! : -1
      chance[index] = gain
      if (gain > most) most = gain
    }
    const chosen = draw(near, chance, count, most, random)
    if (chosen >= 0) {
      partOf[node] = chosen
      partSize[chosen]! += size
      outward[chosen]! += inward - 2 * pull[chosen]!
      alone[chosen] = 0
      alone[node] = 0
    }
    for (let index = 0; index < count; index++) pull[near[index]!] = 0
  }
  return partOf
}

/** One of the parts, or −1: to stay alone gains 0. Gains below 0 are out. */
function draw(near: Int32Array, gains: Float64Array, count: number, most: number, random: SeededRandom): number {
  const least = Math.max(0, most - hopeless)
  let total = most > hopeless ? 0 : Math.exp(-most / theta)
  const stay = total
  for (let index = 0; index < count; index++)
    if (gains[index]! >= least) total += Math.exp((gains[index]! - most) / theta)
  let left = random.next() * total - stay
  if (left < 0) return -1
  let last = -1
  for (let index = 0; index < count; index++) {
    if (gains[index]! < least) continue
    last = near[index]!
    left -= Math.exp((gains[index]! - most) / theta)
    if (left < 0) break
  }
  return last
}

/** The weight of each node's edges to its own group. */
function weightsWithin({ nodes, offsets, targets, weights }: Network, groupOf: Int32Array): Float64Array {
  const within = new Float64Array(nodes)
  for (let node = 0; node < nodes; node++) {
    for (let slot = offsets[node]!; slot < offsets[node + 1]!; slot++)
      if (groupOf[targets[slot]!] === groupOf[node]) within[node]! += weights[slot]!
  }
  return within
}
