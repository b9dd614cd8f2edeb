import { StrataError } from '../../shared/contract/errors.ts'
import type { Usage } from '../../shared/model/index.ts'
import type { Analyst } from '../analysts/analyst.ts'
import { createBuiltinAnalyst } from '../analysts/builtin/create-builtin-analyst.ts'
import type { EmbeddingModel } from '../models/language-model.ts'
import { createReplyCache } from '../models/store-reply-cache.ts'
import { readAnalysis } from '../store/analysis-settings.ts'
import type { Writer } from '../store/connection.ts'
import { createEmbedding } from './create-embedding.ts'
import { createModelAnalyst } from './create-model-analyst.ts'
import { createSoonReplyCache } from './soon-reply-cache.ts'
import { usageOf } from './usage-of.ts'
import type { ModelAccess } from './worker-messages.ts'

/** Who may answer: how the model is reached is asked only where one is wanted. */
export interface Answering {
  /** Without it, as the collection's settings have it. */
  readonly by?: 'builtin' | 'prompted' | undefined
  readonly model: () => ModelAccess | undefined
  readonly log: (thrown: unknown) => void
}

interface Answerer {
  readonly analyst: Analyst
  /** Makes the question's vector, where the collection has vectors and a model is set up. */
  readonly embedding?: EmbeddingModel | undefined
  /** What the question took up to now; nothing where no model is asked. */
  readonly usage?: () => Usage
  /** When all replies are kept. */
  readonly settled: () => Promise<void>
}

/** The analyst that answers one question. Throws `model-unavailable` where a model is wanted and none is set up. */
export function createAnswerer(store: Writer, { by, model, log }: Answering): Answerer {
  const analysis = readAnalysis(store)
  const builtin = createBuiltinAnalyst()
  if ((by ?? analysis.answers) === 'builtin') {
    const access = analysis.embeddings ? model() : undefined
    return { analyst: builtin, embedding: access && createEmbedding(access), settled: () => Promise.resolve() }
  }
  const access = model()
  if (access === undefined)
    throw new StrataError('model-unavailable', 'A model is to answer this, and none is set up.', {
      hint: 'Set up a model in the settings, or let the built-in analyst answer.',
    })
  const cache = createSoonReplyCache(store, createReplyCache(store), log)
  const { analyst, embedding, meter } = createModelAnalyst({
    ...access,
    store,
    analysis: { ...analysis, answers: 'prompted' },
    builtin,
    cache,
    onMeter: () => undefined,
  })
  return { analyst, embedding, usage: () => usageOf(meter.reading()), settled: cache.settled }
}
