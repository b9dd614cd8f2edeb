import type { OpenAI } from 'openai'
import { StrataError } from '../../../shared/contract/errors.ts'
import type { ModelSettings } from '../../../shared/model/index.ts'
import { EndpointFailure } from '../endpoint-failure.ts'
import type { ModelRequest } from '../language-model.ts'
import { acceptedAtFirst, adapt, barest, leaveOut, optionalIn, type Accepted } from './accepted.ts'
import { chatBody } from './chat-body.ts'
import { hostOf } from './checked-base-url.ts'
import { createClient } from './create-client.ts'
import { readParts, readWhole, type Following, type RawReply } from './read-reply.ts'
import { isFiltered, notOfTheProtocol, readError, refusesForm, toFailure, type EndpointError } from './to-failure.ts'
import { tokenIdsOf } from './token-ids.ts'

export interface EndpointOptions {
  readonly settings: ModelSettings
  readonly apiKey: string | undefined
  readonly fetch?: typeof fetch | undefined
  /** Milliseconds since 1970. */
  readonly today: () => number
}

interface Sending {
  readonly signal: AbortSignal
  /** Called with every part of a reply that streams, thoughts and all. */
  readonly alive: (written: string) => void
  /** Streams where it is given. */
  readonly onText?: ((delta: string) => void) | undefined
  /** Tokens of the reply that there is room for. */
  readonly maxTokens: number
}

/**
 * One endpoint and what it takes. Every call is made once, and again only in another form when the endpoint does not know
 * a parameter. Fails with EndpointFailure where a further try may help, with StrataError where not; the key is in neither.
 */
export interface Endpoint {
  readonly accepted: Accepted
  chat(request: ModelRequest, sending: Sending): Promise<RawReply>
  /** Sends a body in the form that the endpoint takes. */
  send<T>(bodyOf: BodyOf, once: Once<T>): Promise<T>
}

type Body = Readonly<Record<string, unknown>>
type BodyOf = (accepted: Accepted) => Body
type Once<T> = (client: OpenAI, body: Body) => Promise<T>

const chatPath = '/chat/completions'

/** Forms of one request that are tried. */
const mostForms = 8
/** Refusals that don't say what of, mended by leaving everything out, after which it stays away. */
const telling = 2
/** Characters that a reply may have for each token that it was allowed, before it is no reply: four times as many. */
const mostPerToken = 16
/** Tokens that any reply may have: some servers don't count thoughts. */
const fewestTokens = 1_000

export function createEndpoint({ settings, apiKey, fetch, today }: EndpointOptions): Endpoint {
  const openai = settings.provider === 'azure' || hostOf(settings.baseUrl).endsWith('api.openai.com')
  const accepted = acceptedAtFirst(openai)
  /** Requests in a row that were taken without optional fields alone, by those fields. */
  const bare = new Map<string, number>()
  let client: Promise<OpenAI> | undefined
  const connect = (): Promise<OpenAI> => (client ??= createClient(settings, apiKey, fetch))

  async function send<T>(bodyOf: BodyOf, once: Once<T>): Promise<T> {
    const connected = await connect()
    for (let form = 1; ; form += 1) {
      const body = bodyOf(accepted)
      const optional = optionalIn(body).join()
      const failureOf = (error: EndpointError) =>
        toFailure(error, {
          settings,
          apiKey,
          today: today(),
          model: String(body['model']),
          embeds: body['input'] !== undefined,
        })
      try {
        const value = await once(connected, body)
        bare.delete(optional)
        return value
      } catch (thrown) {
        if (thrown instanceof EndpointFailure || thrown instanceof StrataError) throw thrown
        const error = readError(thrown, apiKey)
        const mayAdapt = refusesForm(error) && form < mostForms
        if (mayAdapt && adapt(accepted, error.says, body)) continue
        if (!mayAdapt || optional === '') throw failureOf(error)
        // It doesn't say what it doesn't take: everything that can go goes, and stays away if that helps again.
        const value = await once(connected, bodyOf(barest(accepted))).catch((thrown: unknown) => {
          if (thrown instanceof EndpointFailure || thrown instanceof StrataError) throw thrown
          const again = readError(thrown, apiKey)
          throw failureOf(refusesForm(again) ? error : again)
        })
        bare.set(optional, (bare.get(optional) ?? 0) + 1)
        if ((bare.get(optional) ?? 0) >= telling) leaveOut(accepted, body)
        return value
      }
    }
  }

  async function ask(connected: OpenAI, body: Body, { signal, alive, onText, maxTokens }: Sending): Promise<RawReply> {
    const reply = await (
      onText === undefined
        ? connected.post(chatPath, { body, signal }).then((whole) => readOrRefuse(whole))
        : readStream(connected, body, signal, {
            onWritten: alive,
            onText,
            most: Math.max(maxTokens, fewestTokens) * mostPerToken,
          })
    ).catch((thrown: unknown): RawReply => {
      if (isFiltered(readError(thrown, apiKey))) return { text: '', finish: 'refused', usage: undefined }
      throw thrown
    })
    if (reply.text.trim() === '' && reply.finish !== 'refused') throw emptyReply(reply)
    return reply
  }

  async function readStream(connected: OpenAI, body: Body, signal: AbortSignal, following: Following) {
    const { data, response } = await connected
      .post<AsyncIterable<unknown>>(chatPath, { body, signal, stream: true })
      .withResponse()
    if (/event-stream/i.test(response.headers.get('content-type') ?? '')) return readParts(data, following)
    const reply = readOrRefuse(parseJson(await response.text()))
    following.onWritten(reply.text)
    following.onText(reply.text)
    return reply
  }

  function readOrRefuse(whole: unknown): RawReply {
    const reply = readWhole(whole)
    if (reply !== undefined) return reply
    throw notOfTheProtocol(
      typeof whole === 'string' && /^\s*</.test(whole) ? 'a page' : 'something that is no reply',
      settings.baseUrl,
    )
  }

  return {
    accepted,
    send,
    chat: async (request, sending) => {
      const choiceTokens = request.choice && openai ? await tokenIdsOf(settings.model, request.choice) : undefined
      const { maxTokens, onText } = sending
      const form = { model: settings.model, maxTokens, choiceTokens, stream: onText !== undefined }
      return send(
        (taken) => chatBody(request, taken, form),
        (connected, body) => ask(connected, body, sending),
      )
    },
  }
}

function emptyReply({ usage, finish }: RawReply): EndpointFailure {
  const what = finish === 'length' ? 'it used all its tokens without a word' : 'its reply was empty'
  return new EndpointFailure('unusable', what, usage === undefined ? { mayHaveTaken: true } : { took: usage })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
