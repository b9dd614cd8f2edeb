import { Readable } from 'node:stream'
import { afterEach, describe, expect, test } from 'vitest'
import { extractionOf, fakeModels } from '../../test/fakes/model-fixtures.ts'
import { startModelEndpoint, type EndpointOptions, type ModelEndpoint } from '../../test/fakes/model-endpoint.ts'
import { faultKinds } from '../../test/fakes/model-faults.ts'
import type { ModelReply, ReplyPart } from './language-model.ts'
import { realTime } from './real-time.ts'

let endpoint: ModelEndpoint | undefined
const never = new AbortController().signal
const text = 'It is said that Ada Lovelace met Charles Babbage in London. They spoke of the Analytical Engine.'

afterEach(async () => {
  await endpoint?.close()
  endpoint = undefined
})

const start = async (options: EndpointOptions = {}): Promise<string> =>
  (endpoint = await startModelEndpoint(options)).url
const answered = (): number => endpoint?.requests.filter((request) => request.answered).length ?? 0

async function heard(parts: AsyncIterable<ReplyPart>): Promise<{ readonly said: string; readonly reply: ModelReply }> {
  let said = ''
  for await (const part of parts) {
    said += part.delta
    if (part.reply !== undefined) return { said, reply: part.reply }
  }
  throw new Error('The stream ended without a reply.')
}

describe('a reply', () => {
  test('comes with what the endpoint says it took, and is not paid for again', async () => {
    const { language, meter } = fakeModels(await start())
    const first = await language.complete(extractionOf(text), never)
    const again = await language.complete(extractionOf(text), never)
    expect(first).toMatchObject({ finish: 'stop', cached: false })
    expect(first.text).toContain('ADA LOVELACE')
    expect(again).toEqual({ ...first, cached: true })
    expect(endpoint?.requests).toHaveLength(1)
    const [request] = endpoint?.requests ?? []
    expect(meter.reading().works).toMatchObject([
      {
        work: 'extract',
        calls: 1,
        cached: 1,
        retried: 0,
        inputTokens: request?.inputTokens,
        outputTokens: request?.outputTokens,
      },
    ])
  })

  test('that was forgotten is asked anew', async () => {
    const { language } = fakeModels(await start())
    const { key } = await language.complete(extractionOf(text), never)
    language.forget(key)
    await language.complete(extractionOf(text), never)
    expect(answered()).toBe(2)
  })

  test('is shared by those that ask for the same at once', async () => {
    const { language } = fakeModels(await start({ latency: 50 }))
    const replies = await Promise.all([1, 2, 3].map(() => language.complete(extractionOf(text), never)))
    expect(answered()).toBe(1)
    expect(replies.map(({ cached }) => cached).sort()).toEqual([false, true, true])
  })

  test('streams in parts that make up the whole', async () => {
    const { language } = fakeModels(await start())
    const { said, reply } = await heard(language.stream(extractionOf(text), never))
    expect(said).toBe(reply.text)
    expect(reply.inputTokens).toBe(endpoint?.requests[0]?.inputTokens)
    expect(await language.complete(extractionOf(text), never)).toEqual({ ...reply, cached: true })
    const kept = await heard(language.stream(extractionOf(text), never))
    expect(kept).toEqual({ said: reply.text, reply: { ...reply, cached: true } })
  })

  test('cut off at its limit says so', async () => {
    const { language } = fakeModels(await start())
    expect(await language.complete(extractionOf(text, { maxTokens: 20 }), never)).toMatchObject({ finish: 'length' })
  })
})

describe('an endpoint that fails once in a while', () => {
  const recovered = faultKinds.filter((kind) => kind !== 'wrong-schema')

  test.for(recovered)('is asked again after a fault of the kind %s', async (kind) => {
    const { language, meter } = fakeModels(await start({ faults: { every: 2, kinds: [kind] } }))
    await language.complete(extractionOf('First of all, Grace Hopper spoke.'), never)
    const reply = await language.complete(extractionOf(text), never)
    expect(reply).toMatchObject({ finish: 'stop' })
    expect(reply.text).toContain('ADA LOVELACE')
    expect(endpoint?.faults).toHaveLength(1)
    expect(answered()).toBe(2)
    expect(meter.reading().works[0]).toMatchObject({ calls: kind === 'refusal' ? 3 : 2, retried: 1 })
  })

  test.for(recovered)('streams the whole in spite of a fault of the kind %s', async (kind) => {
    const { language } = fakeModels(await start({ faults: { every: 2, kinds: [kind] } }))
    await language.complete(extractionOf('First of all, Grace Hopper spoke.'), never)
    const { said, reply } = await heard(language.stream(extractionOf(text), never))
    expect(reply.text).toContain('<|COMPLETE|>')
    expect(said).toBe(reply.text)
    expect(endpoint?.faults).toHaveLength(1)
  })

  test('gives every reply, each paid for once, with every tenth request a fault', async () => {
    const { language } = fakeModels(await start({ faults: { every: 10 }, latency: 5 }), { concurrency: 25 })
    const texts = Array.from({ length: 150 }, (_, at) => `Here is what Ada Lovelace told Person Number${at} in London.`)
    const replies = await Promise.all(texts.map((one) => language.complete(extractionOf(one), never)))
    expect(replies).toHaveLength(150)
    expect(new Set(endpoint?.faults.map(({ kind }) => kind)).size).toBe(9)
    const keys = endpoint?.requests.flatMap(({ answered, key }) => (answered ? [key] : [])) ?? []
    expect(keys).toHaveLength(150)
    expect(new Set(keys).size).toBe(150)
  })
})

