import { StrataError } from '../../../shared/contract/errors.ts'
import type { ModelSettings } from '../../../shared/model/index.ts'
import { EndpointFailure } from '../endpoint-failure.ts'
import { retryAfter } from '../scheduling/retry-after.ts'
import { hostOf } from './checked-base-url.ts'
import { scrubKey } from './scrub-key.ts'

/** What the package throws for an answer with another status than 200, or for none. */
export interface EndpointError {
  readonly status: number | undefined
  /** Everything that it says, with its codes; the key taken out. */
  readonly says: string
  readonly headers: Headers
  /** Of Node, where there was no answer: `ECONNREFUSED`. */
  readonly code: string
  /** Whether there was a connection, so that the request may have been read. */
  readonly connected: boolean
}

/** Reads whatever a request threw. */
export function readError(thrown: unknown, apiKey: string | undefined): EndpointError {
  const error = (typeof thrown === 'object' && thrown !== null ? thrown : {}) as Record<string, unknown>
  const body = error['error'] === undefined || error['error'] === null ? '' : JSON.stringify(error['error'])
  const message = thrown instanceof Error ? thrown.message : ''
  return {
    status: typeof error['status'] === 'number' ? error['status'] : undefined,
    says: scrubKey(saidIn(error['error']) || message, apiKey) + (body === '' ? '' : ` ${scrubKey(body, apiKey)}`),
    headers: error['headers'] instanceof Headers ? error['headers'] : new Headers(),
    code: codeIn(thrown),
    connected: !causesOf(thrown).some(isOfConnecting),
  }
}

function saidIn(body: unknown): string {
  if (typeof body === 'string') return body
  const said = typeof body === 'object' && body !== null && 'message' in body ? body.message : undefined
  return typeof said === 'string' ? said : ''
}

/** The first code in a chain of causes. */
function codeIn(thrown: unknown): string {
  for (const error of causesOf(thrown))
    if ('code' in error && typeof error.code === 'string' && /^[A-Z]/.test(error.code)) return error.code
  return ''
}

function causesOf(thrown: unknown): readonly Error[] {
  const errors: Error[] = []
  let error: unknown = thrown
  while (errors.length < 6 && error instanceof Error) {
    errors.push(error)
    error = error instanceof AggregateError ? error.errors[0] : error.cause
  }
  return errors
}

const isOfConnecting = (error: Error): boolean =>
  ('syscall' in error && (error.syscall === 'connect' || error.syscall === 'getaddrinfo')) ||
  /before secure TLS connection/.test(error.message)

const isContextError = ({ status, says }: EndpointError): boolean =>
  status === 413 ||
  (status !== undefined &&
    status >= 400 &&
    /context_length|exceed_context|context (length|window|size)|maximum context|prompt is too long|too many tokens|input (.{0,20}is too large|length)/i.test(
      says,
    ))

export const isFiltered = ({ status, says }: EndpointError): boolean =>
  status === 400 && /content_filter|content management policy|content_policy/i.test(says)

/** A quota that fills again is told by how long that takes. */
const isQuota = ({ status, says, headers }: EndpointError): boolean =>
  status === 402 ||
  says.includes('insufficient_quota') ||
  (/billing|exceeded your current quota|insufficient (balance|credit)/i.test(says) &&
    !(status === 429 && retryAfter(headers, 0, says) !== undefined))

const isUnknownModel = ({ says }: EndpointError): boolean =>
  /model_not_found|deploymentnotfound|model.{0,80}(not found|does not exist|not exist|not loaded|no such)|(unknown|invalid|no) model|no models loaded/i.test(
    says,
  )

/** Whether an endpoint refuses how a request is put, not what it asks for. */
export const refusesForm = (error: EndpointError): boolean => {
  const { status, says } = error
  if (isContextError(error) || isFiltered(error) || isQuota(error) || isUnknownModel(error)) return false
  // Some answer so where they can't make a grammar of a schema.
  if (status === 500 || status === 501) return /response_?format|json_?schema|grammar/i.test(says)
  return status === 400 || status === 422
}

interface Asked {
  readonly settings: ModelSettings
  readonly apiKey: string | undefined
  /** Milliseconds since 1970. */
  readonly today: number
  /** That was asked: the settings' model, or the one that embeds. */
  readonly model: string
  readonly embeds: boolean
}

