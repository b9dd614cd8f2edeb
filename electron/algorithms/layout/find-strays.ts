import { frameOf, type Points } from './points.ts'

/** How many of the nearest nodes are looked at. */
const looked = 10
/** A node is astray where less than this share of those that could be are of its own group. */
const least = 0.25

/** The nodes among whose nearest hardly one is of their own group: they stand where they do not belong (any more). */
export function findStrays(points: Points, groupOf: Int32Array): number[] {
  const nodes = points.x.length
  const sizes = new Map<number, number>()
  for (const group of groupOf) sizes.set(group, (sizes.get(group) ?? 0) + 1)
  const nearestOf = createNearest(points, Math.min(looked, nodes - 1))
  return Array.from({ length: nodes }, (_, node) => node).filter((node) => {
    const nearest = nearestOf(node)
    const own = nearest.filter((other) => groupOf[other] === groupOf[node]).length
    return own < least * Math.min(nearest.length, sizes.get(groupOf[node]!)! - 1)
  })
}

/** Finds a node's nearest others by a grid with a node a cell on the average; approximately, as a corner is cut. */
function createNearest({ x, y }: Points, most: number): (node: number) => readonly number[] {
  const { middle, half } = frameOf({ x, y })
  const side = Math.max(1, Math.floor(Math.sqrt(x.length)))
  const cellOf = (place: number, from: number): number =>
    half === 0 ? 0 : Math.min(side - 1, Math.max(0, Math.floor(((place - from + half) / (2 * half)) * side)))
  const cells: number[][] = Array.from({ length: side * side }, () => [])
  const columns = Int32Array.from(x, (place) => cellOf(place, middle.x))
  const rows = Int32Array.from(y, (place) => cellOf(place, middle.y))
  for (let node = 0; node < x.length; node++) cells[columns[node]! * side + rows[node]!]!.push(node)
  return (node) => {
    const found: { readonly other: number; readonly distance: number }[] = []
    // Rings of cells, and one more once there are enough: what is just beyond an edge may be nearer than what is within.
    for (let ring = 0, enough = false; ring < side && !enough; ring++) {
      enough = found.length >= most
      for (const cell of ringOf(columns[node]!, rows[node]!, ring, side))
        for (const other of cells[cell]!)
          if (other !== node) found.push({ other, distance: (x[other]! - x[node]!) ** 2 + (y[other]! - y[node]!) ** 2 })
    }
    return found
      .sort((a, b) => a.distance - b.distance || a.other - b.other)
      .slice(0, most)
      .map(({ other }) => other)
  }
}

/** The cells `ring` steps away (the larger of both axes) that are inside the grid. */
function* ringOf(column: number, row: number, ring: number, side: number): Generator<number> {
  for (let across = Math.max(0, column - ring); across <= Math.min(side - 1, column + ring); across++) {
    const isEdge = Math.abs(across - column) === ring
    for (let along = row - ring; along <= row + ring; along += isEdge || ring === 0 ? 1 : 2 * ring)
      if (along >= 0 && along < side) yield across * side + along
  }
}
