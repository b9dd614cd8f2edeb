/** In milliseconds. */
const first = 500
const longest = 30_000

/**
 * Milliseconds before a request is made again, after so many tries (from 1): twice as long each time, drawn from the upper
 * half of that, so that requests that failed together don't come back together.
 */
export function backOff(tries: number, random: () => number): number {
  const whole = Math.min(longest, first * 2 ** (tries - 1))
  return whole / 2 + (whole / 2) * random()
}
