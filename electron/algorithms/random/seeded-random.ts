/** A stream of pseudo-random numbers that depends on its seed alone. */
export interface SeededRandom {
  /** The next number, evenly spread over [0, 1). */
  next(): number
  /** A whole number from 0 to `bound` − 1; 0 when `bound` is below 1. */
  int(bound: number): number
  /** A new array with the same items in random order (Fisher–Yates). */
  shuffle<T>(items: readonly T[]): T[]
}

/** Mixes whole numbers into one 32-bit seed, so that each part of a job can have a stream of its own. */
export function mixSeed(...parts: readonly number[]): number {
  let hash = 0x811c9dc5
  for (const part of parts) {
    hash = Math.imul(hash ^ (part | 0), 0x9e3779b1)
    hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b)
    hash ^= hash >>> 13
  }
  return hash >>> 0
}

/** A generator for `seed` (the low 32 bits count): a 32-bit Weyl sequence with a multiplicative finish. */
export function createRandom(seed: number): SeededRandom {
  let state = mixSeed(seed)

  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let word = Math.imul(state ^ (state >>> 15), state | 1)
    word ^= word + Math.imul(word ^ (word >>> 7), word | 61)
    return ((word ^ (word >>> 14)) >>> 0) / 2 ** 32
  }

  function int(bound: number): number {
    return bound < 1 ? 0 : Math.floor(next() * Math.floor(bound))
  }

  function shuffle<T>(items: readonly T[]): T[] {
    const shuffled = items.slice()
    for (let last = shuffled.length - 1; last > 0; last--) {
      const other = int(last + 1)
      const held = shuffled[last] as T
      shuffled[last] = shuffled[other] as T
      shuffled[other] = held
    }
    return shuffled
  }

  return { next, int, shuffle }
}
