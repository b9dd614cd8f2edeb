import type { CsrGraph } from '../graph/csr-graph.ts'
import { balancedScale } from './balanced-scale.ts'
import { massOf } from './mass-of.ts'
import { placeBeside } from './place-beside.ts'
import { goldenAngle, type Points } from './points.ts'
import { runForces, type ForceOptions } from './run-forces.ts'

/**
 * Lets the forces act on a drawing that was there before: `earlier` has NaN for nodes that are new, which begin beside
 * their neighbours. The forces begin at the size at which they are in balance, and the result is laid over the earlier
 * drawing as nodes that were there lie nearest to where they were (moved and scaled, not turned).
 */
export function continueBody(
  graph: CsrGraph,
  earlier: Points,
  options: ForceOptions & { readonly repulsion: number; readonly gravity: number },
): Points {
  const points: Points = { x: earlier.x.slice(), y: earlier.y.slice() }
  if (!placeBeside(graph, points, spacingOf(points))) placeOnRim(points)
  const middle = heaviness(graph, points)
  move(points, -middle.x, -middle.y)
  const scale = balancedScale(graph, points, options.repulsion, options.gravity)
  stretch(points, scale)
  runForces(graph, points, options)
  layOver(points, earlier)
  return points
}

/** Half of the mean distance of neighbours, as if the nodes were spread evenly over a disc. */
function spacingOf({ x, y }: Points): number {
  const known = Array.from(x.keys()).filter((node) => !Number.isNaN(x[node]!))
  const reach = known.reduce((most, node) => Math.max(most, Math.hypot(x[node]!, y[node]!)), 0)
  return reach / Math.sqrt(Math.max(1, known.length)) / 2
}

/** Nodes that nothing joins to what was there begin in a bunch of their own at the edge of it. */
function placeOnRim({ x, y }: Points): void {
  let reach = 0
  for (let node = 0; node < x.length; node++)
    if (!Number.isNaN(x[node]!)) reach = Math.max(reach, Math.hypot(x[node]!, y[node]!))
  let place = 0
  for (let node = 0; node < x.length; node++) {
    if (!Number.isNaN(x[node]!)) continue
    const distance = (reach / 20) * Math.sqrt(place + 0.5)
    x[node] = reach + distance * Math.cos(place * goldenAngle)
    y[node] = distance * Math.sin(place * goldenAngle)
    place++
  }
}

function heaviness(graph: CsrGraph, { x, y }: Points): { readonly x: number; readonly y: number } {
  let mass = 0
  let sumX = 0
  let sumY = 0
  for (let node = 0; node < graph.nodes; node++) {
    const own = massOf(graph, node)
    mass += own
    sumX += own * x[node]!
    sumY += own * y[node]!
  }
  return { x: sumX / mass, y: sumY / mass }
}

/** Moves and scales the points in place to the least sum of squared distances from the earlier ones. */
function layOver(points: Points, earlier: Points): void {
  const known = Array.from(earlier.x.keys()).filter((node) => !Number.isNaN(earlier.x[node]!))
  if (known.length === 0) return
  const mean = (values: Float32Array): number => known.reduce((sum, node) => sum + values[node]!, 0) / known.length
  const [fromX, fromY, toX, toY] = [mean(points.x), mean(points.y), mean(earlier.x), mean(earlier.y)]
  let agreeing = 0
  let spread = 0
  for (const node of known) {
    const dx = points.x[node]! - fromX
    const dy = points.y[node]! - fromY
    agreeing += dx * (earlier.x[node]! - toX) + dy * (earlier.y[node]! - toY)
    spread += dx ** 2 + dy ** 2
  }
  move(points, -fromX, -fromY)
  if (agreeing > 0 && spread > 0) stretch(points, agreeing / spread)
  move(points, toX, toY)
}

function move({ x, y }: Points, dx: number, dy: number): void {
  for (let node = 0; node < x.length; node++) {
    x[node]! += dx
    y[node]! += dy
  }
}

function stretch({ x, y }: Points, factor: number): void {
  for (let node = 0; node < x.length; node++) {
    x[node]! *= factor
    y[node]! *= factor
  }
}
