/** A row of a table of vectors, and how near it is. */
export interface NearRow {
  readonly row: number
  readonly score: number
}

/** Keeps the best of many rows: a heap of at most `size`, the worst of them on top. */
export interface BestRows {
  /** A score of no number is never kept. */
  offer(row: number, score: number): void
  /** Best first; of equal scores the lower row. */
  ranked(): readonly NearRow[]
}

export function createBestRows(size: number): BestRows {
  const rows = new Int32Array(size)
  const scores = new Float64Array(size)
  let held = 0

  const isWorse = (a: number, b: number): boolean => {
    const apart = scores[a]! - scores[b]!
    return apart < 0 || (apart === 0 && rows[a]! > rows[b]!)
  }

  function swap(a: number, b: number): void {
    const row = rows[a]!
    const score = scores[a]!
    rows[a] = rows[b]!
    scores[a] = scores[b]!
    rows[b] = row
    scores[b] = score
  }

  function rise(from: number): void {
    for (let at = from; at > 0;) {
      const parent = (at - 1) >> 1
      if (!isWorse(at, parent)) return
      swap(at, parent)
      at = parent
    }
  }

  function sink(): void {
    for (let at = 0; ;) {
      const left = 2 * at + 1
      const right = left + 1
      let worst = at
      if (left < held && isWorse(left, worst)) worst = left
      if (right < held && isWorse(right, worst)) worst = right
      if (worst === at) return
      swap(at, worst)
      at = worst
    }
  }

  function offer(row: number, score: number): void {
    if (Number.isNaN(score)) return
    if (held < size) {
      rows[held] = row
      scores[held] = score
      rise(held)
      held += 1
      return
    }
    if (size === 0 || score < scores[0]! || (score === scores[0]! && row > rows[0]!)) return
    rows[0] = row
    scores[0] = score
    sink()
  }

  return {
    offer,
    ranked: () =>
      Array.from({ length: held }, (_, at) => ({ row: rows[at]!, score: scores[at]! })).sort(
        (a, b) => b.score - a.score || a.row - b.row,
      ),
  }
}
