import { throwIfCancelled } from '../../shared/contract/errors.ts'

interface InOrder<Item> {
  /** How many items are worked on at once; their results wait until those before them are there. */
  readonly atOnce: number
  /** How much an item holds, and how much all that are worked on may hold together; one always may. */
  readonly weightOf?: (item: Item) => number
  readonly mostWeight?: number
  readonly signal: AbortSignal
}

/**
 * Works on several items at once and yields the results in the order of the items, whichever comes first. An item is
 * taken only when there is room for it. Throws what the first failing item threw, or `cancelled`; the others are then
 * told to stop by the signal that `work` was given.
 */
export async function* inOrder<Item, Result>(
  items: Iterable<Item>,
  work: (item: Item, signal: AbortSignal) => Promise<Result>,
  { atOnce, weightOf = () => 1, mostWeight = Number.POSITIVE_INFINITY, signal }: InOrder<Item>,
): AsyncGenerator<Result> {
  const stop = new AbortController()
  const either = AbortSignal.any([signal, stop.signal])
  const running: { readonly result: Promise<Result>; readonly weight: number }[] = []
  let weight = 0
  const first = async (): Promise<Result> => {
    const { result, weight: own } = running[0]!
    const value = await result
    running.shift()
    weight -= own
    return value
  }
  try {
    for (const item of items) {
      const own = weightOf(item)
      while (running.length > 0 && (running.length >= atOnce || weight + own > mostWeight)) yield await first()
      throwIfCancelled(signal)
      const result = work(item, either)
      // Its failure is thrown when its turn comes, or never, when one before it failed.
      result.catch(() => undefined)
      running.push({ result, weight: own })
      weight += own
    }
    while (running.length > 0) yield await first()
  } finally {
    stop.abort()
  }
}
