import { setTimeout as wait } from 'node:timers/promises'

/** Clock and chance, as whoever schedules requests needs them; tests bring their own. */
export interface Time {
  /** Milliseconds since any moment. */
  now(): number
  /** Milliseconds since 1970, for dates that an endpoint names. */
  today(): number
  /** From 0 to below 1. */
  random(): number
  /** Ends after the milliseconds, 24 days at most, or as soon as the signal fires; never throws. */
  sleep(milliseconds: number, signal?: AbortSignal): Promise<void>
}

/** The longest that a timer can wait, in milliseconds: beyond it, it would not wait at all. */
export const longestTimer = 2 ** 31 - 1

/** The machine's own. */
export const realTime: Time = {
  now: () => performance.now(),
  today: () => Date.now(),
  random: () => Math.random(),
  sleep: async (milliseconds, signal) => {
    await wait(
      Math.min(longestTimer, Math.max(0, milliseconds)),
      undefined,
      signal === undefined ? {} : { signal },
    ).catch(() => undefined)
  },
}
