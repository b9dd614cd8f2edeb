import { CirclePause, Play, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { engine } from '../state/engine.ts'
import { stageWords, type JobProgress } from '../state/job-progress.ts'
import { watchJob } from '../state/jobs.ts'
import { sayError } from '../state/say-error.ts'
import { Button } from '../ui/button.tsx'
import { JobMeter } from './job-meter.tsx'
import styles from './job-panel.module.css'
import { RaiseBudget } from './raise-budget.tsx'
import { useJobUsage } from './use-job-usage.ts'

interface JobProps {
  readonly collection: string
  readonly job: JobProgress
}

/** A job that stopped halfway: why, what it took of a model until then, and how to go on. */
export function StoppedJob({ collection, job }: JobProps) {
  const [starting, setStarting] = useState(false)
  const usage = useJobUsage(collection, job)
  const reading = job.meter ?? usage?.reading ?? null
  /** Without a budget said, the rest may use what is left of the job's. */
  const resume = async (budget?: number | null): Promise<void> => {
    setStarting(true)
    try {
      const { jobId } = await engine()['index.resume']({ collection, ...(budget === undefined ? {} : { budget }) })
      void watchJob(collection, jobId)
    } catch (thrown) {
      sayError(thrown)
    } finally {
      setStarting(false)
    }
  }
  const failed = job.state === 'failed'
  const where = job.stage ? ` It stopped at “${stageWords[job.stage]}”.` : ''
  const budgeted = reading !== null && reading.budget !== null
  return (
    <section className={styles.panel} data-state={job.state} aria-label="Interrupted work">
      <header className={styles.header}>
        {failed ? <TriangleAlert aria-hidden="true" /> : <CirclePause aria-hidden="true" />}
        <div className={styles.words} role="status">
          <h2>{titles[job.state] ?? 'The work on this collection is not finished'}</h2>
          <p className={styles.note}>
            {job.message ?? reasons[job.state] ?? 'It was interrupted.'}
            {where}{' '}
            {!(job.state === 'paused' && job.message) && 'What is done is kept, and going on does only the rest.'}
          </p>
        </div>
        {!budgeted && (
          <Button variant="primary" icon={<Play />} disabled={starting} onClick={() => void resume()}>
            Go on
          </Button>
        )}
      </header>
      {reading && <JobMeter reading={reading} running={false} />}
      {budgeted && (
        <RaiseBudget
          reading={reading}
          expected={usage?.estimate ?? null}
          chosen={job.message === null}
          disabled={starting}
          onGo={(budget) => void resume(budget)}
        />
      )}
    </section>
  )
}

const reasons: Readonly<Partial<Record<JobProgress['state'], string>>> = {
  cancelled: 'It was cancelled.',
  paused: 'You paused it.',
}

const titles: Readonly<Partial<Record<JobProgress['state'], string>>> = {
  failed: 'The work on this collection failed',
  paused: 'The work on this collection is paused',
}
