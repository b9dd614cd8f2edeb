import { findContext } from '../models/find-context.ts'
import type { ModelAccess } from './worker-messages.ts'

/** A model's access with the context that its endpoint says it holds; unchanged where the endpoint doesn't say. */
export async function withKnownContext(access: ModelAccess, signal: AbortSignal): Promise<ModelAccess> {
  const contextTokens = await findContext(access.settings, access.apiKey, signal)
  if (contextTokens === null || contextTokens < fewest) return access
  return { ...access, settings: { ...access.settings, contextTokens } }
}

/** What settings allow. */
const fewest = 1_024
