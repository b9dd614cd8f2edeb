import type { Time } from '../../electron/models/real-time.ts'

interface ManualTime extends Time {
  /** Lets so many milliseconds go by; what sleeps till then wakes in order. */
  pass(milliseconds: number): Promise<void>
  /** What was slept, in milliseconds. */
  readonly slept: readonly number[]
}

/** Time that stands still until it is told to pass. */
export function manualTime(random = 0.5): ManualTime {
  let clock = 0
  let sleepers: { readonly at: number; readonly wake: () => void }[] = []
  const slept: number[] = []
  const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
  return {
    now: () => clock,
    today: () => clock,
    random: () => random,
    slept,
    sleep: (milliseconds, signal) => {
      slept.push(milliseconds)
      return new Promise((wake) => {
        if (signal?.aborted === true) return wake()
        const sleeper = { at: clock + milliseconds, wake }
        sleepers.push(sleeper)
        signal?.addEventListener('abort', () => {
          sleepers = sleepers.filter((other) => other !== sleeper)
          wake()
        })
      })
    },
    pass: async (milliseconds) => {
      const end = clock + milliseconds
      for (;;) {
        await settle()
        const next = sleepers.toSorted((a, b) => a.at - b.at)[0]
        if (next === undefined || next.at > end) break
        sleepers = sleepers.filter((other) => other !== next)
        clock = Math.max(clock, next.at)
        next.wake()
      }
      clock = end
      await settle()
    },
  }
}
