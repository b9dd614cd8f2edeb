import { expect, test } from 'vitest'
import { acceptedAtFirst, adapt, type Accepted } from './accepted.ts'
import { chatBody } from './chat-body.ts'

const request = {
  work: 'report',
  prompt: 'leaf-report@1',
  messages: [{ role: 'user', content: 'Write.' }],
  maxTokens: 4_000,
  schema: { name: 'report', schema: { type: 'object' } },
} as const
const form = { model: 'm', maxTokens: 4_000, choiceTokens: [1, 2], stream: true }

/** What is sent after an endpoint refused with these words, one after the other. */
function sentAfter(...refusals: readonly string[]): Readonly<Record<string, unknown>> {
  const accepted: Accepted = acceptedAtFirst(false)
  for (const words of refusals) expect(adapt(accepted, words, chatBody(request, accepted, form))).toBe(true)
  return chatBody(request, accepted, form)
}

test('everything is asked of an endpoint that has refused nothing', () => {
  expect(sentAfter()).toEqual({
    model: 'm',
    messages: request.messages,
    max_tokens: 1,
    temperature: 0,
    response_format: {
      type: 'json_schema',
      json_schema: { name: 'report', schema: { type: 'object' }, strict: true },
    },
    logit_bias: { 1: 100, 2: 100 },
    stream: true,
    stream_options: { include_usage: true },
  })
})

test('a schema is asked for less and less strictly', () => {
  const refusal = "Invalid schema for response_format 'report'"
  const format = (...refusals: readonly string[]) => sentAfter(...refusals)['response_format']
  expect(format(refusal)).toMatchObject({ json_schema: { name: 'report' } })
  expect(JSON.stringify(format(refusal))).not.toContain('strict')
  expect(format(refusal, refusal)).toEqual({ type: 'json_object' })
  expect(format(refusal, refusal, "'response_format.type' must be 'text'")).toBeUndefined()
})

test('what an endpoint names is left out', () => {
  expect(sentAfter('logit_bias is not supported')).not.toHaveProperty('logit_bias')
  expect(sentAfter("Unsupported value: 'temperature' does not support 0 with this model.")).not.toHaveProperty(
    'temperature',
  )
  expect(sentAfter('Unrecognized request argument supplied: stream_options')).not.toHaveProperty('stream_options')
})

test('the limit of a reply goes by its other name, once', () => {
  const refusal =
    "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead."
  expect(sentAfter(refusal)).toHaveProperty('max_completion_tokens')
  expect(sentAfter(refusal)).not.toHaveProperty('max_tokens')
  const accepted = acceptedAtFirst(false)
  adapt(accepted, refusal, chatBody(request, accepted, form))
  expect(adapt(accepted, refusal, chatBody(request, accepted, form))).toBe(false)
})

test('a reply is never asked to be longer than the endpoint writes', () => {
  const accepted = acceptedAtFirst(false)
  const plain = { ...form, choiceTokens: undefined }
  const refusal = 'max_tokens is too large: 4000. This model supports at most 1024 completion tokens.'
  expect(adapt(accepted, refusal, chatBody(request, accepted, plain))).toBe(true)
  expect(chatBody(request, accepted, plain)).toHaveProperty('max_tokens', 1_024)
})

test('requests that ran at the same time find it out once', () => {
  const accepted = acceptedAtFirst(false)
  const sent = chatBody(request, accepted, form)
  const refusal = "'response_format' of type json_schema is not supported"
  expect(adapt(accepted, refusal, sent)).toBe(true)
  expect(adapt(accepted, refusal, sent)).toBe(true)
  expect(accepted.schema).toBe('loose')
})

test('a refusal of something else changes nothing', () => {
  const accepted = acceptedAtFirst(false)
  expect(adapt(accepted, 'messages must alternate between user and assistant', chatBody(request, accepted, form))).toBe(
    false,
  )
})
