import { createModel } from '../models/create-model.ts'
import type { EmbeddingModel } from '../models/language-model.ts'
import { createMeter } from '../models/meter.ts'
import type { ModelAccess } from './worker-messages.ts'

/** The embedding model alone, for the vector of a question; undefined where none is set up. */
export function createEmbedding({ settings, apiKey, budget }: ModelAccess): EmbeddingModel | undefined {
  const meter = createMeter(settings.embeddingModel, budget, () => undefined)
  return createModel({ settings, apiKey, cache: undefined, meter, budget }).embedding
}
