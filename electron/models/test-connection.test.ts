import { afterEach, describe, expect, test } from 'vitest'
import { fastTime } from '../../test/fakes/fast-time.ts'
import { startModelEndpoint, type EndpointOptions, type ModelEndpoint } from '../../test/fakes/model-endpoint.ts'
import { fakeSettings } from '../../test/fakes/model-fixtures.ts'
import type { ConnectionReport, ModelSettings } from '../../shared/model/index.ts'
import { listModels } from './list-models.ts'
import { testConnection } from './test-connection.ts'

let endpoint: ModelEndpoint | undefined
const never = new AbortController().signal
const key = 'sk-secret-0123456789abcdef'

afterEach(async () => {
  await endpoint?.close()
  endpoint = undefined
})

const start = async (options: EndpointOptions = {}): Promise<string> =>
  (endpoint = await startModelEndpoint(options)).url
const tried = (url: string, more: Partial<ModelSettings> = {}, apiKey?: string): Promise<ConnectionReport> =>
  testConnection(fakeSettings(url, more), apiKey, never, { time: fastTime(50) })
const outcome = (report: ConnectionReport): Record<string, boolean> =>
  Object.fromEntries(report.checks.map(({ name, ok }) => [name, ok]))

describe('a connection that works', () => {
  test('tells what its endpoint can do', async () => {
    const report = await tried(await start({ contextTokens: 16_000, latency: 20 }))
    expect(report).toMatchObject({ ok: true, message: 'The model “fake-model” is ready.', contextTokens: 16_000 })
    expect(report.tokensPerSecond).toBeGreaterThan(0)
    expect(outcome(report)).toMatchObject({ chat: true, streaming: true, context: true, embeddings: true })
  })

  test('says what it does without, where the endpoint lacks something', async () => {
    const report = await tried(await start({ accepts: { schema: false, embeddings: false }, contextTokens: 4_096 }))
    expect(outcome(report)).toEqual({
      chat: true,
      streaming: true,
      'json-schema': false,
      'logit-bias': false,
      context: false,
      embeddings: false,
    })
    expect(report.ok).toBe(true)
    expect(report.message).toContain('set the context to 4,096 tokens')
  })
})

describe('a sentence says what to do', () => {
  test.for([
    ['a wrong key', { requiredKey: key }, {}, 'sk-other-9876543210fedcba', 'does not accept the key. Check the key'],
    ['no key', { requiredKey: key }, {}, undefined, 'wants a key. Set its key'],
    ['an unknown model', {}, { model: 'gpt-9' }, undefined, 'has no model “gpt-9”. Choose one'],
    ['too small a context', { contextTokens: 100 }, {}, undefined, 'its context is smaller than the 16,000 tokens'],
  ] as const)('for %s', async ([, options, more, apiKey, sentence]) => {
    const report = await tried(await start(options), more, apiKey)
    expect(report.ok).toBe(false)
    expect(report.message).toContain(sentence)
    expect(endpoint?.requests).toHaveLength(1)
    for (const secret of [key, apiKey ?? key]) expect(JSON.stringify(report)).not.toContain(secret)
  })

  test('for a port where nothing listens', async () => {
    const url = await start()
    await endpoint?.close()
    const report = await tried(url)
    expect(report.message).toMatch(/^Nothing listens at 127\.0\.0\.1:\d+\. Start the endpoint/)
    await expect(listModels(fakeSettings(url), undefined, never)).rejects.toThrow(/^Nothing listens at/)
  })

  test('for a host that there is not', async () => {
    const report = await tried('http://no-such-host.invalid/v1')
    expect(report.message).toBe("The host no-such-host.invalid can't be found. Check the base URL and the network.")
  })

  test('for an address that answers with a page', async () => {
    const report = await tried(await start({ faults: { every: 1, kinds: ['html'] } }))
    expect(report.message).toMatch(/answers as a language model\. Check the base URL/)
  })

  test('for an address of another kind', async () => {
    expect((await tried('ftp://127.0.0.1/v1')).message).toContain('begins with http:// or https://')
  })
})

test('a key that goes to another machine unencrypted is warned of', async () => {
  const url = await start({ requiredKey: key })
  const there = (input: string | URL | Request, init?: RequestInit): Promise<Response> =>
    fetch(String(input).replace('http://models.example', new URL(url).origin), init)
  const report = await testConnection(fakeSettings('http://models.example/v1'), key, never, { fetch: there })
  expect(report.checks[0]).toMatchObject({ name: 'chat', ok: true })
  expect(report.checks[0]?.detail).toContain('the key and the documents go to models.example unencrypted')
})
