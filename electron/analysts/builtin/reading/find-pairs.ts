/** The part of a mention that pairing needs. */
export interface Paired {
  readonly name: string
  readonly start: number
  readonly weight: number
}

const MOST = 12

/**
 * The pairs of one sentence's mentions, as positions in `mentions`: every pair of different names, at most twelve, the
 * weightier and nearer first. Mentions are in the order of the text.
 */
export function findPairs(mentions: readonly Paired[]): readonly (readonly [number, number])[] {
  const pairs: { a: number; b: number; cost: number }[] = []
  const seen = new Set<string>()
  const reach = mentions.length > 40 ? 3 : mentions.length
  for (let a = 0; a < mentions.length; a += 1) {
    for (let b = a + 1; b < mentions.length && b - a <= reach; b += 1) {
      const one = mentions[a] as Paired
      const two = mentions[b] as Paired
      const names = [one.name.toLowerCase(), two.name.toLowerCase()].sort()
      if (names[0] === names[1]) continue
      const key = names.join('\u0000')
      if (seen.has(key)) continue
      seen.add(key)
      pairs.push({ a, b, cost: (two.start - one.start) / (one.weight * two.weight) })
    }
  }
  if (pairs.length > MOST) pairs.sort((x, y) => x.cost - y.cost || x.a - y.a || x.b - y.b)
  return pairs.slice(0, MOST).map(({ a, b }) => [a, b] as const)
}