describe('more requests than an endpoint bears', () => {
  test('are fewer at once from then on', async () => {
    const { language, meter } = fakeModels(await start({ maxAtOnce: 4, latency: 20 }), { concurrency: 16 })
    const texts = Array.from({ length: 60 }, (_, at) => `Here Ada Lovelace told Person Number${at} all.`)
    await Promise.all(texts.map((one) => language.complete(extractionOf(one), never)))
    expect(answered()).toBe(60)
    expect(meter.reading().atOnce).toBeLessThan(16)
  })
})

test('a model that reads for long after its first sign has the time that it is given', async () => {
  const event = (delta: object, reason: string | null) =>
    `data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason: reason }] })}\n\n`
  async function* slowly(): AsyncGenerator<Uint8Array> {
    yield Buffer.from(event({ role: 'assistant', content: '' }, null))
    // At fifty times the speed, longer than a stream may be silent once the reply has begun.
    await realTime.sleep(1_500)
    yield Buffer.from(event({ content: 'Done.' }, 'stop'))
  }
  const headers = { 'content-type': 'text/event-stream' }
  const own = async (): Promise<Response> =>
    new Response(Readable.toWeb(Readable.from(slowly())) as ReadableStream, { headers })
  const { language, meter } = fakeModels('http://127.0.0.1:9/v1', { requestSeconds: 3_000 }, { fetch: own })
  expect((await heard(language.stream(extractionOf(text), never))).said).toBe('Done.')
  expect(meter.reading().works).toMatchObject([{ calls: 1, retried: 0 }])
})

describe('a request that is given up', () => {
  test('ends at the endpoint too, and nothing else suffers', async () => {
    const { language } = fakeModels(await start({ latency: (before) => (before === 0 ? 60_000 : 0) }))
    const stop = new AbortController()
    const slow = language.complete(extractionOf(text), stop.signal)
    const other = await language.complete(extractionOf('Here Grace Hopper spoke.'), never)
    expect(other.text).toContain('GRACE HOPPER')
    stop.abort()
    await expect(slow).rejects.toMatchObject({ code: 'cancelled' })
    await expect.poll(() => endpoint?.requests.map(({ status }) => status)).toEqual([200, 499])
  })
})

describe('what an endpoint does not know', () => {
  test('is left out, and not sent again', async () => {
    const accepts = {
      schema: false,
      temperature: false,
      streamOptions: false,
      maxTokens: 'max_completion_tokens',
    } as const
    const { language } = fakeModels(await start({ accepts }))
    const schema = { name: 'graph', schema: { type: 'object' } }
    await language.complete(extractionOf(text, { schema }), never)
    const before = endpoint?.requests.length ?? 0
    await heard(language.stream(extractionOf('Here Grace Hopper spoke.', { schema }), never))
    await language.complete(extractionOf('Here Alan Turing spoke.', { schema }), never)
    // One more refusal: of the stream's options, which the first request had none of.
    expect((endpoint?.requests.length ?? 0) - before).toBe(3)
    expect(answered()).toBe(3)
  })

  test('is no reason to pay again in another session', async () => {
    const url = await start({ accepts: { schema: false } })
    const asked = extractionOf(text, { schema: { name: 'graph', schema: { type: 'object' } } })
    const first = fakeModels(url)
    await first.language.complete(extractionOf('Here Grace Hopper spoke.', { schema: asked.schema! }), never)
    const reply = await first.language.complete(asked, never)
    const second = fakeModels(url, {}, { cache: first.cache })
    expect(await second.language.complete(asked, never)).toEqual({ ...reply, cached: true })
    expect(answered()).toBe(2)
  })
})

describe('vectors', () => {
  test('come in the order of their texts, of unit length', async () => {
    const { embedding, meter } = fakeModels(await start({ faults: { every: 2, kinds: ['reset', 'empty'] } }))
    const texts = Array.from({ length: 200 }, (_, at) => `the text of number ${at}`)
    const vectors = (await embedding?.embed(texts, never)) ?? []
    const [last] = (await embedding?.embed(['the text of number 199'], never)) ?? []
    expect(vectors).toHaveLength(200)
    expect(vectors.at(-1)).toEqual(last)
    expect(Math.hypot(...(vectors[0] ?? []))).toBeCloseTo(1)
    expect(meter.reading().works[0]).toMatchObject({ work: 'embed', calls: 5 })
  })
})

describe('texts to embed', () => {
  const long = 'a word '.repeat(600)

  test('that are too long are refused alone, and the others get their vectors', async () => {
    const { embedding } = fakeModels(await start({ embeddingTokens: 512 }))
    await expect(embedding?.embed([long], never)).rejects.toMatchObject({
      code: 'model-output',
      message: 'The model gave no reply to this request: the text is longer than it takes.',
    })
    expect(await embedding?.embed(['a short text'], never)).toHaveLength(1)
  })

  test('are not asked for any more when some of them are refused', async () => {
    const { embedding } = fakeModels(await start({ embeddingTokens: 512, latency: 60_000 }))
    const short = Array.from({ length: 128 }, (_, at) => `the text of number ${at}`)
    await expect(embedding?.embed([...short, long], never)).rejects.toMatchObject({ code: 'model-output' })
    await expect.poll(() => endpoint?.requests.map(({ status }) => status).sort()).toEqual([413, 499, 499])
  })
})
