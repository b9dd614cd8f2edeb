import type { MentionToResolve } from '../../analyst.ts'
import type { GatheredName } from './gather-names.ts'

/**
 * Gives a function that tells where a name stands last before (or at) a mention, in the mention's document; undefined
 * where it stands only behind. It sorts the mentions of a name once: a name as frequent as its collection is large
 * would else be walked through for each mention.
 */
export function lastMentionBefore(): (name: GatheredName, mention: MentionToResolve) => number | undefined {
  const places = new Map<GatheredName, Map<number, number[]>>()
  const placesOf = (name: GatheredName): Map<number, number[]> => {
    let ready = places.get(name)
    if (!ready) {
      const starts = Map.groupBy(name.mentions, ({ document }) => document)
      ready = new Map([...starts].map(([id, here]) => [id, here.map(({ start }) => start).sort((a, b) => a - b)]))
      places.set(name, ready)
    }
    return ready
  }
  return (name, mention) => {
    const starts = placesOf(name).get(mention.document) ?? []
    let low = 0
    let high = starts.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (starts[middle]! <= mention.start) low = middle + 1
      else high = middle
    }
    return starts[low - 1]
  }
}
