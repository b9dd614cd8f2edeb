import { StrataError, throwIfCancelled } from '../../shared/contract/errors.ts'
import type { ConnectionCheck, ConnectionReport, ModelSettings } from '../../shared/model/index.ts'
import { EndpointFailure } from './endpoint-failure.ts'
import { findContext } from './find-context.ts'
import type { ModelRequest } from './language-model.ts'
import { createModel } from './create-model.ts'
import { asSentence } from './list-models.ts'
import { createMeter } from './meter.ts'
import { checkedBaseUrl, hostOf, isLocal } from './openai/checked-base-url.ts'
import { createEndpoint, type Endpoint } from './openai/endpoint.ts'
import type { RawReply } from './openai/read-reply.ts'
import { tokenIdsOf } from './openai/token-ids.ts'
import { realTime, type Time } from './real-time.ts'
import { withDeadline } from './scheduling/with-deadline.ts'

interface Options {
  readonly time?: Time
  readonly fetch?: typeof fetch
}

type Name = ConnectionCheck['name']

const schema = {
  name: 'colour',
  schema: {
    type: 'object',
    properties: { colour: { type: 'string' }, warm: { type: 'boolean' } },
    required: ['colour', 'warm'],
    additionalProperties: false,
  },
} as const

const request = (content: string, more: Partial<ModelRequest> = {}): ModelRequest => ({
  work: 'tune',
  prompt: 'connection-test@1',
  messages: [{ role: 'user', content }],
  maxTokens: 256,
  ...more,
})

/**
 * Asks an endpoint for a little of everything. Only a chat that fails makes the whole of it fail; what else does not work
 * is done without. Throws `cancelled` alone; the key is in no sentence.
 */
export async function testConnection(
  settings: ModelSettings,
  apiKey: string | undefined,
  signal: AbortSignal,
  { time = realTime, fetch }: Options = {},
): Promise<ConnectionReport> {
  const failed = (thrown: unknown): ConnectionReport => {
    throwIfCancelled(signal)
    const message = sentenceOf(thrown, settings.baseUrl)
    return {
      ok: false,
      message,
      checks: [{ name: 'chat', ok: false, detail: message }],
      tokensPerSecond: null,
      contextTokens: null,
    }
  }
  try {
    checkedBaseUrl(settings.baseUrl)
  } catch (thrown) {
    return failed(thrown)
  }
  const endpoint = createEndpoint({ settings, apiKey, fetch, today: time.today })
  const deadline = settings.requestSeconds * 1000
  const chat = (asked: ModelRequest, onText?: (delta: string) => void): Promise<RawReply> =>
    withDeadline(time, { first: deadline, between: deadline }, signal, (signal, alive) =>
      endpoint.chat(asked, { signal, alive, onText, maxTokens: asked.maxTokens }),
    )
  const began = time.now()
  let first: RawReply
  try {
    first = await chat(request('Count from one to thirty in words.'))
  } catch (thrown) {
    return failed(thrown)
  }
  const seconds = (time.now() - began) / 1000
  const check = async (name: Name, work: () => Promise<{ ok: boolean; detail: string }>): Promise<ConnectionCheck> => {
    try {
      return { name, ...(await work()) }
    } catch (thrown) {
      throwIfCancelled(signal)
      return { name, ok: false, detail: sentenceOf(thrown, settings.baseUrl) }
    }
  }
  const checks: ConnectionCheck[] = [
    { name: 'chat', ok: true, detail: chatDetail(settings, apiKey) },
    await check('streaming', () => tryStreaming(chat)),
    await check('json-schema', () => trySchema(chat, endpoint)),
    await check('logit-bias', () => tryChoice(chat, endpoint, settings)),
  ]
  const contextTokens = await findContext(settings, apiKey, signal, { time, ...(fetch === undefined ? {} : { fetch }) })
  throwIfCancelled(signal)
  checks.push({ name: 'context', ...contextDetail(settings, contextTokens) })
  checks.push(await check('embeddings', () => tryEmbeddings(settings, apiKey, signal, time, fetch)))
  const spoken = first.usage?.outputTokens ?? 0
  return {
    ok: true,
    message: messageOf(settings, checks),
    checks,
    tokensPerSecond: spoken > 0 && seconds > 0 ? Math.round((spoken / seconds) * 10) / 10 : null,
    contextTokens,
  }
}

