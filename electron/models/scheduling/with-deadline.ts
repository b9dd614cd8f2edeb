import { EndpointFailure } from '../endpoint-failure.ts'
import type { Time } from '../real-time.ts'

export interface Deadlines {
  /** Milliseconds until the first sign of life, or the whole answer where it comes at once. */
  readonly first: number
  /** Milliseconds between two signs of life after that. */
  readonly between: number
}

/**
 * Runs `work`; when it shows no sign of life for too long, its signal fires and it fails as `unreachable`, whether or
 * not it heeds the signal.
 */
export async function withDeadline<T>(
  time: Time,
  { first, between }: Deadlines,
  signal: AbortSignal,
  work: (signal: AbortSignal, alive: () => void) => Promise<T>,
): Promise<T> {
  const given = new AbortController()
  const ended = new AbortController()
  let patience = first
  let last = time.now()
  const alive = (): void => {
    patience = between
    last = time.now()
  }
  async function watch(): Promise<never> {
    for (;;) {
      const left = last + patience - time.now()
      if (left <= 0) break
      await time.sleep(left, ended.signal)
      if (ended.signal.aborted) return new Promise<never>(() => undefined)
    }
    given.abort()
    throw new EndpointFailure('unreachable', `it said nothing for ${Math.round(patience / 1000)} seconds`, {
      mayHaveTaken: true,
    })
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
