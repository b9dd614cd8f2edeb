import type { ModelSettings } from '../../shared/model/index.ts'
import type { EmbeddingModel, LanguageModel } from './language-model.ts'
import type { Meter } from './meter.ts'
import { checkedBaseUrl, hostOf } from './openai/checked-base-url.ts'
import { createOpenAiEmbeddingModel } from './openai/embedding-model.ts'
import { createEndpoint } from './openai/endpoint.ts'
import { createOpenAiLanguageModel } from './openai/language-model.ts'
import { realTime, type Time } from './real-time.ts'
import type { ReplyCache } from './reply-cache.ts'
import { createSchedulers } from './scheduling/scheduler.ts'

interface ModelOptions {
  readonly settings: ModelSettings
  readonly apiKey: string | undefined
  /** Undefined where replies are not kept. */
  readonly cache: ReplyCache | undefined
  readonly meter: Meter
  /** Tokens in and out that may be used; null for no end. */
  readonly budget: number | null
  readonly time?: Time
  readonly fetch?: typeof fetch
}

export interface Models {
  readonly language: LanguageModel
  /** Undefined where the settings name none. */
  readonly embedding: EmbeddingModel | undefined
}

/**
 * The models that settings name. Both share turns and budget. Throws `invalid-input` for an address that can't be one;
 * nothing is sent before the first request.
 */
export function createModel(options: ModelOptions): Models {
  const { apiKey, cache, meter, budget, time = realTime, fetch } = options
  const settings = { ...options.settings, baseUrl: checkedBaseUrl(options.settings.baseUrl) }
  const endpoint = createEndpoint({ settings, apiKey, fetch, today: time.today })
  const host = hostOf(settings.baseUrl)
  const scheduler = createSchedulers({ host, concurrency: settings.concurrency, budget, meter, time })
  return {
    language: createOpenAiLanguageModel({ settings, endpoint, scheduler: scheduler(), meter, cache }),
    embedding:
      settings.embeddingModel === ''
        ? undefined
        : createOpenAiEmbeddingModel({ settings, endpoint, scheduler: scheduler() }),
  }
}
