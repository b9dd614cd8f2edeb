import { expect, test } from 'vitest'
import { manualTime } from '../../../test/fakes/manual-time.ts'
import { withDeadline } from './with-deadline.ts'

const never = new AbortController().signal
const limits = { first: 10_000, between: 2_000 }

test('work that says nothing is given up, and told so', async () => {
  const time = manualTime()
  let told = false
  const work = withDeadline(time, limits, never, async (signal) => {
    await new Promise((resolve) => signal.addEventListener('abort', resolve))
    told = true
  })
  const failed = work.catch((thrown: Error) => thrown.message)
  await time.pass(9_999)
  expect(told).toBe(false)
  await time.pass(1)
  expect(await failed).toBe('it said nothing for 10 seconds')
  expect(told).toBe(true)
})

test('work that goes on saying something has all the time it wants, until it falls silent', async () => {
  const time = manualTime()
  let say = (): void => undefined
  const work = withDeadline(time, limits, never, async (_, alive) => {
    say = alive
    await new Promise(() => undefined)
  })
  const failed = work.catch((thrown: Error) => thrown.message)
  await time.pass(9_000)
  for (let at = 0; at < 20; at += 1) {
    say()
    await time.pass(1_500)
  }
  expect(time.now()).toBe(39_000)
  await time.pass(600)
  expect(await failed).toBe('it said nothing for 2 seconds')
})

test('work that is done in time gives what it found', async () => {
  await expect(withDeadline(manualTime(), limits, never, async () => 7)).resolves.toBe(7)
})

test('work that never comes to an end is given up, whatever it goes on saying', async () => {
  const time = manualTime()
  let say = (): void => undefined
  const work = withDeadline(time, { ...limits, whole: 30_000 }, never, async (_, alive) => {
    say = alive
    await new Promise(() => undefined)
  })
  const failed = work.catch((thrown: Error) => thrown.message)
  for (let at = 0; at < 40; at += 1) {
    say()
    await time.pass(1_000)
  }
  expect(await failed).toBe('it came to no end in 30 seconds')
})
