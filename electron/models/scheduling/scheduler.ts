import { StrataError, throwIfCancelled } from '../../../shared/contract/errors.ts'
import type { ModelWork } from '../../../shared/model/index.ts'
import { countTokens } from '../../algorithms/chunker/count-tokens.ts'
import { EndpointFailure } from '../endpoint-failure.ts'
import type { Meter } from '../meter.ts'
import type { Time } from '../real-time.ts'
import { backOff } from './back-off.ts'
import { createBreaker, type Breaker } from './breaker.ts'
import { createBudget, type Expected } from './budget.ts'
import { createLimiter } from './limiter.ts'
import { giveUp, longestWait } from './give-up.ts'
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
  /** Whether the model is known to have answered at another time. */
  readonly works?: () => boolean
  /** Makes the request once; `alive` is called with every part that comes. Fails with EndpointFailure or StrataError. */
  readonly send: (signal: AbortSignal, alive: (written: string) => void) => Promise<Answer<T>>
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
/** Requests refused as too long, with none answered, that tell that all of them are. */
const tooMany = 3

/**
 * Everything that stands between a request and the endpoint: turns, budget, deadlines, further tries. Gives a scheduler for
 * each model: they share turns and budget, and one that is refused for good stops no other.
 */
export function createSchedulers({ host, concurrency, budget: limit, meter, time }: SchedulerOptions): () => Scheduler {
  const limiter = createLimiter(concurrency, time, show)
  const budget = createBudget(limit)
  /** Failures since the last success, and what the last of them was. */
  let trouble = { failures: 0, what: '' }
  /** Whether any of its models has ever answered. */
  let reached = false

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

  async function tryOnce<T>(asking: Asking<T>, breaker: Breaker, urgent: boolean, signal: AbortSignal) {
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
    const written: string[] = []
    try {
      const answer = await withDeadline(time, deadlines, signal, (signal, alive) =>
        send(signal, (part) => {
          written.push(part)
          alive()
        }),
      )
      const seconds = (time.now() - began) / 1000
      const { inputTokens, outputTokens, reported } = answer
      reservation.settle(inputTokens, outputTokens, reported)
      breaker.succeeded()
      reached = true
      trouble = { failures: 0, what: '' }
      meter.add(work, { calls: 1, inputTokens, outputTokens, seconds })
      turn.succeeded()
      return { ...answer, seconds }
    } catch (thrown) {
      const took = costOf(thrown, expected, written.join(''))
      reservation.settle(took.inputTokens, took.outputTokens, took.reported)
      meter.add(work, { inputTokens: took.inputTokens, outputTokens: took.outputTokens })
      if (thrown instanceof EndpointFailure && thrown.kind === 'limited') turn.limited(pauseOf(thrown))
      else turn.failed()
      throwIfCancelled(signal)
      throw thrown
    }
  }

  return () => {
    const breaker = createBreaker(time)
    let tooLong = 0
    return {
      ask: async (asking, signal) => {
        const failures: EndpointFailure[] = []
        const began = time.now()
        const before = breaker.successes()
        const works = (failure: EndpointFailure): boolean =>
          breaker.successes() > 0 ||
          (failure.kind === 'unreachable' && reached) ||
          (failure.details.tooLong === true && (tooLong < tooMany || asking.works?.() === true))
        for (;;) {
          throwIfCancelled(signal)
          breaker.throwIfOpen()
          try {
            return await tryOnce(asking, breaker, asking.follows === true || failures.length > 0, signal)
          } catch (thrown) {
            if (!(thrown instanceof EndpointFailure)) {
              if (isForGood(thrown)) breaker.open(thrown)
              throw thrown
            }
            failures.push(thrown)
            if (thrown.kind === 'unreachable') trouble = { failures: trouble.failures + 1, what: thrown.message }
            if (thrown.details.tooLong === true) tooLong += 1
            show()
            const given = giveUp(failures, {
              host,
              seconds: (time.now() - began) / 1000,
              othersSucceeded: breaker.successes() > before,
              works: works(thrown),
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
}

const isForGood = (thrown: unknown): thrown is StrataError =>
  thrown instanceof StrataError && thrown.code === 'model-unavailable'

/** Milliseconds for which nothing is sent. What is longer than anybody waits for must keep nobody from being told. */
function pauseOf({ details: { wait = 0 } }: EndpointFailure): number {
  return wait > longestWait ? 0 : wait
}

/**
 * What a failed request is charged: what the endpoint says; else, where it may have read it, its input and what was
 * `written` of the reply, or all of a reply where nothing came that tells.
 */
function costOf(thrown: unknown, expected: Expected, written: string): Omit<Answer<unknown>, 'value'> {
  const nothing = { inputTokens: 0, outputTokens: 0, reported: false }
  if (!(thrown instanceof EndpointFailure)) return nothing
  const { took, mayHaveTaken } = thrown.details
  if (took !== undefined) return { ...took, reported: true }
  if (mayHaveTaken !== true) return nothing
  const outputTokens = written === '' ? expected.outputTokens : countTokens(written)
  return { inputTokens: expected.inputTokens, outputTokens, reported: false }
}
