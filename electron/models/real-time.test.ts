import { expect, test } from 'vitest'
import { realTime } from './real-time.ts'

test('a sleep that is longer than a timer can be does not end at once', async () => {
  const stop = new AbortController()
  let woken = false
  const slept = realTime.sleep(2 ** 40, stop.signal).then(() => (woken = true))
  await realTime.sleep(20)
  expect(woken).toBe(false)
  stop.abort()
  await slept
})
