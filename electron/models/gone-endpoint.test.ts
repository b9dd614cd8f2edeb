import { inspect } from 'node:util'
import { afterEach, describe, expect, test } from 'vitest'
import type { ModelReply } from './language-model.ts'
import { extractionOf, fakeModels } from '../../test/fakes/model-fixtures.ts'
import { startModelEndpoint, type EndpointOptions, type ModelEndpoint } from '../../test/fakes/model-endpoint.ts'

let endpoint: ModelEndpoint | undefined
const never = new AbortController().signal
const texts = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => `Here is what Ada Lovelace told Person Number${at} in London.`)

afterEach(async () => {
  await endpoint?.close()
  endpoint = undefined
})

const start = async (options: EndpointOptions = {}): Promise<string> =>
  (endpoint = await startModelEndpoint(options)).url

/** What became of many requests made at once: their errors' messages, each once. */
async function askMany(url: string, count: number, apiKey?: string): Promise<readonly string[]> {
  const { language } = fakeModels(url, {}, apiKey === undefined ? {} : { apiKey })
  const outcomes = await Promise.allSettled(texts(count).map((text) => language.complete(extractionOf(text), never)))
  return [...new Set(outcomes.map((one) => (one.status === 'rejected' ? String(one.reason.message) : 'answered')))]
}

describe('settings that are wrong', () => {
  test('stop everything at once, with one sentence', async () => {
    const url = await start({ requiredKey: 'sk-right-0123456789', latency: 5 })
    expect(await askMany(url, 100, 'sk-wrong-9876543210')).toEqual([
      `The endpoint at ${new URL(url).host} does not accept the key.`,
    ])
    // Those that were under way when the first was refused, and none of the others.
    expect(endpoint?.requests.length).toBeLessThanOrEqual(8)
  })

  test('are not tried again: nothing listens', async () => {
    const url = await start()
    await endpoint?.close()
    expect(await askMany(url, 20)).toEqual([`Nothing listens at ${new URL(url).host}.`])
  })

  test('of an address that leads to a website say so', async () => {
    const page = new Response('<!doctype html><title>Welcome</title>', { headers: { 'content-type': 'text/html' } })
    const { language } = fakeModels('http://website.example/v1', {}, { fetch: async () => page.clone() })
    await expect(language.complete(extractionOf('Here Grace Hopper spoke.'), never)).rejects.toMatchObject({
      code: 'model-unavailable',
      message: 'Nothing at website.example answers as a language model.',
    })
  })
})

describe('an endpoint that goes away', () => {
  test('stops the work with a sentence, after it had time to come back', async () => {
    const url = await start({ latency: 2 })
    const { language, cache } = fakeModels(url)
    const first = await language.complete(extractionOf('Here Grace Hopper spoke.'), never)
    await endpoint?.close()
    const outcomes = await Promise.allSettled(texts(40).map((text) => language.complete(extractionOf(text), never)))
    const messages = new Set(
      outcomes.map((one) => (one.status === 'rejected' ? `${one.reason.code}: ${one.reason.message}` : '')),
    )
    expect([...messages]).toEqual([
      `model-unavailable: The endpoint at ${new URL(url).host} does not answer: nothing listens there, 7 times.`,
    ])
    expect(cache.find(first.key)).toBeDefined()
  })

  test('and comes back in time loses nothing', async () => {
    const url = await start()
    const { language } = fakeModels(url)
    await language.complete(extractionOf('Here Grace Hopper spoke.'), never)
    await endpoint?.close()
    const waiting = Promise.all(texts(10).map((text) => language.complete(extractionOf(text), never)))
    endpoint = await startModelEndpoint({ port: Number(new URL(url).port) })
    expect(await waiting).toHaveLength(10)
  })

  test('when it asks to wait for hours, that is said', async () => {
    const url = await start({ maxAtOnce: 0, retryAfterSeconds: 7_200 })
    // Those that wait for their turn are told too.
    expect(await askMany(url, 30)).toEqual([`The endpoint at ${new URL(url).host} asks to wait 2 hours.`])
  })
})

