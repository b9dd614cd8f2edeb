import { groupMembers, type Labelling } from '../graph/connected-components.ts'
import { buildCsr, type CsrGraph } from '../graph/csr-graph.ts'
import type { SeededRandom } from '../random/seeded-random.ts'
import { fitToSquare, goldenAngle, type Points } from './points.ts'
import { runForces } from './run-forces.ts'
import { separateOverlaps } from './separate-overlaps.ts'

/** The distance between neighbours in a freshly sown disc. */
const spacing = 10
/** Discs of communities start this much apart, as a share of their radius. */
const clearance = 1.25

/**
 * Where the nodes stand before the forces act: communities as discs, first in a sunflower by falling size,
 * then moved by forces among themselves so that the ones with most between them stand side by side; the
 * members of each in a smaller sunflower about its middle, the best connected innermost.
 */
export function startPositions(graph: CsrGraph, communities: Labelling, random: SeededRandom): Points {
  const members = groupMembers(communities)
  const radius = Float32Array.from(members, (group) => spacing * clearance * Math.sqrt(group.length))
  const middles = placeCommunities(graph, communities, radius)
  const x = new Float32Array(graph.nodes)
  const y = new Float32Array(graph.nodes)
  for (const [community, group] of members.entries()) {
    const turn = random.next() * 2 * Math.PI
    const degree = (node: number): number => graph.offsets[node + 1]! - graph.offsets[node]!
    const inward = Array.from(group).sort((a, b) => degree(b) - degree(a) || a - b)
    for (const [place, node] of inward.entries()) {
      const distance = spacing * Math.sqrt(place + 0.5)
      x[node] = middles.x[community]! + distance * Math.cos(turn + place * goldenAngle)
      y[node] = middles.y[community]! + distance * Math.sin(turn + place * goldenAngle)
    }
  }
  return { x, y }
}

function placeCommunities(graph: CsrGraph, communities: Labelling, radius: Float32Array): Points {
  const order = Array.from(radius.keys()).sort((a, b) => radius[b]! - radius[a]! || a - b)
  const points = { x: new Float32Array(radius.length), y: new Float32Array(radius.length) }
  let area = 0
  for (const [place, community] of order.entries()) {
    const half = radius[community]! ** 2 / 2
    area += half
    const distance = place === 0 ? 0 : clearance * Math.sqrt(2 * area)
    area += half
    points.x[community] = distance * Math.cos(place * goldenAngle)
    points.y[community] = distance * Math.sin(place * goldenAngle)
  }
  const between = communityGraph(graph, communities)
  if (between.targets.length > 0) {
    const mass = Float32Array.from(radius, (own) => 1 + own / spacing)
    const iterations = radius.length > 1000 ? 100 : 500
    runForces(between, points, { iterations, repulsion: 2, gravity: 0.05, mass })
    fitToSquare(points, clearance * Math.sqrt(area))
    separateOverlaps(points, radius, 200)
  }
  return points
}

/** One node per community, edges weighted by the share of the smaller end's weight that crosses. */
function communityGraph(graph: CsrGraph, { groupOf, groups }: Labelling): CsrGraph {
  const sources: number[] = []
  const targets: number[] = []
  const weights: number[] = []
  const strength = new Float64Array(groups)
  for (let node = 0; node < graph.nodes; node++) {
    for (let slot = graph.offsets[node]!; slot < graph.offsets[node + 1]!; slot++) {
      strength[groupOf[node]!]! += graph.weights[slot]!
      const other = graph.targets[slot]!
      if (other < node || groupOf[other] === groupOf[node]) continue
      sources.push(groupOf[node]!)
      targets.push(groupOf[other]!)
      weights.push(graph.weights[slot]!)
    }
  }
  const summed = buildCsr(groups, Int32Array.from(sources), Int32Array.from(targets), Float64Array.from(weights))
  const shares = summed.weights.slice()
  for (let group = 0; group < groups; group++) {
    for (let slot = summed.offsets[group]!; slot < summed.offsets[group + 1]!; slot++) {
      shares[slot]! *= 20 / Math.min(strength[group]!, strength[summed.targets[slot]!]!)
    }
  }
  return { ...summed, weights: shares }
}
