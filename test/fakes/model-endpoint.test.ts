import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { startModelEndpoint, type EndpointOptions, type ModelEndpoint } from './model-endpoint.ts'

let endpoint: ModelEndpoint | undefined

afterEach(async () => {
  await endpoint?.close()
  endpoint = undefined
})

const start = async (options: EndpointOptions = {}): Promise<string> =>
  (endpoint = await startModelEndpoint(options)).url

const post = (url: string, body: unknown, key = 'k'): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
  })

const chat = (task: string, user: string, more: Readonly<Record<string, unknown>> = {}): unknown => ({
  model: 'fake-model',
  messages: [
    { role: 'system', content: `Task: ${task}\nDo it.` },
    { role: 'user', content: user },
  ],
  max_tokens: 1000,
  ...more,
})

const contentOf = async (response: Response): Promise<string> => {
  const body = (await response.json()) as { choices: { message: { content: string } }[] }
  return body.choices[0]?.message.content ?? ''
}

const text =
  'It is said that Ada Lovelace met Charles Babbage in London. They talked all night about the Analytical Engine.'

test('the names of a fenced text are its entities, and neighbours are related', async () => {
  const url = await start()
  const content = await contentOf(
    await post(`${url}/chat/completions`, chat('extract-graph', `<<<text\n${text}\ntext>>>`)),
  )
  expect(content).toContain('("entity"<|>ADA LOVELACE<|>')
  expect(content).toContain('("relationship"<|>ADA LOVELACE<|>CHARLES BABBAGE<|>')
  expect(content).toContain('<|COMPLETE|>')
})

test('reports cite ids of the context, points those of the data', async () => {
  const url = await start()
  const context =
    'Entities\nid,name,description\n5,ADA,a mathematician\n\nRelationships\nid,source,target\n23,ADA,BABBAGE'
  const report = await contentOf(
    await post(`${url}/chat/completions`, chat('leaf-report', `<<<context\n${context}\ncontext>>>`)),
  )
  expect(report).toContain('[Data: Entities (5); Relationships (23)]')
  const data = `<<<data\nReports\n2,Engines,All about engines\ndata>>>\n<<<question\nWhat about engines?\nquestion>>>`
  const points = await contentOf(await post(`${url}/chat/completions`, chat('map-reports', data)))
  expect(JSON.parse(points)).toEqual({
    points: [{ description: 'Engines,All about engines [Data: Reports (2)]', score: 80 }],
  })
})

test('a stream says the same in parts, with its usage', async () => {
  const url = await start()
  const body = chat('extract-graph', `<<<text\n${text}\ntext>>>`, {
    stream: true,
    stream_options: { include_usage: true },
  })
  const streamed = await (await post(`${url}/chat/completions`, body)).text()
  const events = streamed
    .split('\n\n')
    .flatMap((line) => (line.startsWith('data: {') ? [JSON.parse(line.slice(6))] : []))
  const said = events.map((event) => event.choices[0]?.delta.content ?? '').join('')
  expect(said).toBe(
    await contentOf(await post(`${url}/chat/completions`, chat('extract-graph', `<<<text\n${text}\ntext>>>`))),
  )
  expect(events.at(-1)?.usage.prompt_tokens).toBeGreaterThan(0)
  expect(streamed.trimEnd().endsWith('data: [DONE]')).toBe(true)
})

test('texts with the same words have nearer vectors', async () => {
  const url = await start()
  const input = ['the cat sat', 'a cat sat', 'quarterly earnings rose']
  const body = (await (await post(`${url}/embeddings`, { model: 'fake-embedding', input })).json()) as {
    data: { embedding: number[] }[]
  }
  const dot = (a: number, b: number): number =>
    (body.data[a]?.embedding ?? []).reduce((sum, value, at) => sum + value * (body.data[b]?.embedding[at] ?? 0), 0)
  expect(dot(0, 0)).toBeCloseTo(1)
  expect(dot(0, 1)).toBeGreaterThan(dot(0, 2))
})

test('wrong keys, unknown models, too long a text and unknown parameters are refused', async () => {
  const url = await start({ requiredKey: 'right', contextTokens: 1024, accepts: { logitBias: false } })
  const status = async (body: unknown, key = 'right'): Promise<number> =>
    (await post(`${url}/chat/completions`, body, key)).status
  expect(await status(chat('glean-check', 'More?'), 'wrong')).toBe(401)
  expect(await status(chat('glean-check', 'More?', { model: 'other' }))).toBe(404)
  expect(await status(chat('glean-check', 'word '.repeat(200)))).toBe(400)
  expect(await status(chat('glean-check', 'More?', { max_tokens: 1, logit_bias: { '9': 100 } }))).toBe(400)
  expect(await status(chat('glean-check', 'More?', { max_tokens: 1 }))).toBe(200)
})

test('a fault hits a request once, so that it succeeds when asked again', async () => {
  const url = await start({ faults: { every: 1, kinds: ['server-error', 'rate-limit'] } })
  const ask = async (user: string): Promise<number> =>
    (await post(`${url}/chat/completions`, chat('glean-check', user))).status
  expect([await ask('a'), await ask('a'), await ask('b'), await ask('b')]).toEqual([500, 200, 429, 200])
  expect(endpoint?.faults.map(({ kind }) => kind)).toEqual(['server-error', 'rate-limit'])
  expect(endpoint?.requests.map(({ answered }) => answered)).toEqual([false, true, false, true])
})

test('more requests at once than it bears are told to wait', async () => {
  const url = await start({ maxAtOnce: 2, latency: 50 })
  const replies = await Promise.all(
    ['a', 'b', 'c', 'd'].map((user) => post(`${url}/chat/completions`, chat('glean-check', user))),
  )
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 429, 429])
  expect(replies.find(({ status }) => status === 429)?.headers.get('retry-after')).toBe('1')
})

test('in a process of its own it tells its address and notes what it answered', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'strata-fake-'))
  const file = join(folder, 'answered.jsonl')
  const path = join(import.meta.dirname, 'model-endpoint-process.ts')
  const child = spawn(process.execPath, [path, '{"gleanings": 1}', file], { stdio: ['pipe', 'pipe', 'inherit'] })
  try {
    const [line] = (await once(child.stdout, 'data')) as [Buffer]
    const { url } = JSON.parse(line.toString()) as { url: string }
    expect(await contentOf(await post(`${url}/chat/completions`, chat('glean-check', 'More?')))).toBe('YES')
    child.stdin.end()
    await once(child, 'exit')
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ task: 'glean-check', answered: true })
  } finally {
    child.kill()
    rmSync(folder, { recursive: true, force: true })
  }
})
