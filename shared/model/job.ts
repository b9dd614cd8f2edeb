import { z } from 'zod'
import { RecordId } from './ids.ts'
import { MeterReading } from './model-usage.ts'

/** In their order; `embed` is passed over where no vectors are wanted. */
export const stageNames = ['import', 'chunk', 'extract', 'resolve', 'cluster', 'layout', 'report', 'embed'] as const
export const StageName = z.enum(stageNames)
export type StageName = z.infer<typeof StageName>

/** `paused`: somebody stopped it to go on later, or its budget is used up, or the model's endpoint is gone. */
export const jobStates = [
  'queued',
  'running',
  'cancelling',
  'completed',
  'cancelled',
  'paused',
  'failed',
  'interrupted',
] as const
export const JobState = z.enum(jobStates)
export type JobState = z.infer<typeof JobState>

/** A piece of work on a collection; `stage` is where it is, or where it stopped. */
export const Job = z.object({
  id: RecordId,
  state: JobState,
  stage: StageName.nullable(),
  error: z.string().nullable(),
})
export type Job = Readonly<z.infer<typeof Job>>

/** A job's news. `seq` counts up from 1 within a job; a watcher that comes back names the last it saw. */
export const JobEvent = z.discriminatedUnion('type', [
  z.object({ seq: z.int(), type: z.literal('stage'), stage: StageName }),
  z.object({
    seq: z.int(),
    type: z.literal('progress'),
    stage: StageName,
    done: z.int(),
    total: z.int(),
    /** What is being worked on, a file's name for instance. */
    item: z.string().optional(),
    /** Estimated for this stage, from its own speed; absent until there is one. */
    secondsLeft: z.number().optional(),
  }),
  z.object({ seq: z.int(), type: z.literal('skipped'), path: z.string(), code: z.string(), reason: z.string() }),
  /** What the model was asked for up to now; the last before `ended` is what the job took. */
  z.object({ seq: z.int(), type: z.literal('meter'), reading: MeterReading }),
  z.object({ seq: z.int(), type: z.literal('ended'), state: JobState, message: z.string().optional() }),
])
export type JobEvent = Readonly<z.infer<typeof JobEvent>>
