import { StrataError, type ErrorCode } from '../../shared/contract/errors.ts'
import type { Estimate } from '../../shared/model/index.ts'
import type { Analyst } from '../analysts/analyst.ts'
import { createKeepingAnalyst } from '../analysts/mixed/create-keeping-analyst.ts'
import { estimateIndex } from '../indexing/estimate/estimate-index.ts'
import { mappingStages, readingStages, runPipeline, type PipelineContext } from '../indexing/pipeline.ts'
import type { JobReporter } from '../jobs/job-reporter.ts'
import { keepOften } from '../jobs/keep-often.ts'
import { readAnalysis, saveContextTokens } from '../store/analysis-settings.ts'
import { isReadByModel } from '../store/chunks.ts'
import type { Writer } from '../store/connection.ts'
import { setJobUsage } from '../store/jobs.ts'
import { createReplyCache } from '../models/store-reply-cache.ts'
import { createModelAnalyst } from './create-model-analyst.ts'
import { createNameDecisions } from './name-decisions.ts'
import { noModel, wantsModel } from './wants-model.ts'
import type { JobTask } from './worker-messages.ts'

interface RunIndex extends JobTask {
  readonly store: Writer
  readonly jobId: number
  readonly builtin: Analyst
  readonly paths: readonly string[]
  readonly uploadsDir?: string | undefined
  readonly signal: AbortSignal
  /** Milliseconds. */
  readonly now: () => number
  readonly reporter: JobReporter
  readonly log: (thrown: unknown) => void
  /** Hears that the job has stopped, and brings what it has into line before it ends. */
  readonly onSettling?: () => void
}

/** Milliseconds between two times that what a model took is kept while it is asked. */
const keepEvery = 2_000

/**
 * The work of one job: brings the collection up to date as its settings say. Where a model is to read a collection that
 * none has read yet, the built-in analyst makes its map first: there is something to look at, and the model's work can be
 * foretold from it. What the model took is kept with the job as it goes, however that ends. A run that is stopped leaves a
 * map of what has been read up to then.
 */
export async function runIndex({ model, reporter, jobId, builtin, now, log, ...task }: RunIndex): Promise<void> {
  const { store, signal, onSettling } = task
  const decisions = createNameDecisions(store)
  const kept = readAnalysis(store)
  // What a model read or decided stays, whoever does the work now.
  const rest = isReadByModel(store) || kept.resolution ? createKeepingAnalyst(builtin, decisions) : builtin
  const context = { store, signal, paths: task.paths, uploadsDir: task.uploadsDir, ...reporter }
  const analysis = task.analysis ?? kept
  if (!wantsModel(analysis)) return runPipeline({ ...context, analyst: rest })

  const startedAt = now()
  await runPipeline({ ...context, analyst: builtin }, readingStages)
  if (model === undefined) throw noModel()
  const isFirst = analysis.extraction === 'prompted' && !isReadByModel(store)
  if (isFirst) await runPipeline({ ...context, analyst: builtin }, mappingStages)

  let estimate: Estimate | null = null
  const cache = createReplyCache(store)
  const { analyst, embedding, prompts, meter } = createModelAnalyst({
    ...model,
    store,
    analysis,
    builtin,
    rest,
    decisions,
    cache,
    onMeter: () => {
      reporter.meter(meter.reading())
      keeper.changed()
    },
  })
  const keeper = keepOften(keepEvery, () => {
    // A run is not to fail for want of its figures, or of replies that another connection is in the way of.
    try {
      const seconds = (now() - startedAt) / 1_000
      setJobUsage(store, jobId, { estimate, reading: meter.reading(), seconds })
      cache.flush()
    } catch (thrown) {
      log(thrown)
    }
  })
  try {
    keeper.changed()
    saveContextTokens(store, model.settings.model, model.settings.contextTokens)
    estimate = await estimateIndex({ store, builtin, analysis, prompts, settings: model.settings, signal })
    await runPipeline({ ...context, analyst, embedding }, mappingStages)
  } catch (thrown) {
    if (isStop(thrown, signal)) {
      onSettling?.()
      // First of all: whoever stopped it may not wait until the map is made.
      keeper.now()
      await settle(context, createKeepingAnalyst(builtin, decisions)).catch(log)
    }
    throw thrown
  } finally {
    reporter.meter(meter.reading(), true)
    keeper.end()
  }
}

const stops: readonly ErrorCode[] = ['over-budget', 'model-unavailable', 'cancelled']

const isStop = (thrown: unknown, signal: AbortSignal): boolean =>
  signal.aborted || (thrown instanceof StrataError && stops.includes(thrown.code))

/**
 * Brings what is made from the chunks into line with them, without the model: chunks that were read anew have lost what the
 * map knew of them. Says nothing: the job stopped where it stopped.
 */
async function settle(context: Omit<PipelineContext, 'analyst'>, analyst: Analyst): Promise<void> {
  const silent = { enter: () => undefined, progress: () => undefined, skipped: () => undefined }
  // Whoever stopped the job waits only so long for it to end, and loses nothing when this does not.
  const { signal } = new AbortController()
  await runPipeline({ ...context, ...silent, signal, analyst }, mappingStages)
}
