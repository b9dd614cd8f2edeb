/** How strictly a reply is held to a JSON schema, the most first. */
const schemaModes = ['strict', 'loose', 'object', 'none'] as const
type SchemaMode = (typeof schemaModes)[number]

/** What an endpoint has been found to take; it changes as the endpoint refuses. */
export interface Accepted {
  schema: SchemaMode
  logitBias: boolean
  streamOptions: boolean
  temperature: boolean
  maxTokens: 'max_tokens' | 'max_completion_tokens'
  /** Whether both names of the limit were tried; one of them is right then. */
  maxTokensSwapped: boolean
  /** Tokens that it writes at most; null where it never said. */
  mostOutput: number | null
  encodingFormat: boolean
  /** Texts embedded in one request. */
  embeddingBatch: number
}

/** What is expected of an endpoint before it has refused anything. `openai`: whether it is OpenAI's own or Azure's. */
export const acceptedAtFirst = (openai: boolean): Accepted => ({
  schema: 'strict',
  logitBias: true,
  streamOptions: true,
  temperature: true,
  maxTokens: openai ? 'max_completion_tokens' : 'max_tokens',
  maxTokensSwapped: false,
  mostOutput: null,
  encodingFormat: true,
  embeddingBatch: 64,
})

/** The fields of a request that an endpoint may not know. */
type Sent = Readonly<Record<string, unknown>>

/**
 * After a refusal, asks for less: what the endpoint names, else everything optional at once. Whether the request can be
 * made again, otherwise than it was `sent`. Requests that ran at the same time may have found it out before.
 */
export function adapt(accepted: Accepted, message: string, sent: Sent): boolean {
  const says = (pattern: RegExp): boolean => pattern.test(message)
  const most = /at most (\d+) (?:completion|output) tokens/i.exec(message)?.[1]
  const limit = sent[accepted.maxTokens]
  if (most !== undefined && typeof limit === 'number' && limit > Number(most)) {
    accepted.mostOutput = Number(most)
    return true
  }
  if (sent['logit_bias'] !== undefined && says(/logit_?bias/i)) return drop(() => (accepted.logitBias = false))
  if (sent['stream_options'] !== undefined && says(/stream_?options|include_usage/i))
    return drop(() => (accepted.streamOptions = false))
  if (sent['temperature'] !== undefined && says(/temperature/i)) return drop(() => (accepted.temperature = false))
  if (sent['encoding_format'] !== undefined && says(/encoding_?format/i))
    return drop(() => (accepted.encodingFormat = false))
  if (sent['response_format'] !== undefined && says(/response_?format|json|schema|grammar|structured/i))
    return weakenSchema(accepted, sent)
  const name = (['max_tokens', 'max_completion_tokens'] as const).find((each) => sent[each] !== undefined)
  if (name !== undefined && says(/max_(completion_)?tokens/i)) {
    if (accepted.maxTokens !== name) return true
    if (accepted.maxTokensSwapped) return false
    accepted.maxTokens = name === 'max_tokens' ? 'max_completion_tokens' : 'max_tokens'
    accepted.maxTokensSwapped = true
    return true
  }
  return false
}

/** What is left of a request when everything goes that an endpoint may not know. */
export const barest = (accepted: Accepted): Accepted => ({
  ...accepted,
  schema: 'none',
  logitBias: false,
  streamOptions: false,
  temperature: false,
  encodingFormat: false,
})

/** What a request holds that `barest` leaves out. */
export const optionalIn = (sent: Sent): readonly string[] =>
  ['response_format', 'logit_bias', 'stream_options', 'temperature', 'encoding_format'].filter(
    (name) => sent[name] !== undefined,
  )

/** Remembers that an endpoint takes a request only without the optional fields that were `sent`. */
export function leaveOut(accepted: Accepted, sent: Sent): void {
  const names = optionalIn(sent)
  if (names.includes('response_format')) accepted.schema = 'none'
  if (names.includes('logit_bias')) accepted.logitBias = false
  if (names.includes('stream_options')) accepted.streamOptions = false
  if (names.includes('temperature')) accepted.temperature = false
  if (names.includes('encoding_format')) accepted.encodingFormat = false
}

function drop(change: () => void): true {
  change()
  return true
}

function weakenSchema(accepted: Accepted, sent: Sent): boolean {
  const format = sent['response_format'] as { type?: string; json_schema?: { strict?: boolean } }
  const was: SchemaMode =
    format.type === 'json_object' ? 'object' : format.json_schema?.strict === true ? 'strict' : 'loose'
  const below = schemaModes.indexOf(was) + 1
  accepted.schema = schemaModes[Math.max(below, schemaModes.indexOf(accepted.schema))] ?? 'none'
  return true
}
