import { connectedComponents, groupMembers } from '../graph/connected-components.ts'
import type { CsrGraph } from '../graph/csr-graph.ts'
import { inducedSubgraph } from '../graph/subgraph.ts'
import { mixSeed } from '../random/seeded-random.ts'
import { absorbDust } from './absorb-dust.ts'
import { leidenPartition } from './leiden.ts'
import { modularity } from './modularity.ts'

/** A group of nodes at one level. */
export interface HierarchyCommunity {
  readonly level: number
  /** The index of the community one level up that holds all its members; −1 at level 0. */
  readonly parent: number
  /** Node numbers, ascending. */
  readonly members: Int32Array
  /** True for the one that holds the components too small to stand alone; the others are connected. */
  readonly gathered: boolean
}

export interface Hierarchy {
  /** The number of levels; 0 for a graph without nodes. */
  readonly levels: number
  /** By level, then falling size, then smallest member. */
  readonly communities: readonly HierarchyCommunity[]
}

export interface HierarchyOptions {
  readonly seed: number
  /** γ of modularity at every level. */
  readonly resolution: number
  /** A community with more members is split again inside itself. */
  readonly maxCommunitySize: number
  /** No split leaves a smaller part. */
  readonly minCommunitySize: number
  /** Components with fewer nodes are gathered; `minCommunitySize` unless given, and never less. */
  readonly minComponentSize?: number
  readonly maxLevels: number
}

/** The least modularity a split must bring over the undivided community. */
const leastGain = 1e-6

/**
 * Hierarchical Leiden ("From Local to Global", section 3.1.4). Level 0 is the partition of the whole graph;
 * a community above `maxCommunitySize` is partitioned again on the edges inside it, with its own total
 * weight, down to leaves. A split stands if, after parts below `minCommunitySize` were merged into the part
 * they hang to most, at least two parts are left and their modularity exceeds the undivided community's.
 * Components below `minComponentSize` are gathered into one leaf at level 0.
 */
export function clusterHierarchy(graph: CsrGraph, options: HierarchyOptions): Hierarchy {
  const levels: HierarchyCommunity[][] = []
  let current = options.maxLevels < 1 ? [] : topLevel(graph, options)
  let firstIndex = 0
  const numbering = new Int32Array(graph.nodes).fill(-1)
  while (current.length > 0) {
    current.sort(byRank)
    levels.push(current)
    const next: HierarchyCommunity[] = []
    if (levels.length < options.maxLevels) {
      for (const [position, community] of current.entries()) {
        for (const members of split(graph, community, options, numbering)) {
          const level = community.level + 1
          next.push({ level, parent: firstIndex + position, members, gathered: false })
        }
      }
    }
    firstIndex += current.length
    current = next
  }
  return { levels: levels.length, communities: levels.flat() }
}

/**
 * The indexes of the communities that together hold every node exactly once at a level: those born there,
 * and those above that have no children. A level below the last is the last one's.
 */
export function cover(hierarchy: Hierarchy, level: number): readonly number[] {
  const divided = new Set(hierarchy.communities.map((community) => community.parent))
  const indexes: number[] = []
  for (const [index, community] of hierarchy.communities.entries()) {
    if (community.level === level || (community.level < level && !divided.has(index))) indexes.push(index)
  }
  return indexes
}

function topLevel(graph: CsrGraph, options: HierarchyOptions): HierarchyCommunity[] {
  const components = connectedComponents(graph)
  const sizes = new Int32Array(components.groups)
  for (const component of components.groupOf) sizes[component]!++
  const smallest = Math.max(options.minComponentSize ?? 0, options.minCommunitySize)
  const isSmall = (node: number): boolean => sizes[components.groupOf[node]!]! < smallest
  const partition = leidenPartition(graph, { seed: mixSeed(options.seed), resolution: options.resolution })
  const communities: HierarchyCommunity[] = []
  for (const members of groupMembers(absorbDust(graph, partition, options.minCommunitySize))) {
    if (!isSmall(members[0]!)) communities.push({ level: 0, parent: -1, members, gathered: false })
  }
  const small = Int32Array.from({ length: graph.nodes }, (_, node) => node).filter(isSmall)
  if (small.length > 0) {
    // One component alone is connected: it stands for itself, however small.
    const alone = small.every((node) => components.groupOf[node] === components.groupOf[small[0]!])
    communities.push({ level: 0, parent: -1, members: small, gathered: !alone })
  }
  return communities
}

/** The parts a community is divided into, or none when it is a leaf. */
function split(
  graph: CsrGraph,
  community: HierarchyCommunity,
  options: HierarchyOptions,
  numbering: Int32Array,
): readonly Int32Array[] {
  const { members, gathered } = community
  if (gathered || members.length <= options.maxCommunitySize) return []
  const inside = inducedSubgraph(graph, members, numbering)
  const seed = mixSeed(options.seed, community.level + 1, members[0]!, members.length)
  const partition = leidenPartition(inside, { seed, resolution: options.resolution })
  const parts = absorbDust(inside, partition, options.minCommunitySize)
  if (parts.groups < 2) return []
  const undivided = modularity(inside, new Int32Array(inside.nodes), options.resolution)
  if (modularity(inside, parts.groupOf, options.resolution) <= undivided + leastGain) return []
  return groupMembers(parts).map((part) => part.map((node) => members[node]!))
}

function byRank(a: HierarchyCommunity, b: HierarchyCommunity): number {
  return b.members.length - a.members.length || a.members[0]! - b.members[0]!
}
