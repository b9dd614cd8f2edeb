import { StrataError } from '../../../shared/contract/errors.ts'
import type { EndpointFailure } from '../endpoint-failure.ts'

/** Tries of one request, by what went wrong. */
const mostTries = { unreachable: 7, unusable: 4 } as const
/** Seconds without any success after which an endpoint that wants fewer requests is taken to want none. */
const limitedFor = 900
/** Milliseconds that an endpoint is waited for when it asks for it. */
export const longestWait = 3_600_000

interface Situation {
  readonly host: string
  /** Since the first try. */
  readonly seconds: number
  readonly othersSucceeded: boolean
  /** Whether what is set up is known to work, or may yet. */
  readonly works: boolean
}

/**
 * After a request's failures, the last just now: why it is not made again, or nothing where it is. `model-unavailable`
 * where the endpoint is gone or never was, `model-output` where it is this request alone that it can't answer.
 */
export function giveUp(failures: readonly EndpointFailure[], situation: Situation): StrataError | undefined {
  const last = failures.at(-1)
  if (last === undefined) return undefined
  const { host, seconds, othersSucceeded, works } = situation
  const { kind, details, message } = last
  if (kind === 'limited') {
    const wait = details.wait ?? 0
    if (wait <= longestWait && (othersSucceeded || seconds < limitedFor)) return undefined
    const hint = 'Go on later, or ask its operator for a higher limit.'
    const asked = wait > longestWait ? `asks to wait ${Math.ceil(wait / 3_600_000)} hours` : 'takes no more requests'
    return new StrataError('model-unavailable', `The endpoint at ${host} ${asked}.`, { hint })
  }
  if (details.tooLong === true && details.neverAnswered !== undefined) {
    const { message: sentence, hint } = details.neverAnswered
    return new StrataError(works ? 'model-output' : 'model-unavailable', sentence, { hint })
  }
  const tries = failures.filter((failure) => failure.kind === kind).length
  if (
    details.neverAnswered !== undefined &&
    !works &&
    (kind === 'unreachable' || details.pointless === true || tries > 1)
  ) {
    const { message: sentence, hint } = details.neverAnswered
    return new StrataError('model-unavailable', sentence, { hint })
  }
  if (tries < mostTries[kind] && details.pointless !== true) return undefined
  if (kind === 'unreachable' && !othersSucceeded) {
    return new StrataError(
      'model-unavailable',
      `The endpoint at ${host} does not answer: ${message}, ${tries} times.`,
      {
        hint: 'Check that it runs and can be reached, and go on; what has been done is kept.',
      },
    )
  }
  return new StrataError(
    'model-output',
    `The model gave no reply to this request: ${message}${tries === 1 ? '' : `, ${tries} times`}.`,
    {
      hint: 'It is tried again with the next run.',
    },
  )
}
