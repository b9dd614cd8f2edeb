import { toWireError, type ErrorCode } from '../../shared/contract/errors.ts'
import type { JobEvent, JobState } from '../../shared/model/index.ts'
import type { Writer } from '../store/connection.ts'
import { readJob, setJobStage, setJobState } from '../store/jobs.ts'
import { asStorageError } from '../store/storage-error.ts'
import { createJobReporter, type JobReporter } from './job-reporter.ts'

interface JobInput {
  readonly store: Writer
  readonly jobId: number
  readonly signal: AbortSignal
  /** Whether the signal fired so that the job can go on later. */
  readonly isPaused?: () => boolean
  readonly now: () => number
  readonly emit: (event: JobEvent) => void
  readonly log: (thrown: unknown) => void
  /** The work itself; it reports, and throws when it can't go on. */
  readonly work: (paths: readonly string[], reporter: JobReporter) => Promise<void>
}

interface Outcome {
  readonly state: JobState
  readonly message?: string
}

/**
 * Runs one job to its end. Never throws, and the last event always says how it ended; so does its row, unless the disk
 * takes nothing more: then the row is left as it was, and the next owner of the collection finds a job that was
 * interrupted.
 */
export async function runJob(input: JobInput): Promise<void> {
  const { store, jobId, now, emit } = input
  const reporter = createJobReporter(emit, now)
  const outcome = await work(input, reporter)
  const saved = attempt(input, () => setJobState(store, jobId, outcome.state, outcome.message ?? null))
  const { state, message } = outcome.state === 'completed' ? (saved ?? outcome) : outcome
  reporter.ended(state, message)
}

async function work({ work: go, ...input }: JobInput, reporter: JobReporter): Promise<Outcome> {
  const { store, jobId } = input
  try {
    setJobState(store, jobId, 'running')
    await go(readJob(store, jobId)?.paths ?? [], {
      ...reporter,
      enter: (stage) => {
        setJobStage(store, jobId, stage)
        reporter.enter(stage)
      },
    })
    return { state: 'completed' }
  } catch (thrown) {
    return failure(input, thrown)
  }
}

/** Nothing where the work went well, else what its failure makes of the job. */
function attempt(input: Omit<JobInput, 'work'>, go: () => void): Outcome | undefined {
  try {
    go()
    return undefined
  } catch (thrown) {
    return failure(input, thrown)
  }
}

/** What keeps a job from going on now and may not later: its budget is used up, or its model can't be reached. */
const pausing: readonly ErrorCode[] = ['over-budget', 'model-unavailable']

function failure({ signal, isPaused, log }: Omit<JobInput, 'work'>, thrown: unknown): Outcome {
  const error = toWireError(asStorageError(thrown), log)
  if (signal.aborted || error.code === 'cancelled') return { state: isPaused?.() ? 'paused' : 'cancelled' }
  const message = error.hint ? `${error.message} ${error.hint}` : error.message
  return { state: pausing.includes(error.code) ? 'paused' : 'failed', message }
}
