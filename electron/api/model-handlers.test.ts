import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startModelEndpoint, type ModelEndpoint } from '../../test/fakes/model-endpoint.ts'
import { fakeSettings } from '../../test/fakes/model-fixtures.ts'
import { createModelHandlers } from './model-handlers.ts'

const { signal } = new AbortController()
const key = 'sk-secret-0123456789abcdef'
let dataDir: string
let endpoint: ModelEndpoint

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'strata-models-'))
  endpoint = await startModelEndpoint({ requiredKey: key, contextTokens: 16_000 })
})
afterEach(async () => {
  await endpoint.close()
  rmSync(dataDir, { recursive: true })
})

const withKey = (): ReturnType<typeof createModelHandlers> =>
  createModelHandlers({ dataDir, apiKeyFor: () => ({ key, from: 'environment' }) })

it('keeps how a model is reached, and no key', async () => {
  const handlers = withKey()
  expect(await handlers['models.get']({}, { signal })).toEqual({ settings: null })
  const settings = fakeSettings(endpoint.url)
  await handlers['models.set']({ settings }, { signal })
  expect(await withKey()['models.get']({}, { signal })).toEqual({ settings })
  const kept = readdirSync(dataDir).map((name) => readFileSync(join(dataDir, name), 'utf8'))
  expect(kept.join('')).not.toContain(key)
  await handlers['models.set']({ settings: null }, { signal })
  expect(await handlers['models.get']({}, { signal })).toEqual({ settings: null })
})

it('refuses an address that is none', async () => {
  const handlers = withKey()
  for (const baseUrl of [
    '',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'https://‹resource›.example',
    'http://me:it@host/v1',
  ])
    await expect(
      (async () => handlers['models.set']({ settings: fakeSettings(baseUrl) }, { signal }))(),
    ).rejects.toMatchObject({ code: 'invalid-input' })
})

it('tells where a key comes from, and never the key', async () => {
  expect(await withKey()['models.key']({ baseUrl: endpoint.url }, { signal })).toEqual({ from: 'environment' })
  const without = createModelHandlers({ dataDir })
  expect(await without['models.key']({ baseUrl: endpoint.url }, { signal })).toEqual({ from: null })
})

const models = ['fake-embedding', 'fake-model']
const from = (where: 'environment' | 'keychain'): ReturnType<typeof createModelHandlers> =>
  createModelHandlers({ dataDir, apiKeyFor: () => ({ key, from: where }) })

it('lists and tests with the key of the host', async () => {
  const settings = fakeSettings(endpoint.url)
  expect(await from('keychain')['models.list']({ settings }, { signal })).toEqual({ models })
  expect(await from('keychain')['models.test']({ settings }, { signal })).toMatchObject({
    ok: true,
    contextTokens: 16_000,
  })
  const without = createModelHandlers({ dataDir })
  await expect((async () => without['models.list']({ settings }, { signal }))()).rejects.toMatchObject({
    code: 'model-unavailable',
    message: expect.stringContaining('wants a key') as string,
  })
})

it('hands the key of the environment to no endpoint that nobody has tested or set up', async () => {
  const settings = fakeSettings(endpoint.url)
  const other = await startModelEndpoint({ requiredKey: key })
  try {
    const handlers = from('environment')
    const list = (baseUrl: string) => handlers['models.list']({ settings: { ...settings, baseUrl } }, { signal })
    await expect((async () => list(endpoint.url))()).rejects.toMatchObject({ code: 'model-unavailable' })
    expect(await handlers['models.test']({ settings }, { signal })).toMatchObject({ ok: true })
    expect(await list(endpoint.url)).toEqual({ models })

    await handlers['models.set']({ settings }, { signal })
    expect(await from('environment')['models.list']({ settings }, { signal })).toEqual({ models })
    await expect((async () => list(other.url))()).rejects.toMatchObject({ code: 'model-unavailable' })
  } finally {
    await other.close()
  }
})