test('a request that never gets a usable reply fails alone', async () => {
  const url = await start()
  const empty = (): Response =>
    Response.json({ choices: [{ message: { role: 'assistant', content: '' }, finish_reason: 'stop' }] })
  const { language } = fakeModels(
    url,
    {},
    {
      fetch: async (input, init) => (String(init?.body).includes('Number3 ') ? empty() : fetch(input, init)),
    },
  )
  const outcomes = await Promise.allSettled(texts(10).map((text) => language.complete(extractionOf(text), never)))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(9)
  expect(outcomes[3]).toMatchObject({
    reason: { code: 'model-output', message: 'The model gave no reply to this request: its reply was empty, 4 times.' },
  })
})

test('a request that an endpoint refuses fails alone, at once, where others are answered', async () => {
  const url = await start()
  let refused = 0
  const refuse = (): Response => {
    refused += 1
    return Response.json({ error: { message: 'Roles must alternate.' } }, { status: 400 })
  }
  const { language } = fakeModels(
    url,
    {},
    { fetch: async (input, init) => (String(init?.body).includes('Hopper') ? refuse() : fetch(input, init)) },
  )
  await language.complete(extractionOf('Here Alan Turing spoke.'), never)
  await expect(language.complete(extractionOf('Here Grace Hopper spoke.'), never)).rejects.toMatchObject({
    code: 'model-output',
    message: 'The model gave no reply to this request: it refuses the request (400): Roles must alternate.',
  })
  // As it was, and with everything left out that the endpoint may not know.
  expect(refused).toBe(2)
  expect(await language.complete(extractionOf('Here Ada Lovelace spoke.'), never)).toMatchObject({ finish: 'stop' })
})

describe('a request that is longer than the model can hold', () => {
  const sentence = /^The model “fake-model” can't take this much text/
  const long = `Here Ada Lovelace spoke. ${'She said it again. '.repeat(400)}`
  const outcomes = (models: ReturnType<typeof fakeModels>, asked: readonly string[]) =>
    Promise.allSettled(
      asked.map((text) => models.language.complete(extractionOf(text, { maxTokens: 200 }), never)),
    ).then((all) => all.map((one) => (one.status === 'rejected' ? (one.reason as { code: string }).code : 'answered')))

  test('fails alone, whether or not another was answered before', async () => {
    const models = fakeModels(await start({ contextTokens: 1_000 }))
    expect(await outcomes(models, [long, ...texts(3), `${long}!`])).toEqual([
      'model-output',
      'answered',
      'answered',
      'answered',
      'model-output',
    ])
    const [first] = await Promise.allSettled([models.language.complete(extractionOf(long), never)])
    expect(first).toMatchObject({ reason: { message: expect.stringMatching(sentence) as string } })
    expect(await outcomes(models, texts(5))).not.toContain('model-output')
  })

  test('is one of many where the context is set wrong, which stops the work', async () => {
    const models = fakeModels(await start({ contextTokens: 100 }), { concurrency: 1 })
    expect(await outcomes(models, texts(6))).toEqual([
      'model-output',
      'model-output',
      'model-unavailable',
      'model-unavailable',
      'model-unavailable',
      'model-unavailable',
    ])
  })

  test('stops no run that goes on with the long ones alone', async () => {
    const url = await start({ contextTokens: 1_000 })
    const before = fakeModels(url)
    await outcomes(before, texts(1))
    const models = fakeModels(url, {}, { cache: before.cache })
    const longs = [1, 2, 3, 4, 5].map((at) => `${long} ${at}`)
    expect(new Set(await outcomes(models, longs))).toEqual(new Set(['model-output']))
  })
})

test('an embedding model that is not there stops no work of the language model', async () => {
  const { language, embedding } = fakeModels(await start({ models: ['fake-model'] }))
  await expect(embedding?.embed(['text'], never)).rejects.toMatchObject({
    code: 'model-unavailable',
    message: expect.stringContaining('has no model “fake-embedding”') as string,
  })
  expect(await language.complete(extractionOf('Here Grace Hopper spoke.'), never)).toMatchObject({ finish: 'stop' })
})

