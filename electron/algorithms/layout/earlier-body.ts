import { findStrays } from './find-strays.ts'
import type { Points } from './points.ts'

/** Of a drawing that is mostly new, the past says little. */
const mostNew = 1 / 4
/** A drawing whose communities have become others holds more nodes astray than this. */
const mostAstray = 1 / 8

/**
 * Where the drawn nodes (`members`, in groups) stood in an earlier drawing, NaN for those that are new in it or stand
 * among strangers there; undefined where these are so many that it is better drawn from nothing.
 */
export function earlierBody(earlier: Points, members: Int32Array, groupOf: Int32Array): Points | undefined {
  const body: Points = {
    x: Float32Array.from(members, (node) => earlier.x[node]!),
    y: Float32Array.from(members, (node) => earlier.y[node]!),
  }
  const known = Int32Array.from(body.x.keys()).filter((node) => !Number.isNaN(body.x[node]!))
  if (known.length === 0 || members.length - known.length > mostNew * members.length) return undefined
  const strays = findStrays(
    { x: Float32Array.from(known, (node) => body.x[node]!), y: Float32Array.from(known, (node) => body.y[node]!) },
    Int32Array.from(known, (node) => groupOf[node]!),
  )
  if (strays.length > mostAstray * known.length) return undefined
  for (const stray of strays) body.x[known[stray]!] = body.y[known[stray]!] = NaN
  return body
}
