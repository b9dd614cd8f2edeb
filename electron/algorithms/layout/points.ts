/** Positions in a plane as two columns, entry n for node n. */
export interface Points {
  readonly x: Float32Array
  readonly y: Float32Array
}

/** The angle between one seed of a sunflower and the next. */
export const goldenAngle = Math.PI * (3 - Math.sqrt(5))

/** Moves and scales the points in place so that they fill the square from −extent to extent, keeping their proportions. */
export function fitToSquare(points: Points, extent: number): void {
  const { x, y } = points
  if (x.length === 0) return
  const { middle, half } = frameOf(points)
  const scale = half > 0 ? extent / half : 0
  for (let node = 0; node < x.length; node++) {
    x[node] = clamp((x[node]! - middle.x) * scale, extent)
    y[node] = clamp((y[node]! - middle.y) * scale, extent)
  }
}

/** The smallest square around points: its middle and half its side. */
export function frameOf({ x, y }: Points): {
  readonly middle: { readonly x: number; readonly y: number }
  readonly half: number
} {
  const [left, right] = range(x)
  const [bottom, top] = range(y)
  return {
    middle: { x: (left + right) / 2, y: (bottom + top) / 2 },
    half: Math.max(right - left, top - bottom) / 2,
  }
}

/** How far the farthest of the points is from a place. */
export function farthest({ x, y }: Points, from: { readonly x: number; readonly y: number }): number {
  let most = 0
  for (let node = 0; node < x.length; node++) most = Math.max(most, Math.hypot(x[node]! - from.x, y[node]! - from.y))
  return most
}

function clamp(value: number, extent: number): number {
  return Math.min(extent, Math.max(-extent, value))
}

function range(values: Float32Array): readonly [number, number] {
  let least = Infinity
  let most = -Infinity
  for (const value of values) {
    if (value < least) least = value
    if (value > most) most = value
  }
  return [least, most]
}
