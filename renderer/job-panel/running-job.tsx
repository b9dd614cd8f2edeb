import { Pause, X } from 'lucide-react'
import { useState } from 'react'
import { formatPercent } from '../format/format-percent.ts'
import { plural } from '../format/plural.ts'
import { engine } from '../state/engine.ts'
import { shareDone, stageWords, type JobProgress } from '../state/job-progress.ts'
import { sayError } from '../state/say-error.ts'
import { Button } from '../ui/button.tsx'
import { JobMeter } from './job-meter.tsx'
import styles from './job-panel.module.css'
import { StageList } from './stage-list.tsx'

interface JobProps {
  readonly collection: string
  readonly job: JobProgress
}

/** A job under way: its stages, what it asks of a model, and how to stop it. */
export function RunningJob({ collection, job }: JobProps) {
  const [pausing, setPausing] = useState(false)
  const { jobId, meter } = job
  const cancel = (): void => void engine()['jobs.cancel']({ collection, jobId }).catch(sayError)
  const pause = async (): Promise<void> => {
    setPausing(true)
    try {
      await engine()['jobs.pause']({ collection, jobId })
    } catch (thrown) {
      setPausing(false)
      sayError(thrown)
    }
  }
  const stopping = job.state === 'cancelling'
  const words = stopping ? 'Stopping' : pausing ? 'Pausing' : job.stage ? stageWords[job.stage] : 'Starting'
  return (
    <section className={styles.panel} aria-label="Progress">
      <header className={styles.header}>
        <h2 aria-live="polite">{words}…</h2>
        <span className={styles.share}>{formatPercent(shareDone(job))}</span>
        {meter && (
          <Button size="small" icon={<Pause />} disabled={stopping || pausing} onClick={() => void pause()}>
            Pause
          </Button>
        )}
        <Button size="small" icon={<X />} disabled={stopping} onClick={cancel}>
          Cancel
        </Button>
      </header>
      <StageList job={job} />
      {meter && <JobMeter reading={meter} running />}
      {job.skipped > 0 && (
        <p className={styles.note}>{plural(job.skipped, 'file')} skipped so far; the list says why.</p>
      )}
    </section>
  )
}
