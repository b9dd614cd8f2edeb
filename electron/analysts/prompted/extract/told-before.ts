/**
 * What the chunks of a document have told up to now, each place by what it tells: a sentence in the overlap of two chunks is
 * read by both, and told by the first that tells it.
 */
export interface ToldBefore {
  has(start: number, end: number, what: string): boolean
  add(start: number, end: number, what: string): void
}

/** Begins with nothing told. */
export function createToldBefore(): ToldBefore {
  const told = new Set<string>()
  const keyOf = (start: number, end: number, what: string): string => `${start}:${end}:${what}`
  return {
    has: (start, end, what) => told.has(keyOf(start, end, what)),
    add: (start, end, what) => void told.add(keyOf(start, end, what)),
  }
}
