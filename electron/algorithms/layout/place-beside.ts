import type { CsrGraph } from '../graph/csr-graph.ts'
import { goldenAngle, type Points } from './points.ts'

/**
 * Gives the nodes without a place (NaN) one beside their neighbours, in place: where those stand on the average, by
 * weight, and `spacing` off it; then those whose neighbours were placed so, and so on. Nodes that no path joins to a
 * placed one stay without. Returns whether every node has a place.
 */
export function placeBeside(graph: CsrGraph, points: Points, spacing: number): boolean {
  let waiting: number[] = []
  for (let node = 0; node < graph.nodes; node++) if (Number.isNaN(points.x[node]!)) waiting.push(node)
  while (waiting.length > 0) {
    const round = waiting.map((node) => ({ node, place: besideNeighbours(graph, points, node, spacing) }))
    const left = round.filter(({ place }) => place === undefined)
    if (left.length === round.length) return false
    // Only after the round: what a node is given must not hang on the numbers of the others.
    for (const { node, place } of round) if (place) [points.x[node], points.y[node]] = place
    waiting = left.map(({ node }) => node)
  }
  return true
}

function besideNeighbours(
  graph: CsrGraph,
  { x, y }: Points,
  node: number,
  spacing: number,
): [number, number] | undefined {
  let weight = 0
  let sumX = 0
  let sumY = 0
  for (let slot = graph.offsets[node]!; slot < graph.offsets[node + 1]!; slot++) {
    const other = graph.targets[slot]!
    if (Number.isNaN(x[other]!)) continue
    weight += graph.weights[slot]!
    sumX += graph.weights[slot]! * x[other]!
    sumY += graph.weights[slot]! * y[other]!
  }
  if (weight === 0) return undefined
  const angle = node * goldenAngle
  return [sumX / weight + spacing * Math.cos(angle), sumY / weight + spacing * Math.sin(angle)]
}
