import type { Points } from './points.ts'

/**
 * Pushes discs that overlap apart, in place: each pass moves both of an overlapping pair by half of what is
 * missing. A grid of cells as wide as the widest disc keeps a pass linear in the number of nodes.
 */
export function separateOverlaps(points: Points, radius: Float32Array, passes: number): void {
  const { x, y } = points
  let widest = 0
  for (const own of radius) widest = Math.max(widest, own)
  if (widest === 0) return
  const cell = 2 * widest
  for (let pass = 0; pass < passes; pass++) {
    const grid = new Map<number, number[]>()
    const key = (column: number, row: number): number => column * 1_000_003 + row
    for (let node = 0; node < x.length; node++) {
      const place = key(Math.floor(x[node]! / cell), Math.floor(y[node]! / cell))
      const held = grid.get(place)
      if (held) held.push(node)
      else grid.set(place, [node])
    }
    let moved = false
    for (let node = 0; node < x.length; node++) {
      const column = Math.floor(x[node]! / cell)
      const row = Math.floor(y[node]! / cell)
      for (let dx = -1; dx <= 1; dx++) {
        for (let dy = -1; dy <= 1; dy++) {
          for (const other of grid.get(key(column + dx, row + dy)) ?? []) {
            if (other > node && push(points, radius, node, other)) moved = true
          }
        }
      }
    }
    if (!moved) return
  }
}

function push({ x, y }: Points, radius: Float32Array, a: number, b: number): boolean {
  const apart = radius[a]! + radius[b]!
  let dx = x[b]! - x[a]!
  let dy = y[b]! - y[a]!
  let distance = Math.sqrt(dx * dx + dy * dy)
  if (distance >= apart * 0.999) return false
  if (distance < apart * 1e-3) {
    // On the same spot there is no direction: the pair's numbers give one, the same in every run.
    const angle = (a * 31 + b) * 2.399963
    dx = Math.cos(angle)
    dy = Math.sin(angle)
    distance = 1
    const shift = apart / 2
    move(x, y, a, -dx * shift, -dy * shift)
    move(x, y, b, dx * shift, dy * shift)
    return true
  }
  const shift = (apart - distance) / 2 / distance
  move(x, y, a, -dx * shift, -dy * shift)
  move(x, y, b, dx * shift, dy * shift)
  return true
}

function move(x: Float32Array, y: Float32Array, node: number, dx: number, dy: number): void {
  x[node]! += dx
  y[node]! += dy
}
