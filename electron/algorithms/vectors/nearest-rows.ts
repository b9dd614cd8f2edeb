import { createBestRows, type NearRow } from './best-rows.ts'

/**
 * The rows of a table that are nearest to a query by dot product, best first, at most `k`; of equals the lower row.
 * `table` holds the rows one after the other, each as long as `query`. For vectors of unit length this is the order of
 * cosine similarity. Exact: every row is looked at. Throws RangeError where the lengths don't go together.
 */
export function nearestRows(table: Float32Array, query: Float32Array, k: number): readonly NearRow[] {
  const dimensions = query.length
  if (dimensions === 0 || table.length % dimensions !== 0)
    throw new RangeError(`A table of ${table.length} numbers has no rows of ${dimensions}.`)
  const rows = table.length / dimensions
  const best = createBestRows(Math.min(k, rows))
  // Products are summed as 64-bit numbers; a query that is so already saves a conversion each.
  const wide = Float64Array.from(query)
  const sums = new Float64Array(4)
  const together = rows - (rows % 4)
  for (let row = 0; row < together; row += 4) {
    dotFour(table, wide, row * dimensions, sums)
    for (let i = 0; i < 4; i++) best.offer(row + i, sums[i]!)
  }
  for (let row = together; row < rows; row++) best.offer(row, dot(table, wide, row * dimensions))
  return best.ranked()
}

/** Four rows at once: a number of the query is read for all of them, and no sum waits for another. */
function dotFour(table: Float32Array, query: Float64Array, start: number, sums: Float64Array): void {
  const dimensions = query.length
  let at0 = start
  let at1 = at0 + dimensions
  let at2 = at1 + dimensions
  let at3 = at2 + dimensions
  let sum0 = 0
  let sum1 = 0
  let sum2 = 0
  let sum3 = 0
  for (let i = 0; i < dimensions; i++) {
    const one = query[i]!
    sum0 += table[at0++]! * one
    sum1 += table[at1++]! * one
    sum2 += table[at2++]! * one
    sum3 += table[at3++]! * one
  }
  sums[0] = sum0
  sums[1] = sum1
  sums[2] = sum2
  sums[3] = sum3
}

function dot(table: Float32Array, query: Float64Array, start: number): number {
  let sum = 0
  for (let i = 0; i < query.length; i++) sum += table[start + i]! * query[i]!
  return sum
}
