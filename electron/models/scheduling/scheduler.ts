import { StrataError, throwIfCancelled } from '../../../shared/contract/errors.ts'
import type { ModelWork } from '../../../shared/model/index.ts'
import { EndpointFailure } from '../endpoint-failure.ts'
import type { Meter } from '../meter.ts'
import type { Time } from '../real-time.ts'
import { backOff } from './back-off.ts'
import { createBreaker } from './breaker.ts'
import { createBudget, type Expected } from './budget.ts'
import { createLimiter } from './limiter.ts'
import { giveUp } from './give-up.ts'
import { withDeadline, type Deadlines } from './with-deadline.ts'

export interface Answer<T> {
  readonly value: T
  readonly inputTokens: number
  readonly outputTokens: number
  /** Whether the endpoint counted the tokens itself. */
  readonly reported: boolean
}

export interface Asking<T> {
  readonly work: ModelWork
  /** Asked when the request's turn has come: counting takes time that others need not wait for. */
  readonly expected: () => Expected
  /** Carries on what was begun: it goes before what has not begun, while the endpoint still has the beginning in mind. */
  readonly follows?: boolean
  readonly deadlines: Deadlines
  /** Makes the request once; `alive` is called with every part that comes. Fails with EndpointFailure or StrataError. */
  readonly send: (signal: AbortSignal, alive: () => void) => Promise<Answer<T>>
}

export interface Scheduler {
  /** Asks until there is an answer. Throws as `LanguageModel` says. */
  ask<T>(asking: Asking<T>, signal: AbortSignal): Promise<Answer<T> & { readonly seconds: number }>
}

interface SchedulerOptions {
  /** Of the endpoint, for sentences. */
  readonly host: string
  readonly concurrency: number
  readonly budget: number | null
  readonly meter: Meter
  readonly time: Time
}

/** Failures one after the other that are worth telling. */
const troubled = 3

/** Everything that stands between a request and the endpoint: turns, budget, deadlines, further tries. */
export function createScheduler({ host, concurrency, budget: limit, meter, time }: SchedulerOptions): Scheduler {
  const limiter = createLimiter(concurrency, time, show)
  const breaker = createBreaker(time)
  const budget = createBudget(limit)
  /** Failures since the last success, and what the last of them was. */
  let trouble = { failures: 0, what: '' }

  function show(): void {
    const seconds = Math.ceil(limiter.pausedFor() / 1000)
    const waiting =
      seconds > 0
        ? `The endpoint asks for fewer requests: it goes on in ${seconds} s.`
        : budget.waiting()
          ? 'The budget is nearly used up: it waits for what is under way.'
          : trouble.failures >= troubled
            ? `The endpoint is in trouble (${trouble.what}): it is asked again.`
            : null
    meter.show({ inFlight: limiter.inFlight(), atOnce: limiter.atOnce(), waiting })
  }

  async function tryOnce<T>(asking: Asking<T>, urgent: boolean, signal: AbortSignal) {
    const { work, deadlines, send } = asking
    const turn = await limiter.enter(signal, urgent)
    const begin = async () => {
      breaker.throwIfOpen()
      const expected = asking.expected()
      return { expected, reservation: await budget.reserve(expected, signal, show) }
    }
    const { expected, reservation } = await begin().catch((thrown: unknown) => {
      turn.failed()
      throw thrown
    })
    const began = time.now()
    try {
      const answer = await withDeadline(time, deadlines, signal, send)
      const seconds = (time.now() - began) / 1000
      const { inputTokens, outputTokens, reported } = answer
      reservation.settle(inputTokens, outputTokens, reported)
      breaker.succeeded()
      trouble = { failures: 0, what: '' }
      meter.add(work, { calls: 1, inputTokens, outputTokens, seconds })
      turn.succeeded()
      return { ...answer, seconds }
    } catch (thrown) {
      const took = costOf(thrown, expected)
      reservation.settle(took.inputTokens, took.outputTokens, took.reported)
      meter.add(work, { inputTokens: took.inputTokens, outputTokens: took.outputTokens })
      if (thrown instanceof EndpointFailure && thrown.kind === 'limited') turn.limited(thrown.details.wait ?? 0)
      else turn.failed()
      throwIfCancelled(signal)
      throw thrown
    }
  }

  return {
    ask: async (asking, signal) => {
      const failures: EndpointFailure[] = []
      const began = time.now()
      const before = breaker.successes()
      for (;;) {
        throwIfCancelled(signal)
        breaker.throwIfOpen()
        try {
          return await tryOnce(asking, asking.follows === true || failures.length > 0, signal)
        } catch (thrown) {
          if (!(thrown instanceof EndpointFailure)) {
            if (isForGood(thrown)) breaker.open(thrown)
            throw thrown
          }
          failures.push(thrown)
          if (thrown.kind === 'unreachable') trouble = { failures: trouble.failures + 1, what: thrown.message }
          show()
          const given = giveUp(failures, {
            host,
            seconds: (time.now() - began) / 1000,
            othersSucceeded: breaker.successes() > before,
            everSucceeded: breaker.successes() > 0,
          })
          if (given !== undefined) {
            if (isForGood(given)) breaker.open(given)
            throw given
          }
          meter.add(asking.work, { retried: 1 })
          // A pause that the endpoint asked for is the limiter's affair.
          const sameKind = failures.filter(({ kind }) => kind === thrown.kind).length
          if (thrown.details.wait === undefined) await time.sleep(backOff(sameKind, time.random), signal)
        }
      }
    },
  }
}

const isForGood = (thrown: unknown): thrown is StrataError =>
  thrown instanceof StrataError && thrown.code === 'model-unavailable'

/** What a failed request is charged: what the endpoint says, or its input where it may have read that. */
function costOf(thrown: unknown, expected: Expected): Omit<Answer<unknown>, 'value'> {
  if (!(thrown instanceof EndpointFailure)) return { inputTokens: 0, outputTokens: 0, reported: false }
  const { took, mayHaveTaken } = thrown.details
  if (took !== undefined) return { ...took, reported: true }
  return { inputTokens: mayHaveTaken === true ? expected.inputTokens : 0, outputTokens: 0, reported: false }
}
