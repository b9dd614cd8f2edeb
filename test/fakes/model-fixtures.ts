import { createModel, type Models } from '../../electron/models/create-model.ts'
import type { ModelReply, ModelRequest } from '../../electron/models/language-model.ts'
import { createMeter, type Meter } from '../../electron/models/meter.ts'
import type { ReplyCache } from '../../electron/models/reply-cache.ts'
import { modelPresets } from '../../shared/model/model-presets.ts'
import type { ModelSettings } from '../../shared/model/model-settings.ts'
import { fastTime } from './fast-time.ts'

/** Settings for the fake endpoint. */
export const fakeSettings = (baseUrl: string, more: Partial<ModelSettings> = {}): ModelSettings => ({
  ...modelPresets.other.settings,
  baseUrl,
  model: 'fake-model',
  embeddingModel: 'fake-embedding',
  concurrency: 8,
  contextTokens: 16_000,
  requestSeconds: 100,
  ...more,
})

interface FakeModels extends Models {
  readonly meter: Meter
  readonly cache: ReplyCache
}

interface FakeOptions {
  readonly apiKey?: string
  readonly budget?: number
  readonly cache?: ReplyCache
  readonly fetch?: typeof fetch
}

/** Models of the fake endpoint, with replies kept in memory and time fifty times as fast. */
export function fakeModels(baseUrl: string, more: Partial<ModelSettings> = {}, options: FakeOptions = {}): FakeModels {
  const settings = fakeSettings(baseUrl, more)
  const budget = options.budget ?? null
  const meter = createMeter(settings.model, budget)
  const cache = options.cache ?? memoryCache()
  const own = options.fetch === undefined ? {} : { fetch: options.fetch }
  const models = createModel({ settings, apiKey: options.apiKey, cache, meter, budget, time: fastTime(50), ...own })
  return { ...models, meter, cache }
}

/** Replies kept as long as the test runs. */
function memoryCache(): ReplyCache {
  const replies = new Map<string, ModelReply>()
  return {
    knows: () => replies.size > 0,
    find: (key) => replies.get(key),
    save: ({ key, text, finish, inputTokens, outputTokens, seconds }) =>
      void replies.set(key, { key, text, finish, inputTokens, outputTokens, seconds, cached: true }),
    forget: (key) => void replies.delete(key),
  }
}

/** A request as the extraction of a chunk makes it. */
export const extractionOf = (text: string, more: Partial<ModelRequest> = {}): ModelRequest => ({
  work: 'extract',
  prompt: 'extract-graph@1',
  messages: [
    { role: 'system', content: 'Task: extract-graph\nFind the entities of the text.' },
    { role: 'user', content: `<<<text\n${text}\ntext>>>` },
  ],
  maxTokens: 2_000,
  ...more,
})
