import type { ModelRequest } from '../language-model.ts'
import type { Accepted } from './accepted.ts'

interface ChatForm {
  readonly model: string
  /** Tokens of the reply that there is room for. */
  readonly maxTokens: number
  /** Of the request's choice, where they are known. */
  readonly choiceTokens: readonly number[] | undefined
  readonly stream: boolean
}

/** A request as an endpoint takes it. A forced choice is a logit bias of 100 on its tokens and one token of reply. */
export function chatBody(request: ModelRequest, accepted: Accepted, form: ChatForm): Readonly<Record<string, unknown>> {
  const forced = accepted.logitBias && form.choiceTokens !== undefined
  const most = Math.min(form.maxTokens, accepted.mostOutput ?? form.maxTokens)
  return {
    model: form.model,
    // Half a character, as a cut may leave it, is refused by some.
    messages: request.messages.map(({ role, content }) => ({ role, content: content.toWellFormed() })),
    [accepted.maxTokens]: forced ? 1 : most,
    ...(accepted.temperature ? { temperature: request.temperature ?? 0 } : {}),
    ...responseFormat(request, accepted),
    ...(forced ? { logit_bias: Object.fromEntries((form.choiceTokens ?? []).map((id) => [id, 100])) } : {}),
    ...(form.stream ? { stream: true } : {}),
    ...(form.stream && accepted.streamOptions ? { stream_options: { include_usage: true } } : {}),
  }
}

function responseFormat({ schema }: ModelRequest, { schema: mode }: Accepted): Readonly<Record<string, unknown>> {
  if (schema === undefined || mode === 'none') return {}
  if (mode === 'object') return { response_format: { type: 'json_object' } }
  const strict = mode === 'strict' ? { strict: true } : {}
  return {
    response_format: { type: 'json_schema', json_schema: { name: schema.name, schema: schema.schema, ...strict } },
  }
}