type Chat = (asked: ModelRequest, onText?: (delta: string) => void) => Promise<RawReply>
type Outcome = Pick<ConnectionCheck, 'ok' | 'detail'>

const sentenceOf = (thrown: unknown, baseUrl: string): string => {
  const error = thrown instanceof EndpointFailure ? asSentence(thrown, baseUrl) : thrown
  if (!(error instanceof StrataError)) return 'It could not be tried.'
  return error.hint === undefined ? error.message : `${error.message} ${error.hint}`
}

function chatDetail(settings: ModelSettings, apiKey: string | undefined): string {
  const answers = `The model “${settings.model}” answers.`
  const open = settings.baseUrl.trim().toLowerCase().startsWith('http:') && !isLocal(settings.baseUrl)
  if (!open) return answers
  const what = apiKey === undefined || apiKey === '' ? 'the documents' : 'the key and the documents'
  return `${answers} But ${what} go to ${hostOf(settings.baseUrl)} unencrypted: use https if it can.`
}

async function tryStreaming(chat: Chat): Promise<Outcome> {
  let parts = 0
  await chat(request('Name five rivers.'), (delta) => {
    if (delta !== '') parts += 1
  })
  return parts > 1
    ? { ok: true, detail: 'Answers appear as they are written.' }
    : { ok: false, detail: 'Answers come in one piece; they appear when they are whole.' }
}

async function trySchema(chat: Chat, { accepted }: Endpoint): Promise<Outcome> {
  const asked = 'Name a colour, and whether it is a warm one. Answer with a JSON object with “colour” and “warm”.'
  const { text } = await chat(request(asked, { schema }))
  const loose = 'Replies are not held to a JSON schema; they are read with tolerance instead.'
  if (accepted.schema !== 'strict' && accepted.schema !== 'loose') return { ok: false, detail: loose }
  return holds(text) ? { ok: true, detail: 'Replies are held to a JSON schema.' } : { ok: false, detail: loose }
}

function holds(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && 'colour' in value && 'warm' in value
  } catch {
    return false
  }
}

async function tryChoice(chat: Chat, { accepted }: Endpoint, settings: ModelSettings): Promise<Outcome> {
  const choice = ['YES', 'NO']
  const { text } = await chat(request('Is water wet? Answer YES or NO.', { choice }))
  const plain = { ok: false, detail: "Yes or no can't be forced; it is asked as a plain question." }
  const known = await tokenIdsOf(settings.model, choice)
  if (known === undefined || !accepted.logitBias) return plain
  return choice.includes(text.trim()) ? { ok: true, detail: 'Yes or no can be forced by a logit bias.' } : plain
}

function contextDetail({ contextTokens: set }: ModelSettings, found: number | null): Outcome {
  const words = (tokens: number): string => `${tokens.toLocaleString('en')} tokens`
  if (found === null)
    return { ok: true, detail: `The endpoint doesn't say what its model holds; ${words(set)} are set.` }
  if (found < set)
    return {
      ok: false,
      detail: `The model holds ${words(found)}, but ${words(set)} are set: set the context to ${words(found)}.`,
    }
  return { ok: true, detail: `The model holds ${words(found)}; ${words(set)} are set.` }
}

async function tryEmbeddings(
  settings: ModelSettings,
  apiKey: string | undefined,
  signal: AbortSignal,
  time: Time,
  fetch: Options['fetch'],
): Promise<Outcome> {
  if (settings.embeddingModel === '') return { ok: false, detail: 'No embedding model is set; none is needed.' }
  const meter = createMeter(settings.model, null)
  const own = fetch === undefined ? {} : { fetch }
  const { embedding } = createModel({ settings, apiKey, cache: undefined, meter, budget: null, time, ...own })
  const [vector] = (await embedding?.embed(['A river runs to the sea.'], signal)) ?? []
  return { ok: true, detail: `The embedding model gives vectors of ${vector?.length ?? 0} numbers.` }
}

function messageOf(settings: ModelSettings, checks: readonly ConnectionCheck[]): string {
  const wrong = checks.filter(
    ({ name, ok }) => !ok && (name === 'context' || (name === 'embeddings' && settings.embeddingModel !== '')),
  )
  const ready = `The model “${settings.model}” is ready.`
  return wrong.length === 0 ? ready : `${ready} ${wrong.map(({ detail }) => detail).join(' ')}`
}
