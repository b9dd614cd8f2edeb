/** A community by the ids of its members, in any order and without repetition. */
interface Group {
  readonly level: number
  readonly members: ArrayLike<number>
}

interface Pair {
  readonly before: number
  readonly after: number
  readonly overlap: number
  readonly level: number
  readonly sameLevel: boolean
}

/**
 * Which community of an earlier hierarchy each community of a later one goes on from; −1 for a new one. A community goes
 * on from the one that shares more than half of the members of both together (Jaccard): on one level there is at most
 * one. Those of the same level first, from the top down; then, by falling overlap, those whose level changed. Nobody
 * goes on twice.
 */
export function matchHierarchies(before: readonly Group[], after: readonly Group[]): Int32Array {
  const pairs = overlappingPairs(before, after).toSorted(
    (a, b) =>
      Number(b.sameLevel) - Number(a.sameLevel) ||
      (a.sameLevel ? a.level - b.level : 0) ||
      b.overlap - a.overlap ||
      a.after - b.after ||
      a.before - b.before,
  )
  const matched = new Int32Array(after.length).fill(-1)
  const taken = new Uint8Array(before.length)
  for (const pair of pairs) {
    if (matched[pair.after] !== -1 || taken[pair.before] === 1) continue
    matched[pair.after] = pair.before
    taken[pair.before] = 1
  }
  return matched
}

function overlappingPairs(before: readonly Group[], after: readonly Group[]): readonly Pair[] {
  const groupsOf = new Map<number, number[]>()
  for (const [index, { members }] of before.entries()) {
    for (let at = 0; at < members.length; at++) {
      const groups = groupsOf.get(members[at]!)
      if (groups) groups.push(index)
      else groupsOf.set(members[at]!, [index])
    }
  }
  const pairs: Pair[] = []
  for (const [index, { level, members }] of after.entries()) {
    const shared = new Map<number, number>()
    for (let at = 0; at < members.length; at++)
      for (const group of groupsOf.get(members[at]!) ?? []) shared.set(group, (shared.get(group) ?? 0) + 1)
    for (const [other, count] of shared) {
      const overlap = count / (members.length + before[other]!.members.length - count)
      const sameLevel = before[other]!.level === level
      if (overlap > 0.5) pairs.push({ before: other, after: index, overlap, level, sameLevel })
    }
  }
  return pairs
}
