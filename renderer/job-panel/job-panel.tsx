import { X } from 'lucide-react'
import { plural } from '../format/plural.ts'
import { cancelUpload, useUpload } from '../state/intake.ts'
import { isActive } from '../state/job-progress.ts'
import { useJob } from '../state/jobs.ts'
import { Button } from '../ui/button.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { FinishedJob } from './finished-job.tsx'
import styles from './job-panel.module.css'
import { RunningJob } from './running-job.tsx'
import { StoppedJob } from './stopped-job.tsx'

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
    <StoppedJob key={job.jobId} collection={collection} job={job} />
  )
}
