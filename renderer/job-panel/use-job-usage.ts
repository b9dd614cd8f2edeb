import type { RunUsage } from '../../shared/model/index.ts'
import { engine } from '../state/engine.ts'
import type { JobProgress } from '../state/job-progress.ts'
import { useCall } from '../state/use-call.ts'

/** What a job that has ended took of a model; undefined while that is not known, null where it had none. */
export function useJobUsage(collection: string, { jobId, state }: JobProgress): RunUsage | null | undefined {
  const { data } = useCall(`${collection} ${jobId} ${state}`, (signal) =>
    engine()['jobs.usage']({ collection, jobId }, { signal }),
  )
  return data
}
