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
  const [left, right] = range(x)
  const [bottom, top] = range(y)
  const half = Math.max(right - left, top - bottom) / 2
  const scale = half > 0 ? extent / half : 0
  for (let node = 0; node < x.length; node++) {
    x[node] = clamp((x[node]! - (left + right) / 2) * scale, extent)
    y[node] = clamp((y[node]! - (bottom + top) / 2) * scale, extent)
  }
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
