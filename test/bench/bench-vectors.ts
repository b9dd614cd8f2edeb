import Database from 'better-sqlite3'
import { getLoadablePath } from 'sqlite-vec'
import { createRandom } from '../../electron/algorithms/random/seeded-random.ts'
import { nearestRows } from '../../electron/algorithms/vectors/nearest-rows.ts'
import { median } from './median.ts'
import { round } from './round.ts'

const k = 20
const queries = 15

/**
 * The 20 nearest of 100,000 vectors of 768 numbers (`vectors [ROWS] [DIMENSIONS]`), by our scan of one array and by
 * sqlite-vec's of its virtual table in memory, in turns in this process: milliseconds a query (median of 15), and whether
 * both name the same rows. Both measure the distance of vectors of unit length, so the order is that of the cosine.
 */
export function benchVectors([rowsWord, dimensionsWord]: readonly string[]): {
  readonly rows: readonly Record<string, unknown>[]
  readonly details: Record<string, unknown>
} {
  const rows = Number(rowsWord ?? 100_000)
  const dimensions = Number(dimensionsWord ?? 768)
  if (!(Number.isInteger(rows) && Number.isInteger(dimensions) && rows > 0 && dimensions > 0))
    throw new Error('Say: vectors [ROWS] [DIMENSIONS], whole numbers.')
  const table = unitVectors(rows, dimensions, 1)
  const asked = unitVectors(queries, dimensions, 2)
  const peer = createPeer(table, dimensions)
  const times: { readonly ours: number; readonly theirs: number; readonly same: boolean }[] = []
  try {
    for (let at = -2; at < queries; at++) {
      const query = asked.subarray(Math.max(at, 0) * dimensions, (Math.max(at, 0) + 1) * dimensions)
      const ours = timed(() => nearestRows(table, query, k).map(({ row }) => row))
      const theirs = timed(() => peer.nearest(query))
      // The first two are for both to warm up.
      if (at >= 0)
        times.push({ ours: ours.milliseconds, theirs: theirs.milliseconds, same: sameRows(ours.value, theirs.value) })
    }
    const [ours, theirs] = [median(times.map((time) => time.ours)), median(times.map((time) => time.theirs))]
    return {
      rows: [
        { scan: 'strata', medianMs: round(ours, 1) },
        { scan: `sqlite-vec ${peer.version}`, medianMs: round(theirs, 1) },
      ],
      details: {
        rows,
        dimensions,
        k,
        queries,
        sameRows: times.filter(({ same }) => same).length,
        ratio: round(ours / theirs, 2),
        noSlower: ours <= theirs,
      },
    }
  } finally {
    peer.close()
  }
}

function timed<T>(work: () => T): { readonly value: T; readonly milliseconds: number } {
  const begun = performance.now()
  const value = work()
  return { value, milliseconds: performance.now() - begun }
}

/** Rows at the same distance but for rounding may change places. */
const sameRows = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && new Set([...a, ...b]).size === a.length

function unitVectors(rows: number, dimensions: number, seed: number): Float32Array {
  const random = createRandom(seed)
  const values = new Float32Array(rows * dimensions)
  for (let start = 0; start < values.length; start += dimensions) {
    const row = Float64Array.from({ length: dimensions }, () => random.next() - 0.5)
    const length = Math.hypot(...row)
    for (let i = 0; i < dimensions; i++) values[start + i] = row[i]! / length
  }
  return values
}

function createPeer(table: Float32Array, dimensions: number) {
  const database = new Database(':memory:')
  database.loadExtension(getLoadablePath())
  database.exec(`CREATE VIRTUAL TABLE vectors USING vec0 (id INTEGER PRIMARY KEY, vector float[${dimensions}])`)
  const insert = database.prepare('INSERT INTO vectors (id, vector) VALUES (?, ?)')
  database.transaction(() => {
    for (let row = 0; row * dimensions < table.length; row++)
      insert.run(BigInt(row), table.subarray(row * dimensions, (row + 1) * dimensions))
  })()
  const search = database.prepare<[Float32Array], { id: number }>(
    `SELECT id FROM vectors WHERE vector MATCH ? AND k = ${k} ORDER BY distance`,
  )
  return {
    version: database.prepare<[], { version: string }>('SELECT vec_version() AS version').get()?.version ?? '',
    nearest: (query: Float32Array) => search.all(query).map(({ id }) => id),
    close: () => database.close(),
  }
}
