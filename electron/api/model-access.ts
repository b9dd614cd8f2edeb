import type { EngineOptions } from './engine-options.ts'
import { readModelSettings } from './model-settings-file.ts'
import type { ModelAccess } from './worker-messages.ts'

/** How the installation's model is reached; undefined where none is set up. */
export function modelAccess(
  { dataDir, promptsPath, apiKeyFor }: Pick<EngineOptions, 'dataDir' | 'promptsPath' | 'apiKeyFor'>,
  budget: number | null,
): ModelAccess | undefined {
  const settings = readModelSettings(dataDir)
  if (settings === null || settings.model === '') return undefined
  return { settings, apiKey: apiKeyFor?.(settings.baseUrl)?.key, budget, promptsPath }
}
