import { realTime, type Time } from '../../electron/models/real-time.ts'

/** Time that goes so many times as fast: what waits for minutes waits for seconds. Chance is always in the middle. */
export const fastTime = (times: number): Time => ({
  now: () => realTime.now() * times,
  today: realTime.today,
  random: () => 0.5,
  sleep: (milliseconds, signal) => realTime.sleep(milliseconds / times, signal),
})
