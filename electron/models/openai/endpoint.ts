import type { OpenAI } from 'openai'
import { StrataError } from '../../../shared/contract/errors.ts'
import type { ModelSettings } from '../../../shared/model/index.ts'
import { EndpointFailure } from '../endpoint-failure.ts'
import type { ModelRequest } from '../language-model.ts'
import { acceptedAtFirst, adapt, barest, hasOptional, type Accepted } from './accepted.ts'
import { chatBody } from './chat-body.ts'
import { hostOf } from './checked-base-url.ts'
import { createClient } from './create-client.ts'
import { readParts, readWhole, type RawReply } from './read-reply.ts'
import { isFiltered, notOfTheProtocol, readError, refusesForm, toFailure } from './to-failure.ts'
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
  /** Called with every part that comes. */
  readonly alive: () => void
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

export function createEndpoint({ settings, apiKey, fetch, today }: EndpointOptions): Endpoint {
  const openai = settings.provider === 'azure' || hostOf(settings.baseUrl).endsWith('api.openai.com')
  const accepted = acceptedAtFirst(openai)
  let client: Promise<OpenAI> | undefined
  const connect = (): Promise<OpenAI> => (client ??= createClient(settings, apiKey, fetch))

  async function send<T>(bodyOf: BodyOf, once: Once<T>): Promise<T> {
    const connected = await connect()
    for (let form = 1; ; form += 1) {
      const body = bodyOf(accepted)
      try {
        return await once(connected, body)
      } catch (thrown) {
        if (thrown instanceof EndpointFailure || thrown instanceof StrataError) throw thrown
        const error = readError(thrown, apiKey)
        const mayAdapt = refusesForm(error) && form < mostForms
        if (mayAdapt && adapt(accepted, error.says, body)) continue
        const failure = toFailure(error, { ...settings, model: String(body['model']) }, apiKey, today())
        if (!mayAdapt || !hasOptional(body)) throw failure
        // It doesn't say what it doesn't take: everything that can go goes, and stays away if that helps.
        const bare = barest(accepted)
        const value = await once(connected, bodyOf(bare)).catch((again: unknown) => {
          if (again instanceof EndpointFailure || again instanceof StrataError) throw again
          const error = readError(again, apiKey)
          throw refusesForm(error) ? failure : toFailure(error, settings, apiKey, today())
        })
        Object.assign(accepted, bare)
        return value
      }
    }
  }

  async function ask(connected: OpenAI, body: Body, { signal, alive, onText }: Sending): Promise<RawReply> {
    const reply = await (
      onText === undefined
        ? connected.post(chatPath, { body, signal }).then((whole) => readOrRefuse(whole))
        : readStream(connected, body, signal, (delta) => {
            alive()
            onText(delta)
          })
    ).catch((thrown: unknown): RawReply => {
      if (isFiltered(readError(thrown, apiKey))) return { text: '', finish: 'refused', usage: undefined }
      throw thrown
    })
    if (reply.text.trim() === '' && reply.finish !== 'refused') throw emptyReply(reply)
    return reply
  }

  async function readStream(connected: OpenAI, body: Body, signal: AbortSignal, onText: (delta: string) => void) {
    const { data, response } = await connected
      .post<AsyncIterable<unknown>>(chatPath, { body, signal, stream: true })
      .withResponse()
    onText('')
    if (/event-stream/i.test(response.headers.get('content-type') ?? '')) return readParts(data, onText)
    const reply = readOrRefuse(parseJson(await response.text()))
    onText(reply.text)
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
