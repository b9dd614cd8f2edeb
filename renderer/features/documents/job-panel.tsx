import { CircleCheck, CirclePause, Play, TriangleAlert, X } from 'lucide-react'
import { useState } from 'react'
import { formatPercent } from '../../format/format-percent.ts'
import { plural } from '../../format/plural.ts'
import { engine } from '../../state/engine.ts'
import { cancelUpload, useUpload } from '../../state/intake.ts'
import { isActive, shareDone, stageWords, type JobProgress } from '../../state/job-progress.ts'
import { forgetJob, useJob, watchJob } from '../../state/jobs.ts'
import { hrefOf } from '../../state/routes.ts'
import { sayError } from '../../state/say-error.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import styles from './job-panel.module.css'
import { StageList } from './stage-list.tsx'

/** The work on the collection: its stages while it runs, a way to go on when it stopped halfway. */
export function JobPanel({ collection }: { readonly collection: string }) {
  const job = useJob(collection)
  const upload = useUpload((state) => state.upload)
  if (upload) {
    return (
      <section className={styles.panel} aria-label="Upload">
        <header className={styles.header}>
          <h2>
            Uploading {upload.done} of {plural(upload.total, 'file')}
          </h2>
          <Button size="small" icon={<X />} onClick={cancelUpload}>
            Cancel
          </Button>
        </header>
        <ProgressBar label="Upload" value={upload.total === 0 ? null : upload.done / upload.total} />
      </section>
    )
  }
  if (!job) return null
  if (job.state === 'completed') return <FinishedJob collection={collection} job={job} />
  return isActive(job) ? (
    <RunningJob collection={collection} job={job} />
  ) : (
    <StoppedJob collection={collection} job={job} />
  )
}

interface JobProps {
  readonly collection: string
  readonly job: JobProgress
}

function RunningJob({ collection, job }: JobProps) {
  const cancel = (): void => void engine()['jobs.cancel']({ collection, jobId: job.jobId }).catch(sayError)
  const stopping = job.state === 'cancelling'
  const share = shareDone(job)
  return (
    <section className={styles.panel} aria-label="Progress">
      <header className={styles.header}>
        <h2 aria-live="polite">{stopping ? 'Stopping' : job.stage ? stageWords[job.stage] : 'Starting'}…</h2>
        <span className={styles.share}>{formatPercent(share)}</span>
        <Button size="small" icon={<X />} disabled={stopping} onClick={cancel}>
          Cancel
        </Button>
      </header>
      <StageList job={job} />
      {job.skipped > 0 && (
        <p className={styles.note}>{plural(job.skipped, 'file')} skipped so far; the list says why.</p>
      )}
    </section>
  )
}

/** Said once, after a job that was watched. */
function FinishedJob({ collection, job }: JobProps) {
  if (job.seq === 0) return null
  const map = hrefOf({ page: 'map', collection, entity: null, community: null, level: null })
  return (
    <section className={styles.panel} aria-label="Finished work">
      <header className={styles.header}>
        <CircleCheck aria-hidden="true" className={styles.done} />
        <div className={styles.words} role="status">
          <h2>Everything is read</h2>
          <p className={styles.note}>
            Look at the <a href={map}>map</a>, read the{' '}
            <a href={hrefOf({ page: 'reports', collection, report: null })}>reports</a>, or{' '}
            <a href={hrefOf({ page: 'ask', collection, answer: null })}>ask a question</a>.
            {job.skipped > 0 && ` ${plural(job.skipped, 'file')} skipped; the list says why.`}
          </p>
        </div>
        <IconButton size="small" label="Close" icon={<X />} onClick={() => forgetJob(collection)} />
      </header>
    </section>
  )
}

function StoppedJob({ collection, job }: JobProps) {
  const [starting, setStarting] = useState(false)
  const resume = async (): Promise<void> => {
    setStarting(true)
    try {
      const { jobId } = await engine()['index.resume']({ collection })
      void watchJob(collection, jobId)
    } catch (thrown) {
      sayError(thrown)
    } finally {
      setStarting(false)
    }
  }
  const failed = job.state === 'failed'
  const where = job.stage ? ` It stopped at “${stageWords[job.stage]}”.` : ''
  return (
    <section className={styles.panel} data-state={job.state} aria-label="Interrupted work">
      <header className={styles.header}>
        {failed ? <TriangleAlert aria-hidden="true" /> : <CirclePause aria-hidden="true" />}
        <div className={styles.words}>
          <h2>{failed ? 'The work on this collection failed' : 'The work on this collection is not finished'}</h2>
          <p className={styles.note}>
            {job.message ?? (job.state === 'cancelled' ? 'It was cancelled.' : 'It was interrupted.')}
            {where} What is done is kept, and going on does only the rest.
          </p>
        </div>
        <Button variant="primary" icon={<Play />} disabled={starting} onClick={() => void resume()}>
          Go on
        </Button>
      </header>
    </section>
  )
}
