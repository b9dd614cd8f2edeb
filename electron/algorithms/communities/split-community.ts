import { groupMembers } from '../graph/connected-components.ts'
import type { CsrGraph } from '../graph/csr-graph.ts'
import { absorbDust } from './absorb-dust.ts'
import { beginFrom, wereDivided } from './earlier-groups.ts'
import { leidenPartition } from './leiden.ts'
import { modularity } from './modularity.ts'

export interface SplitOptions {
  readonly seed: number
  /** γ of modularity. */
  readonly resolution: number
  /** A community with more members is split if that gains anything, a smaller one if it gains much. */
  readonly maxCommunitySize: number
  /** No split leaves a smaller part. */
  readonly minCommunitySize: number
}

/** What a split must bring over the undivided community, in modularity: of one that is too large, and of one that is not. */
const leastGain = 1e-6
const goodGain = 0.4

/** Below this mean degree a community is close to a tree, and a tree divides well wherever one cuts it. */
const leastDegree = 3

/** A community that was divided stays so until it falls this far below what dividing it takes. */
const keptDivision = 0.8

/** Whether a community of so many members may be split at all. */
export const maySplit = (members: number, { maxCommunitySize }: SplitOptions): boolean => members * 2 > maxCommunitySize

/**
 * The parts of a community, given as the graph of its own edges, or none when it is a leaf. A split stands if, after
 * parts below `minCommunitySize` were merged into the part they hang to most, two parts or more are left, and their
 * modularity exceeds the undivided community's: above `maxCommunitySize` by anything, else by 0.4 and only where it is
 * no near tree. With `earlier`, the group of each node in an earlier hierarchy or −1, only single nodes move from there.
 */
export function splitCommunity(inside: CsrGraph, options: SplitOptions, earlier?: Int32Array): readonly Int32Array[] {
  const { seed, resolution, maxCommunitySize, minCommunitySize } = options
  const leniency = earlier && wereDivided(earlier) ? keptDivision : 1
  const isLarge = inside.nodes > maxCommunitySize * leniency
  if (!isLarge && inside.targets.length < leastDegree * inside.nodes) return []
  const begin = beginFrom(earlier)
  const partition = leidenPartition(inside, {
    seed,
    resolution,
    ...(begin ? { ...begin, settled: true } : { iterations: isLarge ? 2 : 1 }),
  })
  const parts = absorbDust(inside, partition, minCommunitySize)
  if (parts.groups < 2) return []
  // Undivided, all of the weight is inside, and the modularity 1 − γ.
  const gain = modularity(inside, parts.groupOf, resolution) - (1 - resolution)
  return gain > (isLarge ? leastGain : goodGain * leniency) ? groupMembers(parts) : []
}
