import type { AnalysisSettings } from '../../shared/model/index.ts'
import type { Analyst } from '../analysts/analyst.ts'
import { createMixedAnalyst } from '../analysts/mixed/create-mixed-analyst.ts'
import { createCandidates } from '../analysts/prompted/resolve/create-candidates.ts'
import { createPromptedAnalyst } from '../analysts/prompted/create-prompted-analyst.ts'
import type { NameDecisions } from '../analysts/prompted/resolve/name-decisions.ts'
import { createMeter, type Meter } from '../models/meter.ts'
import { createModel } from '../models/create-model.ts'
import { loadPrompts, withOverrides, type PromptLibrary } from '../models/prompts/prompt-library.ts'
import type { EmbeddingModel } from '../models/language-model.ts'
import type { ReplyCache } from '../models/reply-cache.ts'
import type { Reader } from '../store/connection.ts'
import { promptOverrides } from '../store/prompts.ts'
import type { ModelAccess } from './worker-messages.ts'

interface ModelAnalyst extends ModelAccess {
  readonly store: Reader
  readonly analysis: AnalysisSettings
  readonly builtin: Analyst
  /** Who does what is not given to the model, where that is not just `builtin`. */
  readonly rest?: Analyst
  /** What was decided of names; absent where none are resolved. */
  readonly decisions?: NameDecisions
  readonly cache: ReplyCache
  readonly onMeter: () => void
}

/** The prompts of a collection: those that come with the app, and its own in their place. */
export const promptsOf = (store: Reader, promptsPath: string): PromptLibrary =>
  withOverrides(loadPrompts(promptsPath), promptOverrides(store))

interface WithModel {
  readonly analyst: Analyst
  /** Where the collection's settings want vectors and an embedding model is set up. */
  readonly embedding: EmbeddingModel | undefined
  readonly prompts: PromptLibrary
  readonly meter: Meter
}

/** The analyst that a collection's settings ask for, with a model behind it that is counted and remembered. */
export function createModelAnalyst({
  store,
  settings,
  apiKey,
  budget,
  analysis,
  builtin,
  rest = builtin,
  decisions,
  promptsPath,
  cache,
  onMeter,
}: ModelAnalyst): WithModel {
  const prompts = promptsOf(store, promptsPath)
  const meter = createMeter(settings.model, budget, onMeter)
  const { language, embedding } = createModel({ settings, apiKey, cache, meter, budget })
  const prompted = createPromptedAnalyst({
    model: language,
    prompts,
    analysis,
    builtin,
    ...(decisions && {
      resolution: { decisions, candidates: createCandidates(analysis.embeddings ? embedding : undefined) },
    }),
  })
  return {
    analyst: createMixedAnalyst({ builtin: rest, prompted, analysis }),
    embedding: analysis.embeddings ? embedding : undefined,
    prompts,
    meter,
  }
}
