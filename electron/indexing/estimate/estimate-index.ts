import type { AnalysisSettings, Estimate, ModelSettings, WorkEstimate } from '../../../shared/model/index.ts'
import type { Analyst } from '../../analysts/analyst.ts'
import { createMixedAnalyst } from '../../analysts/mixed/create-mixed-analyst.ts'
import { createCandidates } from '../../analysts/prompted/resolve/create-candidates.ts'
import { createPromptedAnalyst } from '../../analysts/prompted/create-prompted-analyst.ts'
import type { PromptLibrary } from '../../models/prompts/prompt-library.ts'
import { replyKey } from '../../models/reply-key.ts'
import { chunksToExtract, countChunks, documentsToExtract } from '../../store/chunks.ts'
import type { Reader } from '../../store/connection.ts'
import { nameDecisions } from '../../store/name-decisions.ts'
import { replyOf } from '../../store/replies.ts'
import { chunksOf, replyFigures } from '../../store/reply-figures.ts'
import { costOf } from './cost-of.ts'
import { createDryModel } from './dry-model.ts'
import { estimateDescriptions } from './estimate-descriptions.ts'
import { estimateEmbeddings } from './estimate-embeddings.ts'
import { estimateReports } from './estimate-reports.ts'
import { estimateExtraction, estimateResolution } from './estimate-extraction.ts'
import { addNames } from './add-names.ts'
import { createUsualReplies } from './usual-replies.ts'

interface EstimateIndex {
  readonly store: Reader
  readonly builtin: Analyst
  readonly analysis: AnalysisSettings
  readonly prompts: PromptLibrary
  readonly settings: ModelSettings
  readonly signal: AbortSignal
}

/** What a part of the pipeline needs to be foretold. */
export interface Foretelling {
  readonly store: Reader
  /** Works with a model that only counts what it is asked. */
  readonly analyst: Analyst
  /** The chunks that the model is to read, by id. */
  readonly unread: ReadonlySet<number>
  readonly signal: AbortSignal
}

/**
 * What it would take to bring a collection up to date with a model, as it stands now: the analyst makes the requests that
 * it would make, of a model that only counts them. What the model has not read yet is taken to be as the map shows it that
 * is there. Nothing is asked and nothing changed.
 */
export async function estimateIndex(input: EstimateIndex): Promise<Estimate> {
  const { store, builtin, analysis, prompts, settings, signal } = input
  const figures = replyFigures(store, settings.model)
  const [ofEntity, ofRelationship] = [chunksOf(store, 'entity'), chunksOf(store, 'relationship')]
  const chunks = Math.max(1, countChunks(store))
  const perChunk = (of: ReadonlyMap<number, readonly number[]>): number =>
    Math.min(20, Math.round([...of.values()].reduce((sum, own) => sum + own.length, 0) / chunks) || usualNumber)
  const dry = createDryModel({
    name: settings.model,
    contextTokens: settings.contextTokens,
    kept: (request) => {
      const kept = replyOf(store, replyKey(settings.model, request))
      return kept && { ...kept, cached: true }
    },
    figures,
    replyTo: createUsualReplies({ entities: perChunk(ofEntity), relationships: perChunk(ofRelationship), figures }),
  })
  // Vectors of names are not to be had for nothing: names alone say which go together.
  const resolution = { decisions: { all: () => nameDecisions(store) }, candidates: createCandidates() }
  const prompted = createPromptedAnalyst({ model: dry.model, prompts, analysis, builtin, resolution })
  const analyst = createMixedAnalyst({ builtin, prompted, analysis })
  const { fingerprint } = analyst.who('extract')
  const unread = new Set(
    analysis.extraction === 'prompted'
      ? documentsToExtract(store, fingerprint).flatMap((id) =>
          chunksToExtract(store, id, fingerprint).map((chunk) => chunk.id),
        )
      : [],
  )
  if (unread.size > 0) await addNames(ofEntity, { store, builtin, unread, signal })
  const foretelling: Foretelling = { store, analyst, unread, signal }
  if (analysis.extraction === 'prompted') await estimateExtraction(foretelling, fingerprint)
  if (analysis.resolution) await estimateResolution(foretelling)
  if (analysis.extraction === 'prompted') await estimateDescriptions(foretelling, { ofEntity, ofRelationship })
  if (analysis.reports !== null) await estimateReports(foretelling, analysis.reports, ofEntity)
  const asked = dry.works()
  const embedded = analysis.embeddings ? estimateEmbeddings(store, settings.embeddingModel) : []
  const works: readonly WorkEstimate[] = [...asked, ...embedded]
  const sum = (of: 'calls' | 'inputTokens' | 'outputTokens'): number => works.reduce((all, work) => all + work[of], 0)
  const seconds = dry.seconds()
  return {
    model: settings.model,
    chunks: unread.size,
    works: [...works],
    calls: sum('calls'),
    inputTokens: sum('inputTokens'),
    outputTokens: sum('outputTokens'),
    cost: costOf(works, settings.prices),
    currency: settings.prices.currency,
    minutes: seconds === undefined ? null : seconds / settings.concurrency / 60,
    assumptions: assumptions(analysis, figures.size > 0, unread.size),
  }
}

/** Entities or relationships of a chunk where no map is there to tell. */
const usualNumber = 8

function assumptions(analysis: AnalysisSettings, isKnown: boolean, unread: number): string[] {
  return [
    'Tokens are counted on the very prompts as GPT-4 cuts them; another model may count some more or fewer.',
    isKnown
      ? 'Replies are taken to be as long as this model’s were in this collection up to now.'
      : 'No reply of this model is known here yet: replies are taken to be about as long as what the built-in analyst found.',
    ...(unread > 0 && analysis.gleanings > 0 && !isKnown
      ? ['Every gleaning is taken to find something, which not every one does.']
      : []),
    ...(unread > 0 ? ['Entities and communities are taken to be about as many as on the map that is there now.'] : []),
    'Requests that fail and are made again are not counted.',
  ]
}
