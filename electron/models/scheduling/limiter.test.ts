import { expect, test } from 'vitest'
import { manualTime } from '../../../test/fakes/manual-time.ts'
import { createLimiter, type Turn } from './limiter.ts'

const never = new AbortController().signal

test('so many go at once, the others as turns end, the urgent first', async () => {
  const limiter = createLimiter(2, manualTime())
  const order: string[] = []
  const enter = async (name: string, urgent: boolean): Promise<Turn> => {
    const turn = await limiter.enter(never, urgent)
    order.push(name)
    return turn
  }
  const [first, second] = await Promise.all([enter('first', false), enter('second', false)])
  const patient = enter('patient', false)
  const urgent = enter('urgent', true)
  expect(limiter.inFlight()).toBe(2)
  first.failed()
  await urgent
  second.failed()
  await patient
  expect(order).toEqual(['first', 'second', 'urgent', 'patient'])
})

test('what follows from a reply goes before what has not begun, even when it asks a moment later', async () => {
  const limiter = createLimiter(1, manualTime())
  const order: string[] = []
  const conversation = async (name: string): Promise<void> => {
    const first = await limiter.enter(never, false)
    order.push(name)
    first.succeeded()
    await Promise.resolve()
    const next = await limiter.enter(never, true)
    order.push(`${name} goes on`)
    next.succeeded()
  }
  await Promise.all(['one', 'two'].map(conversation))
  expect(order).toEqual(['one', 'one goes on', 'two', 'two goes on'])
})

test('whoever does not want to wait any more is cancelled, and nobody else waits longer', async () => {
  const limiter = createLimiter(1, manualTime())
  const turn = await limiter.enter(never, false)
  const stop = new AbortController()
  const leaving = limiter.enter(stop.signal, false)
  const staying = limiter.enter(never, false)
  stop.abort()
  await expect(leaving).rejects.toMatchObject({ code: 'cancelled' })
  turn.succeeded()
  await expect(staying).resolves.toBeDefined()
  await expect(limiter.enter(stop.signal, false)).rejects.toMatchObject({ code: 'cancelled' })
})

test('a burst of refusals makes it fewer once, and nothing is sent while the endpoint asks to wait', async () => {
  const time = manualTime()
  const limiter = createLimiter(10, time)
  const turns = await Promise.all(Array.from({ length: 10 }, () => limiter.enter(never, false)))
  for (const turn of turns) turn.limited(3_000)
  expect(limiter.atOnce()).toBe(7)
  expect(limiter.pausedFor()).toBe(3_000)
  let entered = false
  const next = limiter.enter(never, false).then((turn) => {
    entered = true
    return turn
  })
  await time.pass(2_999)
  expect(entered).toBe(false)
  await time.pass(1)
  expect(entered).toBe(true)
  const later = await next
  later.limited(0)
  expect(limiter.atOnce()).toBe(4)
})

test('it grows back, one for each round of successes, and not beyond what is set', async () => {
  const limiter = createLimiter(4, manualTime())
  const refused = await limiter.enter(never, false)
  refused.limited(0)
  expect(limiter.atOnce()).toBe(2)
  for (let at = 0; at < 3; at += 1) {
    const turn = await limiter.enter(never, false)
    turn.succeeded()
  }
  expect(limiter.atOnce()).toBe(3)
  for (let at = 0; at < 40; at += 1) {
    const turn = await limiter.enter(never, false)
    turn.succeeded()
  }
  expect(limiter.atOnce()).toBe(4)
})

test('a pause ends when nobody waits for it any more', async () => {
  const timers: (AbortSignal | undefined)[] = []
  const time = manualTime()
  const limiter = createLimiter(1, {
    ...time,
    sleep: (milliseconds, signal) => {
      timers.push(signal)
      return time.sleep(milliseconds, signal)
    },
  })
  const turn = await limiter.enter(never, false)
  turn.limited(3_000_000)
  const stop = new AbortController()
  const leaving = limiter.enter(stop.signal, false)
  stop.abort()
  await expect(leaving).rejects.toMatchObject({ code: 'cancelled' })
  expect(timers.map((signal) => signal?.aborted)).toEqual([true])
  const staying = limiter.enter(never, false)
  await time.pass(3_000_000)
  await expect(staying).resolves.toBeDefined()
})
