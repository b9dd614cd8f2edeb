const MINUTE = 60_000
const delays = [250, 2000]

/**
 * How long to wait, in milliseconds, before the engine is started again, or null to stop trying: the third end within
 * a minute stops. `exits` are the times of its unexpected ends so far, the latest included.
 */
export function restartDelay(exits: readonly number[], now: number): number | null {
  const recent = exits.filter((time) => now - time < MINUTE).length
  return delays[Math.max(recent, 1) - 1] ?? null
}
