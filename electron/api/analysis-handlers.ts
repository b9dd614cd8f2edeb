import type { EngineContract } from '../../shared/contract/engine.ts'
import { StrataError } from '../../shared/contract/errors.ts'
import type { Handlers } from '../../shared/contract/method.ts'
import { createBuiltinAnalyst } from '../analysts/builtin/create-builtin-analyst.ts'
import { decisionKey } from '../analysts/prompted/resolve/name-decisions.ts'
import { proposeTuning } from '../analysts/prompted/tuning/propose-tuning.ts'
import { createMeter } from '../models/meter.ts'
import { createModel } from '../models/create-model.ts'
import { createReplyCache } from '../models/store-reply-cache.ts'
import { estimateIndex } from '../indexing/estimate/estimate-index.ts'
import { takeSample } from '../indexing/take-sample.ts'
import { readAnalysis, saveAnalysis } from '../store/analysis-settings.ts'
import { readEntity } from '../store/entities.ts'
import { listFailures } from '../store/failures.ts'
import { readJobUsage } from '../store/jobs.ts'
import { forgetMadeFrom } from '../store/meta.ts'
import { saveNameDecision } from '../store/name-decisions.ts'
import { writeSoon } from '../store/write-soon.ts'
import { promptsOf } from './create-model-analyst.ts'
import type { EngineOptions } from './engine-options.ts'
import { modelAccess } from './model-access.ts'
import type { OpenCollections } from './open-collections.ts'
import { found } from './record-handlers.ts'
import { createSoonReplyCache } from './soon-reply-cache.ts'
import { usageOf } from './usage-of.ts'
import { noModel } from './wants-model.ts'

type Names =
  `analysis.${'get' | 'set' | 'estimate' | 'propose' | 'failures'}` | 'jobs.pause' | 'jobs.usage' | 'entities.separate'

/** What a model does for a collection, what that would take and what it took. */
export function createAnalysisHandlers(
  options: EngineOptions,
  open: OpenCollections,
): Pick<Handlers<EngineContract>, Names> {
  const accessTo = (): NonNullable<ReturnType<typeof modelAccess>> => {
    const access = modelAccess(options, null)
    if (access === undefined) throw noModel()
    return access
  }
  return {
    'analysis.get': ({ collection }) => readAnalysis(open.get(collection).store),
    'analysis.set': async ({ collection, analysis }, { signal }) => {
      const { store } = open.get(collection)
      await writeSoon(store, () => saveAnalysis(store, analysis), signal)
      return readAnalysis(store)
    },
    'analysis.estimate': ({ collection, analysis }, { signal }) => {
      const { store } = open.get(collection)
      const { settings } = accessTo()
      const prompts = promptsOf(store, options.promptsPath)
      return estimateIndex({ store, builtin: createBuiltinAnalyst(), analysis, prompts, settings, signal })
    },
    'analysis.propose': async ({ collection }, { signal }) => {
      const { store } = open.get(collection)
      const { settings, apiKey } = accessTo()
      const sample = takeSample(store)
      if (sample.length === 0)
        throw new StrataError('conflict', 'This collection holds no text yet.', { hint: 'Add documents first.' })
      const meter = createMeter(settings.model, null)
      const cache = createSoonReplyCache(store, createReplyCache(store), options.log)
      const { language } = createModel({ settings, apiKey, cache, meter, budget: null })
      try {
        const prompts = promptsOf(store, options.promptsPath)
        return { ...(await proposeTuning({ model: language, prompts, sample, signal })), usage: usageOf(meter.reading()) }
      } finally {
        await cache.settled()
      }
    },
    'analysis.failures': ({ collection }) => listFailures(open.get(collection).store),
    'jobs.pause': async ({ collection, jobId }) => {
      await open.get(collection).jobs.pause(jobId)
      return {}
    },
    'jobs.usage': ({ collection, jobId }) => found(readJobUsage(open.get(collection).store, jobId), 'job', jobId),
    'entities.separate': async ({ collection, id, alias }, { signal }) => {
      const { store } = open.get(collection)
      const { name, aliases } = found(readEntity(store, id), 'entity', id)
      if (!aliases.some((known) => known.name === alias))
        throw new StrataError('not-found', `“${alias}” is no other name of ${name}.`)
      const reason = 'somebody took them apart'
      await writeSoon(
        store,
        () => {
          saveNameDecision(store, {
            name: decisionKey(name),
            other: decisionKey(alias),
            same: false,
            reason,
            by: 'person',
          })
          forgetMadeFrom(store, 'resolve')
        },
        signal,
      )
      return {}
    },
  }
}