/** An error that no other form of the request would mend, as what it means: to be tried again, or for good. */
export function toFailure(error: EndpointError, asked: Asked): EndpointFailure | StrataError {
  const { status, says, headers } = error
  const { settings, apiKey, today, model, embeds } = asked
  const host = hostOf(settings.baseUrl)
  const wait = retryAfter(headers, today, says)
  const waits = wait === undefined ? {} : { wait }
  if (status === undefined) return unreached(error, host, settings.baseUrl)
  if (isQuota(error))
    return gone(
      `The account at ${host} has nothing left to spend.`,
      'Add credit or raise its limit with the provider, and go on.',
    )
  if (status === 429) return new EndpointFailure('limited', 'it wants fewer requests', waits)
  if (isContextError(error))
    return embeds
      ? new EndpointFailure('unusable', 'the text is longer than it takes', { pointless: true })
      : contextTooSmall(settings)
  if (status === 401 || (status === 403 && !/model|region|country/i.test(says))) return wrongKey(host, apiKey)
  if (status === 403)
    return gone(
      `The endpoint at ${host} does not allow the model “${model}” with this key.`,
      'Choose another model, or a key that may use it.',
    )
  if (isUnknownModel(error)) return unknownModel(host, model)
  if (status >= 300 && status < 400) return moved(host, headers.get('location'))
  if (status === 404 || status === 405) return wrongHost(settings.baseUrl)
  if (status >= 500 || status === 408 || status === 409 || status === 425)
    return new EndpointFailure('unreachable', `it answered with an error (${status})`, {
      ...waits,
      mayHaveTaken: false,
    })
  const refusal = `refuses the request (${status}): ${sentence(says)}`
  return new EndpointFailure('unusable', `it ${refusal.replace(/\.$/, '')}`, {
    pointless: true,
    neverAnswered: { message: `The endpoint at ${host} ${refusal}`, hint: 'Check the model and its settings.' },
  })
}

const sentence = (says: string): string => (says.split(' {')[0] ?? '').replace(/^\d{3} /, '').replace(/[.\s]*$/, '.')

const gone = (message: string, hint: string): StrataError => new StrataError('model-unavailable', message, { hint })

const wrongKey = (host: string, apiKey: string | undefined): StrataError =>
  apiKey === undefined || apiKey === ''
    ? gone(`The endpoint at ${host} wants a key.`, 'Set its key in the settings, or STRATA_API_KEY in the environment.')
    : gone(
        `The endpoint at ${host} does not accept the key.`,
        'Check the key: that it is whole, still valid, and for this endpoint.',
      )

const unknownModel = (host: string, model: string): StrataError =>
  gone(`The endpoint at ${host} has no model “${model}”.`, 'Choose one of those that it lists.')

/** For a request that the model can't hold. It may be the only one: the endpoint counts otherwise than we do. */
export const contextTooSmall = ({ model, contextTokens }: ModelSettings): EndpointFailure =>
  new EndpointFailure('unusable', 'it is longer than the model can hold', {
    pointless: true,
    tooLong: true,
    neverAnswered: {
      message: `The model “${model}” can't take this much text: its context is smaller than the ${contextTokens.toLocaleString('en')} tokens that the settings say.`,
      hint: 'Set the context to what the endpoint really gives, or start it with a larger one.',
    },
  })

const wrongHost = (baseUrl: string): StrataError =>
  gone(`Nothing at ${hostOf(baseUrl)} answers as a language model.`, 'Check the base URL: most end with /v1.')

function moved(host: string, location: string | null): StrataError {
  const there = location !== null && URL.canParse(location) ? new URL(location) : undefined
  const hint =
    there === undefined ? 'Check the base URL.' : `Check the base URL: it may have to begin with ${there.origin}.`
  return gone(`The endpoint at ${host} sends requests elsewhere.`, hint)
}

/** For an answer that is a page or otherwise no model's. */
export function notOfTheProtocol(what: string, baseUrl: string): EndpointFailure {
  const { message, hint } = wrongHost(baseUrl)
  return new EndpointFailure('unusable', `it sent ${what}`, { neverAnswered: { message, hint: hint ?? '' } })
}

function unreached({ code, connected }: EndpointError, host: string, baseUrl: string): EndpointFailure | StrataError {
  if (/^(CERT_|ERR_TLS|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_)/.test(code))
    return gone(
      `The certificate of ${host} can't be trusted (${code}).`,
      'Check the base URL, or the certificate of the endpoint.',
    )
  if (code === 'ERR_SSL_WRONG_VERSION_NUMBER')
    return gone(
      `The endpoint at ${host} does not speak https.`,
      'Check the base URL: it may have to begin with http://.',
    )
  if (code === 'ECONNREFUSED')
    return new EndpointFailure('unreachable', 'nothing listens there', {
      neverAnswered: {
        message: `Nothing listens at ${host}.`,
        hint: 'Start the endpoint, or check the base URL and its port.',
      },
    })
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN' || code === 'EHOSTUNREACH' || code === 'ENETUNREACH')
    return new EndpointFailure('unreachable', 'its address leads nowhere', {
      neverAnswered: {
        message: `The host ${URL.canParse(baseUrl) ? new URL(baseUrl).hostname : host} can't be found.`,
        hint: 'Check the base URL and the network.',
      },
    })
  return new EndpointFailure('unreachable', connected ? 'the connection broke off' : "it can't be connected to", {
    mayHaveTaken: connected,
  })
}
