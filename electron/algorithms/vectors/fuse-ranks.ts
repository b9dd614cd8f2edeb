/** How little the first ranks of one list outweigh the later ones (Cormack et al. 2009, section 2). */
const flatness = 60

/**
 * One ranking out of several by reciprocal rank fusion (Cormack, Clarke and Büttcher 2009): an item's score is the sum
 * of 1 ÷ (60 + its rank) over the lists that hold it. Best first; of equals, the one that an earlier list names first.
 */
export function fuseRanks(rankings: readonly (readonly number[])[]): readonly { item: number; score: number }[] {
  const scores = new Map<number, number>()
  for (const ranking of rankings)
    for (const [at, item] of ranking.entries()) scores.set(item, (scores.get(item) ?? 0) + 1 / (flatness + at + 1))
  return [...scores].map(([item, score]) => ({ item, score })).sort((a, b) => b.score - a.score)
}
