import { connectedComponents, groupMembers } from '../graph/connected-components.ts'
import type { CsrGraph } from '../graph/csr-graph.ts'
import { inducedSubgraph } from '../graph/subgraph.ts'
import { mixSeed } from '../random/seeded-random.ts'
import { absorbDust } from './absorb-dust.ts'
import { beginFrom, earlierGroups, type EarlierHierarchy } from './earlier-groups.ts'
import { leidenPartition } from './leiden.ts'
import { maySplit, splitCommunity, type SplitOptions } from './split-community.ts'

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

export interface HierarchyOptions extends SplitOptions {
  /** Components with fewer nodes are gathered; `minCommunitySize` unless given, and never less. */
  readonly minComponentSize?: number
  readonly maxLevels: number
}

/** A community and where its nodes stand in the graph it was found in. */
interface Piece {
  readonly community: HierarchyCommunity
  readonly graph: CsrGraph
  readonly nodes: Int32Array
}

/**
 * Hierarchical Leiden ("From Local to Global", section 3.1.4). Level 0 is the partition of the whole graph; a community
 * is partitioned again on the edges inside it, with its own total weight, down to leaves (`splitCommunity`). Components
 * below `minComponentSize` are gathered into one leaf at level 0. With `earlier`, groups begin as they were, so that
 * what changed little moves little.
 */
export function clusterHierarchy(graph: CsrGraph, options: HierarchyOptions, earlier?: EarlierHierarchy): Hierarchy {
  const earlierAt = earlierGroups(graph.nodes, earlier ?? [])
  const numbering = new Int32Array(graph.nodes).fill(-1)
  const communities: HierarchyCommunity[] = []
  let levels = 0
  let pieces: readonly Piece[] = []
  if (options.maxLevels > 0)
    pieces = topLevel(graph, options, earlierAt[0]).map((community) => ({ community, graph, nodes: community.members }))
  while (pieces.length > 0) {
    levels++
    const ranked = pieces.toSorted((a, b) => byRank(a.community, b.community))
    const first = communities.length
    for (const { community } of ranked) communities.push(community)
    pieces =
      levels === options.maxLevels
        ? []
        : ranked.flatMap((piece, index) => divide(piece, first + index, options, numbering, earlierAt[levels]))
  }
  return { levels, communities }
}

/** The parts of a piece as pieces one level down. */
function divide(
  { community, graph, nodes }: Piece,
  parent: number,
  options: HierarchyOptions,
  numbering: Int32Array,
  earlier: Int32Array | undefined,
): readonly Piece[] {
  const { members, gathered } = community
  if (gathered || !maySplit(members.length, options)) return []
  const level = community.level + 1
  const inside = inducedSubgraph(graph, nodes, numbering)
  const seed = mixSeed(options.seed, level, members[0]!, members.length)
  const before = earlier && members.map((node) => earlier[node]!)
  return splitCommunity(inside, { ...options, seed }, before).map((part) => ({
    community: { level, parent, members: part.map((node) => members[node]!), gathered: false },
    graph: inside,
    nodes: part,
  }))
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

function topLevel(graph: CsrGraph, options: HierarchyOptions, earlier: Int32Array | undefined): HierarchyCommunity[] {
  const components = connectedComponents(graph)
  const sizes = new Int32Array(components.groups)
  for (const component of components.groupOf) sizes[component]!++
  const smallest = Math.max(options.minComponentSize ?? 0, options.minCommunitySize)
  const isSmall = (node: number): boolean => sizes[components.groupOf[node]!]! < smallest
  const seed = mixSeed(options.seed)
  const partition = leidenPartition(graph, { seed, resolution: options.resolution, ...beginFrom(earlier) })
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

function byRank(a: HierarchyCommunity, b: HierarchyCommunity): number {
  return b.members.length - a.members.length || a.members[0]! - b.members[0]!
}
