import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createBudget } from './budget.ts'

const never = new AbortController().signal
const expected = (inputTokens: number, outputTokens: number) => ({
  inputTokens,
  inputBytes: inputTokens * 4,
  outputTokens,
})

test('without an end everything fits', async () => {
  const budget = createBudget(null)
  const reservation = await budget.reserve(expected(1_000_000, 1_000_000), never)
  reservation.settle(1_000_000, 1_000_000, true)
  expect(budget.spent()).toBe(2_000_000)
})

test('what does not fit waits for what is under way, and fits when that took less', async () => {
  const budget = createBudget(10_000)
  const first = await budget.reserve(expected(1_000, 1_000), never)
  let entered = false
  const second = budget.reserve(expected(1_000, 1_000), never).then((reservation) => {
    entered = true
    return reservation
  })
  await Promise.resolve()
  expect(entered).toBe(false)
  first.settle(1_000, 100, true)
  const reservation = await second
  reservation.settle(1_000, 100, true)
  expect(budget.spent()).toBe(2_200)
})

test('what does not fit with nothing under way is refused with a sentence', async () => {
  const budget = createBudget(5_000)
  await expect(budget.reserve(expected(4_000, 2_000), never)).rejects.toMatchObject({
    code: 'over-budget',
    message: expect.stringContaining('The budget of 5,000 tokens is used up') as string,
  })
})

test('whoever waits can be cancelled', async () => {
  const budget = createBudget(10_000)
  await budget.reserve(expected(1_000, 1_000), never)
  const stop = new AbortController()
  const waiting = budget.reserve(expected(1_000, 1_000), stop.signal)
  stop.abort()
  await expect(waiting).rejects.toMatchObject({ code: 'cancelled' })
})

test('it is never exceeded, however an endpoint counts', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 500, max: 200_000 }),
      // No tokenizer takes more than a token for each byte; ours takes four bytes for one here.
      fc.double({ min: 0.5, max: 4, noNaN: true }),
      fc.integer({ min: 0, max: 30 }),
      fc.array(fc.tuple(fc.integer({ min: 1, max: 5_000 }), fc.integer({ min: 1, max: 2_000 }), fc.boolean()), {
        minLength: 1,
        maxLength: 60,
      }),
      async (limit, ratio, frame, requests) => {
        const budget = createBudget(limit)
        // The first alone when nothing is known and it would not fit otherwise: up to twice ours, as the endpoints seen take.
        const known = ratio <= 2
        await Promise.all(
          requests.map(async ([input, output, writesAll]) => {
            const reservation = await budget.reserve(expected(input, output), never).catch(() => undefined)
            await Promise.resolve()
            reservation?.settle(Math.floor(input * ratio) + frame, writesAll ? output : 1, true)
          }),
        )
        const beyond = known ? 0 : 5_000 * (ratio - 2)
        expect(budget.spent()).toBeLessThanOrEqual(limit + beyond)
      },
    ),
    { numRuns: 300 },
  )
})
