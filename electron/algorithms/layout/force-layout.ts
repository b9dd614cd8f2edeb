import { connectedComponents, groupMembers, type Labelling } from '../graph/connected-components.ts'
import type { CsrGraph } from '../graph/csr-graph.ts'
import { inducedSubgraph } from '../graph/subgraph.ts'
import { createRandom } from '../random/seeded-random.ts'
import { fitToSquare, type Points } from './points.ts'
import { runForces, type Cancellation } from './run-forces.ts'
import { placeSatellites } from './satellites.ts'
import { separateOverlaps } from './separate-overlaps.ts'
import { startPositions } from './start-positions.ts'

/** The layout fills the square from −extent to extent. */
const extent = 1000
/** Components of fewer nodes are placed around the rest: the forces would drive them far off. */
const smallestDrawn = 6
/** How much an edge between two communities counts beside one inside: less keeps them apart as islands. */
const crossing = 0.25

/**
 * Positions for a drawing of the graph, between −1000 and 1000 on both axes: ForceAtlas2 from a start where
 * communities stand as discs; small components in a band around; overlapping nodes pushed apart. `communityOf`
 * holds any group number per node. The same arguments give the same positions. The number of steps depends on the
 * size alone; `onProgress` hears of each, and `cancelled` is thrown between two when the signal fires.
 */
export function layoutGraph(
  graph: CsrGraph,
  communityOf: Int32Array,
  seed: number,
  onProgress?: (done: number, total: number) => void,
  signal?: Cancellation,
): Points {
  const points: Points = { x: new Float32Array(graph.nodes), y: new Float32Array(graph.nodes) }
  const components = groupMembers(connectedComponents(graph))
  const satellites = components.filter((component) => component.length < smallestDrawn)
  const drawn = components.filter((component) => component.length >= smallestDrawn)
  const members = Int32Array.from(drawn.flatMap((component) => Array.from(component))).sort()
  const iterations = iterationsFor(members.length)
  let reach = 0
  if (members.length > 0) {
    const inside = inducedSubgraph(graph, members)
    const communities = dense(members.map((node) => communityOf[node] ?? -1))
    const body = startPositions(inside, communities, createRandom(seed))
    runForces(loosenCrossings(inside, communities), body, {
      iterations,
      repulsion: 4,
      gravity: 0.02,
      onIteration: (done) => onProgress?.(done, iterations),
      signal,
    })
    reach = extent
    fitToSquare(body, reach)
    for (let index = 0; index < members.length; index++) {
      points.x[members[index]!] = body.x[index]!
      points.y[members[index]!] = body.y[index]!
    }
  }
  placeSatellites(points, satellites, farthest(points) * 1.05, bandSpacing(members.length, reach))
  fitToSquare(points, extent)
  separateOverlaps(points, nodeRadius(graph), 12)
  fitToSquare(points, extent)
  return points
}

/** Fewer steps for more nodes, whose steps cost more: at 16,000 nodes about ten seconds in all. */
function iterationsFor(nodes: number): number {
  return Math.round(Math.min(600, Math.max(60, 2_400_000 / Math.max(1, nodes))))
}

/** The graph with weights levelled (strong ties must not collapse) and those between communities lowered. */
function loosenCrossings(graph: CsrGraph, { groupOf }: Labelling): CsrGraph {
  const weights = new Float64Array(graph.weights.length)
  for (let node = 0; node < graph.nodes; node++) {
    for (let slot = graph.offsets[node]!; slot < graph.offsets[node + 1]!; slot++) {
      const same = groupOf[node] === groupOf[graph.targets[slot]!]
      weights[slot] = (same ? 1 : crossing) * Math.log2(1 + graph.weights[slot]!)
    }
  }
  return { ...graph, weights }
}

/** The same groups numbered from 0 in order of appearance. */
function dense(groups: Int32Array): Labelling {
  const numbers = new Map<number, number>()
  for (const group of groups) if (!numbers.has(group)) numbers.set(group, numbers.size)
  return { groupOf: groups.map((group) => numbers.get(group)!), groups: numbers.size }
}

function farthest({ x, y }: Points): number {
  let most = 0
  for (let node = 0; node < x.length; node++) most = Math.max(most, Math.hypot(x[node]!, y[node]!))
  return most
}

/** About the mean distance of the nodes inside, so that the band looks of a piece with them. */
function bandSpacing(nodes: number, reach: number): number {
  return reach === 0 ? 1 : Math.min(reach / 6, (1.6 * reach) / Math.sqrt(nodes))
}

/** Discs that together cover a fraction of the square, a little larger for the well connected. */
function nodeRadius(graph: CsrGraph): Float32Array {
  const base = Math.min(12, (0.28 * extent) / Math.sqrt(Math.max(1, graph.nodes)))
  return Float32Array.from({ length: graph.nodes }, (_, node) => {
    const degree = graph.offsets[node + 1]! - graph.offsets[node]!
    return base * Math.min(3, 0.6 + 0.4 * Math.sqrt(degree / 4))
  })
}
