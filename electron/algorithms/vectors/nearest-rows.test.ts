import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nearestRows } from './nearest-rows.ts'

/** Every row's dot product, sorted. */
function naive(table: readonly number[], query: readonly number[], k: number) {
  const rows = table.length / query.length
  return Array.from({ length: rows }, (_, row) => ({
    row,
    score: query.reduce((sum, value, i) => sum + value * table[row * query.length + i]!, 0),
  }))
    .sort((a, b) => b.score - a.score || a.row - b.row)
    .slice(0, k)
}

describe('nearestRows', () => {
  it('ranks rows by dot product, best first', () => {
    const table = Float32Array.of(1, 0, 0, 1, -1, 0, 0.6, 0.8, 0.8, 0.6)
    expect(nearestRows(table, Float32Array.of(1, 0), 3).map(({ row }) => row)).toEqual([0, 4, 3])
  })

  it('gives the lower row first where rows are the same', () => {
    const table = Float32Array.of(1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2)
    expect(nearestRows(table, Float32Array.of(1, 1), 4).map(({ row }) => row)).toEqual([0, 1, 2, 3])
  })

  it('finds nothing in an empty table, or where nothing is asked for', () => {
    expect(nearestRows(new Float32Array(0), Float32Array.of(1), 5)).toEqual([])
    expect(nearestRows(Float32Array.of(1, 2), Float32Array.of(1), 0)).toEqual([])
  })

  it('refuses a query of another length than the rows', () => {
    expect(() => nearestRows(new Float32Array(10), new Float32Array(3), 1)).toThrow(RangeError)
    expect(() => nearestRows(new Float32Array(10), new Float32Array(0), 1)).toThrow(RangeError)
  })

  it('leaves out rows that are no numbers', () => {
    expect(nearestRows(Float32Array.of(NaN, 1, 2), Float32Array.of(1), 3).map(({ row }) => row)).toEqual([2, 1])
  })

  it('gives what sorting all dot products gives', () => {
    const whole = fc.integer({ min: -4, max: 4 })
    const tables = fc.integer({ min: 1, max: 9 }).chain((dimensions) =>
      fc.record({
        query: fc.array(whole, { minLength: dimensions, maxLength: dimensions }),
        table: fc
          .array(fc.array(whole, { minLength: dimensions, maxLength: dimensions }), { maxLength: 60 })
          .map((rows) => rows.flat()),
        k: fc.integer({ min: 0, max: 70 }),
      }),
    )
    fc.assert(
      fc.property(tables, ({ query, table, k }) => {
        expect(nearestRows(Float32Array.from(table), Float32Array.from(query), k)).toEqual(naive(table, query, k))
      }),
    )
  })
})