describe('a reply that is lost', () => {
  const asked = extractionOf('Here Ada Lovelace met Charles Babbage in London.', { maxTokens: 500 })
  const used = ({ meter }: ReturnType<typeof fakeModels>) => meter.reading().works[0]

  test.for(['reset', 'cut'] as const)('whole is charged as it may have been (%s)', async (kind) => {
    const models = fakeModels(await start({ faults: { every: 1, kinds: [kind] } }))
    const { outputTokens } = await models.language.complete(asked, never)
    expect(used(models)?.outputTokens).toBe(outputTokens + 500)
  })

  test.for(['cut', 'stall'] as const)('amid its stream is charged what came of it (%s)', async (kind) => {
    const models = fakeModels(await start({ faults: { every: 1, kinds: [kind] } }))
    let reply: ModelReply | undefined
    for await (const part of models.language.stream(asked, never)) reply = part.reply
    const lost = (used(models)?.outputTokens ?? 0) - (reply?.outputTokens ?? 0)
    expect(lost).toBeGreaterThan(0)
    expect(lost).toBeLessThan(reply?.outputTokens ?? 0)
  })

  test('costs nothing where there was no connection', async () => {
    const url = await start()
    const late = Object.assign(new Error('connect ETIMEDOUT'), { code: 'ETIMEDOUT', syscall: 'connect' })
    const own = async (input: Parameters<typeof fetch>[0], init?: RequestInit): Promise<Response> => {
      if (String(init?.body).includes('Hopper')) throw late
      return fetch(input, init)
    }
    const models = fakeModels(url, {}, { fetch: own })
    await models.language.complete(asked, never)
    const before = used(models)
    const lost = models.language.complete(extractionOf('Here Grace Hopper spoke.'), never)
    await expect(lost).rejects.toMatchObject({ code: 'model-unavailable' })
    expect(used(models)).toEqual({ ...before, retried: 6 })
  })
})

describe('a budget', () => {
  test.for([0.6, 1, 1.7])(
    'is never exceeded by an endpoint that counts %s tokens for one of ours',
    async (tokenRatio) => {
      const url = await start({ tokenRatio, latency: 2 })
      const budget = 20_000
      const { language, meter } = fakeModels(url, { requestSeconds: 3_000 }, { budget })
      const outcomes = await Promise.allSettled(
        texts(200).map((text) => language.complete(extractionOf(text, { maxTokens: 300 }), never)),
      )
      const spent = endpoint?.requests.reduce((sum, one) => sum + one.inputTokens + one.outputTokens, 0) ?? 0
      expect(spent).toBeLessThanOrEqual(budget)
      expect(spent).toBeGreaterThan(budget * 0.8)
      const codes = new Set(outcomes.map((one) => (one.status === 'rejected' ? one.reason.code : 'answered')))
      expect(codes).toEqual(new Set(['answered', 'over-budget']))
      const [work] = meter.reading().works
      expect((work?.inputTokens ?? 0) + (work?.outputTokens ?? 0)).toBe(spent)
    },
  )

  test('lets kept replies through when it is used up', async () => {
    const url = await start()
    const paid = fakeModels(url)
    const reply = await paid.language.complete(extractionOf('Here Grace Hopper spoke.'), never)
    const { language } = fakeModels(url, {}, { budget: 1, cache: paid.cache })
    expect(await language.complete(extractionOf('Here Grace Hopper spoke.'), never)).toEqual({ ...reply, cached: true })
    await expect(language.complete(extractionOf('Here Alan Turing spoke.'), never)).rejects.toMatchObject({
      code: 'over-budget',
    })
  })
})

test('the key is in no error, whatever the endpoint echoes', async () => {
  const key = 'sk-live-4f8d2b6c9e1a7035'
  const url = await start({ requiredKey: 'another' })
  const { language, embedding } = fakeModels(url, {}, { apiKey: key })
  const errors: unknown[] = []
  const keep = (thrown: unknown): void => void errors.push(thrown)
  await language.complete(extractionOf('Here Grace Hopper spoke.'), never).catch(keep)
  await embedding?.embed(['text'], never).catch(keep)
  const broken = fakeModels(`${url}/${key}`, {}, { apiKey: key })
  await broken.language.complete(extractionOf('Here Grace Hopper spoke.'), never).catch(keep)
  expect(errors).toHaveLength(3)
  for (const error of errors) expect(inspect(error, { depth: 12, showHidden: true })).not.toContain(key)
})
