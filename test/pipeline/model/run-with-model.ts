import { join } from 'node:path'
import { createBuiltinAnalyst } from '../../../electron/analysts/builtin/create-builtin-analyst.ts'
import { runIndex } from '../../../electron/api/run-index.ts'
import type { ModelAccess } from '../../../electron/api/worker-messages.ts'
import { runJob } from '../../../electron/jobs/run-job.ts'
import { addJob, readJobUsage } from '../../../electron/store/jobs.ts'
import { openWriter } from '../../../electron/store/open-collection.ts'
import {
  builtinAnalysis,
  modelPresets,
  type AnalysisSettings,
  type JobEvent,
  type RunUsage,
} from '../../../shared/model/index.ts'

const promptsPath = join(import.meta.dirname, '../../../prompts')

/** All that a model can do but finding claims and answering. */
export const allByModel: AnalysisSettings = {
  ...builtinAnalysis,
  extraction: 'prompted',
  reports: { from: 0, to: 99 },
}

/** The same, and claims and names as well: all that an index can ask of a model. */
export const allAtOnce: AnalysisSettings = { ...allByModel, claims: true, resolution: true }

/** The fake endpoint's model, with so many tokens to use up. */
export const accessTo = (baseUrl: string, budget: number | null = null): ModelAccess => ({
  settings: { ...modelPresets.other.settings, baseUrl, model: 'fake-model', concurrency: 8, requestSeconds: 5 },
  apiKey: undefined,
  budget,
  promptsPath,
})

interface RunWithModel {
  readonly file: string
  readonly paths?: readonly string[]
  readonly url: string
  readonly analysis?: AnalysisSettings
  readonly budget?: number | null
  readonly signal?: AbortSignal
  readonly isPaused?: () => boolean
  readonly onEvent?: (event: JobEvent) => void
  /** Without it, what is logged is thrown. */
  readonly log?: (thrown: unknown) => void
}

interface Ended {
  readonly state: string
  readonly message: string | undefined
  /** Undefined where no model was asked. */
  readonly usage: RunUsage | null | undefined
  readonly events: readonly JobEvent[]
}

const never = new AbortController().signal

const rethrow = (thrown: unknown): void => {
  throw thrown
}

/** One job with a model in this process, to its end. */
export async function runWithModel(input: RunWithModel): Promise<Ended> {
  const { file, paths = [], url, analysis = allByModel, budget = null, signal = never, isPaused, onEvent } = input
  const { log = rethrow } = input
  const store = openWriter(file, { create: true })
  const events: JobEvent[] = []
  const now = (): number => performance.now()
  try {
    const jobId = addJob(store, 'queued', paths)
    await runJob({
      store,
      jobId,
      signal,
      ...(isPaused ? { isPaused } : {}),
      now,
      emit: (event) => {
        events.push(event)
        onEvent?.(event)
      },
      log,
      work: (given, reporter) =>
        runIndex({
          store,
          jobId,
          builtin: createBuiltinAnalyst(),
          paths: given,
          model: accessTo(url, budget),
          analysis,
          signal,
          now,
          reporter,
          log,
        }),
    })
    const last = events.at(-1)
    if (last?.type !== 'ended') throw new Error('The job did not end.')
    return { state: last.state, message: last.message, usage: readJobUsage(store, jobId), events }
  } finally {
    store.close()
  }
}

/** Requests that the endpoint answered, or the collection itself. */
export const callsOf = ({ usage }: Ended): number =>
  usage?.reading.works.reduce((sum, work) => sum + work.calls, 0) ?? 0
