import { existsSync } from 'node:fs'
import { findContext } from '../models/find-context.ts'
import { readContextTokens } from '../store/analysis-settings.ts'
import { openReader } from '../store/open-collection.ts'
import type { ModelAccess } from './worker-messages.ts'

/**
 * A model's access with the context that it had when it last worked on the collection, else with what its endpoint says it
 * holds; unchanged where neither is known. An endpoint may say less while a model is not loaded, and reports that are packed for
 * another context would be written, and paid for, again.
 */
export async function withKnownContext(access: ModelAccess, file: string, signal: AbortSignal): Promise<ModelAccess> {
  const { settings, apiKey } = access
  const contextTokens = keptContext(file, settings.model) ?? (await findContext(settings, apiKey, signal))
  if (contextTokens === null || contextTokens < fewest) return access
  return { ...access, settings: { ...settings, contextTokens } }
}

/** What settings allow. */
const fewest = 1_024

function keptContext(file: string, model: string): number | undefined {
  if (!existsSync(file)) return undefined
  const store = openReader(file)
  try {
    return readContextTokens(store, model)
  } finally {
    store.close()
  }
}
