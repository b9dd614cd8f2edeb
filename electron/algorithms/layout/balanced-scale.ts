import type { CsrGraph } from '../graph/csr-graph.ts'
import { massOf } from './mass-of.ts'
import type { Points } from './points.ts'

/**
 * By how much positions are to be stretched about the origin so that the forces of `runForces` neither spread nor
 * gather them as a whole: where the sum of force times position is 0. What pushes gives the same sum at every size, what
 * draws together a growing one, so there is one such scale; 1 where all nodes stand on one spot.
 */
export function balancedScale(graph: CsrGraph, points: Points, repulsion: number, gravity: number): number {
  const { x, y } = points
  let mass = 0
  let squares = 0
  let inertia = 0
  const lengths: number[] = []
  const weights: number[] = []
  for (let node = 0; node < graph.nodes; node++) {
    const own = massOf(graph, node)
    mass += own
    squares += own ** 2
    inertia += own * (x[node]! ** 2 + y[node]! ** 2)
    for (let slot = graph.offsets[node]!; slot < graph.offsets[node + 1]!; slot++) {
      const other = graph.targets[slot]!
      if (other < node) continue
      lengths.push(Math.hypot(x[node]! - x[other]!, y[node]! - y[other]!))
      weights.push(graph.weights[slot]!)
    }
  }
  const pushing = (repulsion * (mass ** 2 - squares)) / 2
  const drawing = (scale: number): number => {
    let sum = gravity * inertia * scale ** 2
    for (let edge = 0; edge < lengths.length; edge++) {
      const length = scale * lengths[edge]!
      sum += weights[edge]! * length * Math.log(1 + length)
    }
    return sum
  }
  if (!(inertia > 0) || !(pushing > 0)) return 1
  let least = 1e-6
  let most = 1e6
  for (let step = 0; step < 40; step++) {
    const middle = Math.sqrt(least * most)
    if (drawing(middle) < pushing) least = middle
    else most = middle
  }
  return Math.sqrt(least * most)
}
