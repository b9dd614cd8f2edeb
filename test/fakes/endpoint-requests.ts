import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { z } from 'zod'
import { countTokens } from '../../electron/algorithms/chunker/count-tokens.ts'

/** Parameters that an endpoint may not take. */
export interface Accepts {
  readonly schema?: boolean
  readonly logitBias?: boolean
  readonly streamOptions?: boolean
  readonly temperature?: boolean
  /** The one name that it knows; both where nothing is said. */
  readonly maxTokens?: 'max_tokens' | 'max_completion_tokens'
  readonly embeddings?: boolean
}

const Chat = z.object({
  model: z.string(),
  messages: z.array(z.object({ role: z.string(), content: z.string() })).min(1),
  stream: z.boolean().default(false),
  stream_options: z.object({ include_usage: z.boolean().default(false) }).optional(),
  max_tokens: z.int().positive().optional(),
  max_completion_tokens: z.int().positive().optional(),
  logit_bias: z.record(z.string(), z.number()).optional(),
  response_format: z.object({ type: z.string() }).optional(),
})
export type ChatRequest = z.infer<typeof Chat>

const Embeddings = z.object({
  model: z.string(),
  input: z.union([z.string().transform((text) => [text]), z.array(z.string()).min(1)]),
})

export const parseChat = (body: unknown): ChatRequest | undefined => Chat.safeParse(body).data
export const parseEmbeddings = (body: unknown): z.infer<typeof Embeddings> | undefined =>
  Embeddings.safeParse(body).data

/** The same for the same question, streamed or not, by whatever parameters it is held. */
export function keyOf(body: unknown): string {
  const { model, messages, input } = (body ?? {}) as Record<string, unknown>
  return createHash('sha256')
    .update(JSON.stringify([model, messages, input]))
    .digest('hex')
    .slice(0, 24)
}

interface Rules {
  readonly requiredKey?: string
  readonly models?: readonly string[]
  readonly contextTokens?: number
  readonly embeddingTokens?: number
  readonly accepts?: Accepts
}

interface Refusal {
  readonly status: number
  readonly body: unknown
}

const refuse = (status: number, message: string, more: Readonly<Record<string, unknown>> = {}): Refusal => ({
  status,
  body: { error: { message, type: 'invalid_request_error', ...more } },
})

/** Why a request is not taken, in the words that endpoints use; nothing where it is. Keys are echoed, as some do. */
export function refusalOf(
  path: string,
  headers: IncomingHttpHeaders,
  body: unknown,
  rules: Rules,
): Refusal | undefined {
  const key = headers['api-key'] ?? (headers.authorization ?? '').replace(/^Bearer /, '')
  if (rules.requiredKey !== undefined && key !== rules.requiredKey)
    return refuse(401, `Incorrect API key provided: ${String(key)}. You can find your key in your account.`, {
      code: 'invalid_api_key',
    })
  if (path.endsWith('/models')) return undefined
  const fields = (body ?? {}) as Record<string, unknown>
  const models = rules.models ?? ['fake-model', 'fake-embedding']
  if (!models.includes(String(fields['model'])))
    return refuse(404, `The model '${String(fields['model'])}' does not exist.`, { code: 'model_not_found' })
  if (path.endsWith('/embeddings')) {
    if (rules.accepts?.embeddings === false) return refuse(404, 'This server does not support embeddings.')
    const texts = parseEmbeddings(body)?.input
    if (texts === undefined) return refuse(400, 'The body is not a request for embeddings.')
    const most = rules.embeddingTokens ?? Number.POSITIVE_INFINITY
    return texts.some((text) => countTokens(text) > most)
      ? refuse(413, `Input validation error: inputs must have less than ${most} tokens.`, { type: 'Validation' })
      : undefined
  }
  if (!path.endsWith('/chat/completions')) return undefined
  const chat = parseChat(body)
  if (chat === undefined) return refuse(400, 'The body is not a request for a chat.')
  return unknownParameter(fields, rules.accepts ?? {}) ?? tooLong(chat, rules.contextTokens)
}

function unknownParameter(fields: Readonly<Record<string, unknown>>, accepts: Accepts): Refusal | undefined {
  const others = { max_tokens: 'max_completion_tokens', max_completion_tokens: 'max_tokens' } as const
  const unknown: readonly (string | false)[] = [
    accepts.schema === false && 'response_format',
    accepts.logitBias === false && 'logit_bias',
    accepts.streamOptions === false && 'stream_options',
    accepts.temperature === false && 'temperature',
    accepts.maxTokens !== undefined && others[accepts.maxTokens],
  ]
  const given = unknown.find((name) => name !== false && fields[name] !== undefined)
  if (given === undefined || given === false) return undefined
  return refuse(400, `Unsupported parameter: '${given}' is not supported with this model.`, {
    code: 'unsupported_parameter',
    param: given,
  })
}

function tooLong(chat: ChatRequest, contextTokens: number | undefined): Refusal | undefined {
  const asked = chat.messages.reduce((sum, { content }) => sum + countTokens(content) + 4, 0)
  const reply = chat.max_completion_tokens ?? chat.max_tokens ?? 0
  if (contextTokens === undefined || asked + reply <= contextTokens) return undefined
  return refuse(
    400,
    `This model's maximum context length is ${contextTokens} tokens. However, you requested ${asked + reply} tokens.`,
    { code: 'context_length_exceeded' },
  )
}
