import type { CsrGraph } from '../graph/csr-graph.ts'
import { placeBeside } from './place-beside.ts'
import { goldenAngle, type Points } from './points.ts'

interface Band {
  /** What the band lies around. */
  readonly middle: { readonly x: number; readonly y: number }
  /** The radius of what it lies around. */
  readonly inner: number
  /** The distance between two neighbours in it. */
  readonly spacing: number
}

/**
 * Leaves small components (nodes without edges included) where they are in the band, if they stand outside its inner
 * circle; a new node of one stands beside its neighbours, the others (NaN in `points`, or inside) take the free seats
 * nearest to the middle, each as a small circle of its own. In place.
 */
export function keepSatellites(graph: CsrGraph, points: Points, components: readonly Int32Array[], band: Band): void {
  const { x, y } = points
  const { middle, inner, spacing } = band
  const isInside = (node: number): boolean => Math.hypot(x[node]! - middle.x, y[node]! - middle.y) < inner * 0.95
  for (const component of components) {
    if (!component.some(isInside)) continue
    for (const node of component) x[node] = y[node] = NaN
  }
  placeBeside(graph, points, spacing)
  const seated = new Map<string, number[]>()
  const cellOf = (place: number): number => Math.floor(place / spacing)
  const seat = (node: number): void => {
    const key = `${cellOf(x[node]!)},${cellOf(y[node]!)}`
    const held = seated.get(key)
    if (held) held.push(node)
    else seated.set(key, [node])
  }
  const isFree = (atX: number, atY: number, room: number): boolean => {
    const cells = Math.ceil(room / spacing)
    for (let column = cellOf(atX) - cells; column <= cellOf(atX) + cells; column++)
      for (let row = cellOf(atY) - cells; row <= cellOf(atY) + cells; row++)
        for (const node of seated.get(`${column},${row}`) ?? [])
          if (Math.hypot(x[node]! - atX, y[node]! - atY) < room) return false
    return true
  }
  for (const component of components) if (!Number.isNaN(x[component[0]!]!)) component.forEach(seat)
  const waiting = components
    .filter((component) => Number.isNaN(x[component[0]!]!))
    .sort((a, b) => b.length - a.length || a[0]! - b[0]!)
  let place = 0
  let size = 0
  for (const component of waiting) {
    // A smaller one may find room where a larger one did not.
    if (component.length !== size) place = 0
    size = component.length
    const radius = size === 1 ? 0 : (spacing * size) / (2 * Math.PI)
    for (let settled = false; !settled; place++) {
      const distance = Math.sqrt(inner ** 2 + (place * spacing ** 2) / Math.PI) + radius
      const atX = middle.x + distance * Math.cos(place * goldenAngle)
      const atY = middle.y + distance * Math.sin(place * goldenAngle)
      if (!isFree(atX, atY, radius + 0.8 * spacing)) continue
      settled = true
      for (const [turn, node] of component.entries()) {
        const angle = place + (turn * 2 * Math.PI) / size
        x[node] = atX + radius * Math.cos(angle)
        y[node] = atY + radius * Math.sin(angle)
        seat(node)
      }
    }
  }
}
