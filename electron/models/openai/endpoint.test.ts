import { afterEach, expect, test } from 'vitest'
import { modelPresets, type ModelSettings } from '../../../shared/model/index.ts'
import type { ModelRequest } from '../language-model.ts'
import { createEndpoint } from './endpoint.ts'
import type { RawReply } from './read-reply.ts'

interface Seen {
  readonly url: string
  readonly headers: Headers
  readonly body: Record<string, unknown>
}

const saved = { ...process.env }
afterEach(() => {
  process.env = { ...saved }
})

const request: ModelRequest = {
  work: 'glean',
  prompt: 'glean-check@1',
  messages: [{ role: 'user', content: 'Was anything missed?' }],
  maxTokens: 10,
  choice: ['YES', 'NO'],
}

/** Asks with these settings; gives what went over the wire and what came of it. */
async function asked(
  settings: Partial<ModelSettings>,
  answers: readonly Response[],
  apiKey: string | undefined = 'k-123456',
): Promise<{ readonly seen: readonly Seen[]; readonly reply: RawReply }> {
  const seen: Seen[] = []
  const left = [...answers]
  const endpoint = createEndpoint({
    settings: { ...modelPresets.openai.settings, ...settings },
    apiKey,
    today: () => 0,
    fetch: async (input, init) => {
      seen.push({ url: String(input), headers: new Headers(init?.headers), body: JSON.parse(String(init?.body)) })
      return left.shift() ?? Response.error()
    },
  })
  const { signal } = new AbortController()
  const reply = await endpoint.chat(request, { signal, alive: () => undefined, maxTokens: 10 })
  return { seen, reply }
}

const says = (content: string): Response =>
  Response.json({ choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }] })
const refuses = (status: number, message: string, code = ''): Response =>
  Response.json({ error: { message, code } }, { status })

test('yes or no is forced by the tokens of a model of OpenAI', async () => {
  const { seen, reply } = await asked({ model: 'gpt-4o-mini' }, [says('NO')])
  expect(seen[0]?.url).toBe('https://api.openai.com/v1/chat/completions')
  expect(seen[0]?.body).toMatchObject({ logit_bias: { 31958: 100, 14695: 100 }, max_completion_tokens: 1 })
  expect(seen[0]?.headers.get('authorization')).toBe('Bearer k-123456')
  expect(reply).toMatchObject({ text: 'NO', finish: 'stop', usage: undefined })
})

test('each vocabulary has its own tokens, and an unknown one none', async () => {
  const older = await asked({ model: 'gpt-4-turbo' }, [says('NO')])
  expect(older.seen[0]?.body).toHaveProperty('logit_bias', { 14331: 100, 9173: 100 })
  const unknown = await asked({ model: 'gpt-5' }, [says('NO')])
  expect(unknown.seen[0]?.body).not.toHaveProperty('logit_bias')
  const elsewhere = await asked({ baseUrl: 'http://127.0.0.1:8000/v1', provider: 'other', model: 'gpt-4o' }, [
    says('NO'),
  ])
  expect(elsewhere.seen[0]?.body).not.toHaveProperty('logit_bias')
  expect(elsewhere.seen[0]?.body).toHaveProperty('max_tokens', 10)
})

test('Azure is asked at its deployment, with its version and its header', async () => {
  const azure = { ...modelPresets.azure.settings, baseUrl: 'https://mine.openai.azure.com', model: 'my-gpt-4o' }
  const { seen } = await asked(azure, [says('NO')])
  expect(seen[0]?.url).toBe(
    'https://mine.openai.azure.com/openai/deployments/my-gpt-4o/chat/completions?api-version=2024-10-21',
  )
  expect(seen[0]?.headers.get('api-key')).toBe('k-123456')
  expect(seen[0]?.headers.get('authorization')).toBeNull()
})

test('a key is sent without the space around it, and one that can be none is not sent', async () => {
  const { seen } = await asked({ model: 'm' }, [says('NO')], ' k-123456\n')
  expect(seen[0]?.headers.get('authorization')).toBe('Bearer k-123456')
  const broken = await asked({ model: 'm' }, [says('NO')], 'k-123\n456').catch((thrown: unknown) => thrown)
  expect(broken).toMatchObject({ code: 'invalid-input', message: 'The key holds characters that no key has.' })
})

test('nothing is taken from the environment', async () => {
  Object.assign(process.env, {
    OPENAI_API_KEY: 'sk-of-somebody-else',
    OPENAI_BASE_URL: 'https://elsewhere.example/v1',
    OPENAI_ORG_ID: 'org-of-somebody-else',
    AZURE_OPENAI_API_KEY: 'azure-of-somebody-else',
  })
  const { seen } = await asked({ baseUrl: 'http://127.0.0.1:8000/v1', provider: 'other', model: 'm' }, [says('NO')], '')
  expect(seen[0]?.url).toBe('http://127.0.0.1:8000/v1/chat/completions')
  expect(JSON.stringify([...(seen[0]?.headers ?? [])])).not.toMatch(/somebody-else|authorization/)
})

