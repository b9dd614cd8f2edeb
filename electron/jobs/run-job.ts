import { toWireError } from '../../shared/contract/errors.ts'
import type { JobEvent, JobState } from '../../shared/model/index.ts'
import type { Writer } from '../store/connection.ts'
import { readJob, setJobStage, setJobState } from '../store/jobs.ts'
import { createJobReporter, type JobReporter } from './job-reporter.ts'

interface JobInput {
  readonly store: Writer
  readonly jobId: number
  readonly signal: AbortSignal
  readonly now: () => number
  readonly emit: (event: JobEvent) => void
  readonly log: (thrown: unknown) => void
  /** The work itself; it reports, and throws when it can't go on. */
  readonly work: (paths: readonly string[], reporter: JobReporter) => Promise<void>
}

/** Runs one job to its end and keeps its row true. Never throws: the last event says how it ended. */
export async function runJob({ store, jobId, signal, now, emit, log, work }: JobInput): Promise<void> {
  const reporter = createJobReporter(emit, now)
  const end = (state: JobState, message?: string): void => {
    setJobState(store, jobId, state, message ?? null)
    reporter.ended(state, message)
  }
  try {
    setJobState(store, jobId, 'running')
    await work(readJob(store, jobId)?.paths ?? [], {
      ...reporter,
      enter: (stage) => {
        setJobStage(store, jobId, stage)
        reporter.enter(stage)
      },
    })
    end('completed')
  } catch (thrown) {
    const error = toWireError(thrown, log)
    if (signal.aborted || error.code === 'cancelled') end('cancelled')
    else end('failed', error.hint ? `${error.message} ${error.hint}` : error.message)
  }
}
