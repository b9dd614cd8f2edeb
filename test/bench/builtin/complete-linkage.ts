/**
 * Agglomerative clustering by complete linkage: two clusters are as far apart as their farthest members, and the nearest
 * two are joined until one is left. Takes how many things there are and the distance of any two; gives the distances at
 * which clusters were joined, rising, one fewer than things. Of equal distances the first pair is joined.
 */
export function completeLinkage(count: number, distance: (a: number, b: number) => number): readonly number[] {
  const rows = Array.from({ length: count }, (_, a) =>
    Float64Array.from({ length: count }, (__, b) => (a === b ? Infinity : distance(Math.min(a, b), Math.max(a, b)))),
  )
  const alive = Array.from({ length: count }, (_, at) => at)
  const heights: number[] = []
  while (alive.length > 1) {
    let [near, far, least] = [alive[0]!, alive[1]!, Infinity]
    for (const [at, a] of alive.entries())
      for (const b of alive.slice(at + 1)) if (rows[a]![b]! < least) [near, far, least] = [a, b, rows[a]![b]!]
    heights.push(rows[near]![far]!)
    alive.splice(alive.indexOf(far), 1)
    for (const other of alive) {
      if (other === near) continue
      const farthest = Math.max(rows[near]![other]!, rows[far]![other]!)
      rows[near]![other] = farthest
      rows[other]![near] = farthest
    }
  }
  return heights
}

/** How many clusters there are when none is joined above `threshold`. */
export const clustersAt = (count: number, heights: readonly number[], threshold: number): number =>
  count - heights.filter((height) => height <= threshold).length
