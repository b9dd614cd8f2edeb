/**
 * ROUGE-L (Lin 2004, section 3) of two token lists: the F-measure (precision and recall weighing the same)
 * of their longest common subsequence. From 0, nothing in common or one is empty, to 1, equal.
 */
export function rougeL(a: readonly string[], b: readonly string[]): number {
  if (a.length === 0 || b.length === 0) return 0
  return (2 * commonSubsequence(a, b)) / (a.length + b.length)
}

/** The length of the longest common subsequence, in time a × b and memory b. */
function commonSubsequence(a: readonly string[], b: readonly string[]): number {
  const row = new Int32Array(b.length + 1)
  for (const token of a) {
    let diagonal = 0
    for (let column = 1; column <= b.length; column++) {
      const above = row[column]!
      row[column] = token === b[column - 1] ? diagonal + 1 : Math.max(above, row[column - 1]!)
      diagonal = above
    }
  }
  return row[b.length]!
}
