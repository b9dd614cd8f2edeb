import { z } from 'zod'

/** What a model is asked for, in the order of the pipeline; `tune` is domain tuning. */
export const modelWorks = [
  'tune',
  'extract',
  'glean',
  'claims',
  'resolve',
  'describe',
  'report',
  'embed',
  'map',
  'reduce',
] as const
export const ModelWork = z.enum(modelWorks)
export type ModelWork = z.infer<typeof ModelWork>

/** What one kind of work took. `calls` were answered by the endpoint, `cached` by the collection's own replies, for nothing. */
export const WorkUsage = z.object({
  work: ModelWork,
  calls: z.int(),
  cached: z.int(),
  /** Requests that failed and were made again. */
  retried: z.int(),
  inputTokens: z.int(),
  outputTokens: z.int(),
  /** Added up over all calls, however many ran at once. */
  seconds: z.number(),
})
export type WorkUsage = Readonly<z.infer<typeof WorkUsage>>

/** What a run has used up to now. */
export const MeterReading = z.object({
  model: z.string(),
  works: z.array(WorkUsage),
  /** Tokens in and out that the run may use; null without a budget. */
  budget: z.int().nullable(),
  /** Requests under way, and how many may be at once at present. */
  inFlight: z.int(),
  atOnce: z.int(),
  /** Why it waits, as a sentence; null where it doesn't. */
  waiting: z.string().nullable(),
})
export type MeterReading = Readonly<z.infer<typeof MeterReading>>

/** What a kind of work is expected to take; calls that the collection's own replies will answer are not among it. */
export const WorkEstimate = z.object({
  work: ModelWork,
  calls: z.int(),
  inputTokens: z.int(),
  outputTokens: z.int(),
})
export type WorkEstimate = Readonly<z.infer<typeof WorkEstimate>>

/** What a run is expected to take, before it begins. */
export const Estimate = z.object({
  model: z.string(),
  chunks: z.int(),
  works: z.array(WorkEstimate),
  calls: z.int(),
  inputTokens: z.int(),
  outputTokens: z.int(),
  /** Null where a price is not known. */
  cost: z.number().nullable(),
  currency: z.string(),
  /** At the speed seen up to now with this model; null where none has been seen. */
  minutes: z.number().nullable(),
  /** What the figures rest on, as sentences. */
  assumptions: z.array(z.string()),
})
export type Estimate = Readonly<z.infer<typeof Estimate>>

/** What a finished run took, beside what was expected of it. */
export const RunUsage = z.object({ estimate: Estimate.nullable(), reading: MeterReading, seconds: z.number() })
export type RunUsage = Readonly<z.infer<typeof RunUsage>>
