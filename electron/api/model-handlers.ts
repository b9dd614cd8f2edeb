import type { EngineContract } from '../../shared/contract/engine.ts'
import type { Handlers } from '../../shared/contract/method.ts'
import { listModels } from '../models/list-models.ts'
import { checkedBaseUrl } from '../models/openai/checked-base-url.ts'
import { testConnection } from '../models/test-connection.ts'
import { createChosenEndpoints } from './chosen-endpoints.ts'
import type { EngineOptions } from './engine-options.ts'
import { readModelSettings, saveModelSettings } from './model-settings-file.ts'

type Names = `models.${'get' | 'set' | 'key' | 'list' | 'test'}`

/** How the installation's model is reached. Keys are asked of the host when they are needed, and told nobody. */
export function createModelHandlers({
  dataDir,
  apiKeyFor,
}: Pick<EngineOptions, 'dataDir' | 'apiKeyFor'>): Pick<Handlers<EngineContract>, Names> {
  const endpoints = createChosenEndpoints(apiKeyFor, () => readModelSettings(dataDir)?.baseUrl)
  return {
    'models.get': () => ({ settings: readModelSettings(dataDir) }),
    'models.set': ({ settings }) => {
      const checked = settings === null ? null : { ...settings, baseUrl: checkedBaseUrl(settings.baseUrl) }
      saveModelSettings(dataDir, checked)
      return {}
    },
    'models.key': ({ baseUrl }) => ({ from: apiKeyFor?.(baseUrl)?.from ?? null }),
    'models.list': async ({ settings }, { signal }) => {
      const models = await listModels(settings, endpoints.keyFor(settings.baseUrl), signal)
      return { models: models.map(({ name }) => name) }
    },
    'models.test': ({ settings }, { signal }) => {
      // Whoever presses that has the address before them.
      endpoints.choose(settings.baseUrl)
      return testConnection(settings, endpoints.keyFor(settings.baseUrl), signal)
    },
  }
}
