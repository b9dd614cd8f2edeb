import { expect, test } from 'vitest'
import { fakeSettings } from '../../test/fakes/model-fixtures.ts'
import { findContext } from './find-context.ts'

const { signal } = new AbortController()

/** What is found where these addresses answer and no other does. */
function found(answers: Readonly<Record<string, unknown>>): Promise<number | null> {
  const fetch = async (input: string | URL | Request): Promise<Response> => {
    const answer = answers[new URL(String(input)).pathname]
    return answer === undefined ? new Response('', { status: 404 }) : Response.json(answer)
  }
  return findContext(fakeSettings('http://127.0.0.1:9/v1'), undefined, signal, {
    fetch: fetch as typeof globalThis.fetch,
  })
}

const listed = (more: object) => ({ '/v1/models': { data: [{ id: 'other' }, { id: 'fake-model', ...more }] } })

test.for([
  ['vLLM', listed({ max_model_len: 32_768 }), 32_768],
  ['LM Studio, as the model was loaded', listed({ max_context_length: 131_072, loaded_context_length: 4_096 }), 4_096],
  ['OpenRouter', listed({ context_length: 200_000 }), 200_000],
  ['llama.cpp', { ...listed({}), '/props': { default_generation_settings: { n_ctx: 8_192 } } }, 8_192],
  [
    'Ollama, as the model was set',
    { '/api/show': { parameters: 'stop "x"\nnum_ctx   16384', model_info: {} } },
    16_384,
  ],
  [
    'Ollama, as the model is loaded',
    { '/api/ps': { models: [{ name: 'fake-model:latest', context_length: 8_192 }] } },
    8_192,
  ],
  ['Ollama, with nothing set', { '/api/show': { model_info: { 'gemma3.context_length': 32_768 } } }, 4_096],
  ['an endpoint that says nothing', listed({}), null],
  ['an endpoint that says nonsense', { '/v1/models': '<html>', '/props': { default_generation_settings: 7 } }, null],
] as const)('the context of %s is found', async ([, answers, tokens]) => {
  expect(await found(answers)).toBe(tokens)
})