test('an endpoint that does not say what it does not take is asked for the barest', async () => {
  const { seen, reply } = await asked({ model: 'gpt-4o' }, [refuses(400, 'Bad request.'), says('NO')])
  expect(seen.map(({ body }) => Object.keys(body))).toEqual([
    ['model', 'messages', 'max_completion_tokens', 'temperature', 'logit_bias'],
    ['model', 'messages', 'max_completion_tokens'],
  ])
  expect(reply.text).toBe('NO')
})

test('a filter that strikes before the model is a refusal', async () => {
  const { reply } = await asked({ model: 'gpt-4o' }, [refuses(400, 'The response was filtered.', 'content_filter')])
  expect(reply).toMatchObject({ finish: 'refused', text: '' })
})

test.for([
  [refuses(401, 'Incorrect API key provided: k-123456'), 'does not accept the key'],
  [refuses(403, 'Forbidden'), 'does not accept the key'],
  [refuses(403, 'Your project may not use the model'), 'does not allow the model “gpt-4o” with this key'],
  [refuses(404, 'The model does not exist', 'model_not_found'), 'has no model “gpt-4o”'],
  [refuses(404, 'model "x" not found, try pulling it first'), 'has no model “gpt-4o”'],
  [refuses(400, 'No models loaded. Please load a model.'), 'has no model “gpt-4o”'],
  [new Response('404 page not found', { status: 404 }), 'Nothing at api.openai.com answers as a language model'],
  [refuses(429, 'You exceeded your current quota', 'insufficient_quota'), 'has nothing left to spend'],
  [refuses(429, 'You exceeded your current quota'), 'has nothing left to spend'],
  [refuses(402, 'Insufficient Balance'), 'has nothing left to spend'],
] as const)('a refusal for good is one sentence: %#', async ([answer, sentence]) => {
  await expect(asked({ model: 'gpt-4o' }, [answer])).rejects.toMatchObject({
    code: 'model-unavailable',
    message: expect.stringContaining(sentence) as string,
    hint: expect.stringMatching(/\.$/) as string,
  })
})

test('what an endpoint says of a request it refuses is told, without the key', async () => {
  const bad = (): Response => refuses(400, 'Roles must alternate; key k-123456 noted')
  await expect(asked({ model: 'gpt-4o' }, [bad(), bad()])).rejects.toThrow(
    'it refuses the request (400): Roles must alternate; key … noted',
  )
})

test.for([
  refuses(400, "This model's maximum context length is 8192 tokens.", 'context_length_exceeded'),
  refuses(400, 'the request exceeds the available context size (4096 tokens)'),
  refuses(500, 'input (5000 tokens) is too large to process. increase the physical batch size'),
])('a request that is too long may be the only one: %#', async (answer) => {
  await expect(asked({ model: 'gpt-4o' }, [answer])).rejects.toMatchObject({
    kind: 'unusable',
    details: { tooLong: true, neverAnswered: { message: expect.stringContaining('its context is smaller') as string } },
  })
})

test('a quota that fills again is waited for', async () => {
  const says = 'You exceeded your current quota, please check your plan and billing details.'
  await expect(asked({ model: 'm' }, [refuses(429, `${says} Please retry in 12s.`)])).rejects.toMatchObject({
    kind: 'limited',
    details: { wait: 12_000 },
  })
  const headers = { 'retry-after': '30' }
  const answer = Response.json({ error: { message: says } }, { status: 429, headers })
  await expect(asked({ model: 'm' }, [answer])).rejects.toMatchObject({ kind: 'limited', details: { wait: 30_000 } })
})

test('a refusal that says nothing takes nothing away until it comes again', async () => {
  const bodies: Record<string, unknown>[] = []
  const answers = [refuses(400, 'Bad request.'), says('NO'), says('NO'), refuses(400, 'Bad request.'), says('NO')]
  const endpoint = createEndpoint({
    settings: { ...modelPresets.openai.settings, model: 'gpt-4o' },
    apiKey: 'k-123456',
    today: () => 0,
    fetch: async (_, init) => {
      bodies.push(JSON.parse(String(init?.body)) as Record<string, unknown>)
      return answers.shift() ?? refuses(400, 'Bad request.')
    },
  })
  const { signal } = new AbortController()
  const ask = () => endpoint.chat(request, { signal, alive: () => undefined, maxTokens: 10 })
  await ask()
  await ask()
  expect(bodies.map((body) => 'logit_bias' in body)).toEqual([true, false, true])
  await ask()
  answers.push(refuses(400, 'Bad request.'), says('NO'))
  await ask()
  expect(endpoint.accepted).toMatchObject({ logitBias: false, temperature: false, schema: 'strict' })
})

test('what others found meanwhile is not forgotten', async () => {
  const endpoint = createEndpoint({
    settings: { ...modelPresets.openai.settings, model: 'gpt-4o' },
    apiKey: 'k-123456',
    today: () => 0,
    fetch: async (_, init) => {
      if (String(init?.body).includes('logit_bias')) return refuses(400, 'Bad request.')
      endpoint.accepted.mostOutput = 1_024
      return says('NO')
    },
  })
  const { signal } = new AbortController()
  for (let at = 0; at < 2; at += 1) await endpoint.chat(request, { signal, alive: () => undefined, maxTokens: 10 })
  expect(endpoint.accepted).toMatchObject({ mostOutput: 1_024, logitBias: false })
})
