import { connectedComponents, groupMembers, type Labelling } from '../graph/connected-components.ts'
import type { CsrGraph } from '../graph/csr-graph.ts'
import { inducedSubgraph } from '../graph/subgraph.ts'
import { createRandom } from '../random/seeded-random.ts'
import { continueBody } from './continue-body.ts'
import { earlierBody } from './earlier-body.ts'
import { keepSatellites } from './keep-satellites.ts'
import { loosenCrossings } from './loosen-crossings.ts'
import { nodeRadius } from './node-radius.ts'
import { farthest, fitToSquare, frameOf, type Points } from './points.ts'
import { runForces, type Cancellation } from './run-forces.ts'
import { placeSatellites } from './satellites.ts'
import { separateOverlaps } from './separate-overlaps.ts'
import { startPositions } from './start-positions.ts'

/** The layout fills the square from −extent to extent. */
const extent = 1000
/** Components of fewer nodes are placed around the rest: the forces would drive them far off. */
const smallestDrawn = 6
const forces = { repulsion: 4, gravity: 0.02 }
/** The share of the steps from nothing that a drawing needs that was there before. */
const continued = 1 / 15

export interface LayoutOptions {
  readonly seed: number
  /** Where the nodes stood in an earlier layout of this kind; NaN for nodes that were not in it. */
  readonly earlier?: Points | undefined
  readonly onProgress?: ((done: number, total: number) => void) | undefined
  readonly signal?: Cancellation | undefined
}

/**
 * Positions for a drawing of the graph, between −1000 and 1000 on both axes: ForceAtlas2 from a start where
 * communities stand as discs; small components in a band around; overlapping nodes pushed apart. `communityOf`
 * holds any group number per node. Where most nodes have a fitting `earlier` place (`earlierBody`), the drawing goes on
 * from there: new nodes come beside their neighbours, the others move little. The same arguments give the same positions.
 * The number of steps depends on the size alone and on whether it goes on; `onProgress` hears of each, and `cancelled`
 * is thrown between two when the signal fires.
 */
export function layoutGraph(
  graph: CsrGraph,
  communityOf: Int32Array,
  { seed, earlier, onProgress, signal }: LayoutOptions,
): Points {
  const components = groupMembers(connectedComponents(graph))
  const satellites = components.filter((component) => component.length < smallestDrawn)
  const drawn = components.filter((component) => component.length >= smallestDrawn)
  const members = Int32Array.from(drawn.flatMap((component) => Array.from(component))).sort()
  const inside = inducedSubgraph(graph, members)
  const communities = dense(members.map((node) => communityOf[node] ?? -1))
  const before = earlier && earlierBody(earlier, members, communities.groupOf)
  const iterations = Math.round(iterationsFor(members.length) * (before ? continued : 1))
  const options = {
    ...forces,
    iterations,
    onIteration: (done: number) => onProgress?.(done, iterations),
    signal,
  }
  const points: Points = { x: new Float32Array(graph.nodes), y: new Float32Array(graph.nodes) }
  const loosened = loosenCrossings(inside, communities.groupOf)
  if (earlier && before) {
    points.x.set(earlier.x)
    points.y.set(earlier.y)
    const body = continueBody(loosened, before, options)
    const { middle, half } = frameOf(body)
    put(body, members, points)
    const band = { middle, inner: farthest(body, middle) * 1.05, spacing: bandSpacing(members.length, half) }
    keepSatellites(graph, points, satellites, band)
  } else {
    const body = startPositions(inside, communities, createRandom(seed))
    if (members.length > 0) runForces(loosened, body, options)
    fitToSquare(body, extent)
    put(body, members, points)
    const reach = members.length > 0 ? extent : 0
    const inner = farthest(body, { x: 0, y: 0 }) * 1.05
    placeSatellites(points, satellites, inner, bandSpacing(members.length, reach))
  }
  fitToSquare(points, extent)
  separateOverlaps(points, nodeRadius(graph, extent), 12)
  fitToSquare(points, extent)
  return points
}

function put(from: Points, members: Int32Array, to: Points): void {
  for (const [index, node] of members.entries()) {
    to.x[node] = from.x[index]!
    to.y[node] = from.y[index]!
  }
}

/** Fewer steps for more nodes, whose steps cost more: at 16,000 nodes about ten seconds in all. */
function iterationsFor(nodes: number): number {
  return Math.round(Math.min(600, Math.max(60, 2_400_000 / Math.max(1, nodes))))
}

/** The same groups numbered from 0 in order of appearance. */
function dense(groups: Int32Array): Labelling {
  const numbers = new Map<number, number>()
  for (const group of groups) if (!numbers.has(group)) numbers.set(group, numbers.size)
  return { groupOf: groups.map((group) => numbers.get(group)!), groups: numbers.size }
}

/** About the mean distance of the nodes inside, so that the band looks of a piece with them. */
function bandSpacing(nodes: number, reach: number): number {
  return reach === 0 ? 1 : Math.min(reach / 6, (1.6 * reach) / Math.sqrt(nodes))
}
