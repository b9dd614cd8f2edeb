/** Fills batches in order, none above `limit` tokens but one that holds a single larger item. */
export function packBatches<T extends { readonly tokens: number }>(items: readonly T[], limit: number): T[][] {
  const batches: T[][] = []
  let room = 0
  for (const item of items) {
    if (item.tokens > room || batches.length === 0) {
      batches.push([])
      room = limit
    }
    batches.at(-1)!.push(item)
    room -= item.tokens
  }
  return batches
}
