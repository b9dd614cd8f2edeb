import type { ModelSettings, Provider } from './model-settings.ts'

interface Preset {
  readonly name: string
  readonly needsKey: boolean
  /** Where it is usually reached; a part to be filled in stands in ‹ ›. */
  readonly settings: ModelSettings
}

const onThisMachine = { currency: 'USD', inputPerMillion: 0, outputPerMillion: 0, embeddingPerMillion: 0 } as const
const notKnown = { currency: 'USD', inputPerMillion: null, outputPerMillion: null, embeddingPerMillion: null } as const

const settings = (provider: Provider, baseUrl: string, more: Partial<ModelSettings> = {}): ModelSettings => ({
  provider,
  baseUrl,
  model: '',
  embeddingModel: '',
  apiVersion: '',
  concurrency: 2,
  contextTokens: 8_192,
  requestSeconds: 600,
  prices: onThisMachine,
  ...more,
})

const hosted = { concurrency: 8, contextTokens: 128_000, requestSeconds: 120, prices: notKnown } as const

/** What each provider usually needs; everything can be changed. */
export const modelPresets: Readonly<Record<Provider, Preset>> = {
  openai: { name: 'OpenAI', needsKey: true, settings: settings('openai', 'https://api.openai.com/v1', hosted) },
  azure: {
    name: 'Azure OpenAI',
    needsKey: true,
    settings: settings('azure', 'https://‹resource›.openai.azure.com', { ...hosted, apiVersion: '2024-10-21' }),
  },
  ollama: { name: 'Ollama', needsKey: false, settings: settings('ollama', 'http://127.0.0.1:11434/v1') },
  'lm-studio': { name: 'LM Studio', needsKey: false, settings: settings('lm-studio', 'http://127.0.0.1:1234/v1') },
  'llama-cpp': { name: 'llama.cpp', needsKey: false, settings: settings('llama-cpp', 'http://127.0.0.1:8080/v1') },
  vllm: {
    name: 'vLLM',
    needsKey: false,
    settings: settings('vllm', 'http://127.0.0.1:8000/v1', { concurrency: 32, contextTokens: 32_768 }),
  },
  other: { name: 'Other', needsKey: false, settings: settings('other', '', hosted) },
}
