import type { StrataError } from '../../../shared/contract/errors.ts'
import type { Time } from '../real-time.ts'

/** For which nothing more is tried of an endpoint that is gone, in milliseconds. */
const rest = 10_000

/** Knows whether an endpoint is there. Once it is gone for good, those that wait are told at once. */
export interface Breaker {
  /** Throws what opened it, for a while. */
  throwIfOpen(): void
  succeeded(): void
  /** How many requests have succeeded up to now. */
  successes(): number
  open(error: StrataError): void
}

export function createBreaker(time: Time): Breaker {
  let successes = 0
  let opened: { readonly error: StrataError; readonly at: number } | undefined
  return {
    throwIfOpen: () => {
      if (opened !== undefined && time.now() - opened.at < rest) throw opened.error
    },
    succeeded: () => {
      successes += 1
      opened = undefined
    },
    successes: () => successes,
    open: (error) => {
      opened = { error, at: time.now() }
    },
  }
}
