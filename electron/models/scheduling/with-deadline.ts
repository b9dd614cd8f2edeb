import { EndpointFailure } from '../endpoint-failure.ts'
import type { Time } from '../real-time.ts'

export interface Deadlines {
  /** Milliseconds until the first sign of life, or the whole answer where it comes at once. */
  readonly first: number
  /** Milliseconds between two signs of life after that. */
  readonly between: number
  /** Milliseconds until all of it has come, however it goes on; without end where nothing is said. */
  readonly whole?: number
}

/**
 * Runs `work`; when it shows no sign of life for too long, or never comes to an end, its signal fires and it fails as `unreachable`, whether or
 * not it heeds the signal.
 */
export async function withDeadline<T>(
  time: Time,
  { first, between, whole = Number.POSITIVE_INFINITY }: Deadlines,
  signal: AbortSignal,
  work: (signal: AbortSignal, alive: () => void) => Promise<T>,
): Promise<T> {
  const given = new AbortController()
  const ended = new AbortController()
  let patience = first
  const began = time.now()
  let last = began
  const alive = (): void => {
    patience = between
    last = time.now()
  }
  async function watch(): Promise<never> {
    for (;;) {
      const left = Math.min(last + patience, began + whole) - time.now()
      if (left <= 0) break
      await time.sleep(left, ended.signal)
      if (ended.signal.aborted) return new Promise<never>(() => undefined)
    }
    given.abort()
    const seconds = (milliseconds: number): string => `${Math.round(milliseconds / 1000)} seconds`
    const what =
      time.now() - began >= whole
        ? `it came to no end in ${seconds(whole)}`
        : `it said nothing for ${seconds(patience)}`
    throw new EndpointFailure('unreachable', what, { mayHaveTaken: true })
  }
  const worked = work(AbortSignal.any([signal, given.signal]), alive)
  // The loser's failure is nobody's.
  worked.catch(() => undefined)
  try {
    return await Promise.race([worked, watch()])
  } finally {
    ended.abort()
  }
}
