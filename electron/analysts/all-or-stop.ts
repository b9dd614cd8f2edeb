/**
 * Works on all items at once and gives the results in their order. Throws what failed first; the others are then told to
 * stop by the signal that `work` was given, and have ended when this is thrown: nothing goes on that nobody waits for.
 */
export async function allOrStop<Item, Result>(
  items: readonly Item[],
  work: (item: Item, signal: AbortSignal) => Promise<Result>,
  signal: AbortSignal,
): Promise<readonly Result[]> {
  const stop = new AbortController()
  const either = AbortSignal.any([signal, stop.signal])
  const running = items.map((item) => work(item, either))
  try {
    return await Promise.all(running)
  } finally {
    stop.abort()
    await Promise.allSettled(running)
  }
}
