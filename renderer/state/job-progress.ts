import type { JobEvent, JobState, MeterReading, StageName } from '../../shared/model/index.ts'
import { stageNames } from '../../shared/model/index.ts'

export interface StageProgress {
  readonly done: number
  readonly total: number
  readonly item: string | null
  readonly secondsLeft: number | null
}

/** What the page knows of a job from its events. */
export interface JobProgress {
  readonly jobId: number
  readonly state: JobState
  readonly stage: StageName | null
  /** Of the stages that have begun. */
  readonly stages: Readonly<Partial<Record<StageName, StageProgress>>>
  readonly skipped: number
  /** What the model was asked for; null for a job without one. */
  readonly meter: MeterReading | null
  /** The last event that was seen. */
  readonly seq: number
  readonly message: string | null
}

/** A job of which nothing was heard yet. */
export const newJob = (jobId: number): JobProgress => ({
  jobId,
  state: 'running',
  stage: null,
  stages: {},
  skipped: 0,
  meter: null,
  seq: 0,
  message: null,
})

/** The progress after one more event; events that were seen before change nothing. */
export function afterEvent(job: JobProgress, event: JobEvent): JobProgress {
  if (event.seq <= job.seq) return job
  const seen = { ...job, seq: event.seq }
  switch (event.type) {
    case 'stage':
      return { ...seen, stage: event.stage, stages: { ...job.stages, [event.stage]: job.stages[event.stage] ?? begun } }
    case 'progress': {
      const { stage, done, total, item = null, secondsLeft = null } = event
      return { ...seen, stage, stages: { ...job.stages, [stage]: { done, total, item, secondsLeft } } }
    }
    case 'skipped':
      return { ...seen, skipped: job.skipped + 1 }
    case 'meter':
      return { ...seen, meter: event.reading }
    case 'ended':
      return { ...seen, state: event.state, message: event.message ?? null }
  }
}

const begun: StageProgress = { done: 0, total: 0, item: null, secondsLeft: null }

/** Share of the whole job that is done, 0 to 1: each stage counts by how long it usually takes. */
export function shareDone(job: JobProgress): number {
  if (job.state === 'completed') return 1
  const at = job.stage === null ? -1 : stageNames.indexOf(job.stage)
  return stageNames.reduce((sum, stage, index) => {
    if (index > at) return sum
    const { done, total } = job.stages[stage] ?? begun
    return sum + weights[stage] * (index < at ? 1 : total === 0 ? 0 : Math.min(1, done / total))
  }, 0)
}

const weights: Readonly<Record<StageName, number>> = {
  import: 0.12,
  chunk: 0.06,
  extract: 0.48,
  resolve: 0.08,
  cluster: 0.06,
  layout: 0.08,
  report: 0.1,
  embed: 0.02,
}

/** Whether there is still something to wait for. */
export const isActive = ({ state }: JobProgress): boolean =>
  state === 'queued' || state === 'running' || state === 'cancelling'

/** What a stage does, for a person. */
export const stageWords: Readonly<Record<StageName, string>> = {
  import: 'Reading files',
  chunk: 'Cutting into chunks',
  extract: 'Finding entities',
  resolve: 'Joining names',
  cluster: 'Finding communities',
  layout: 'Drawing the map',
  report: 'Writing reports',
  embed: 'Making vectors',
}
