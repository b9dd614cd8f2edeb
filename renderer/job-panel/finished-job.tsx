import { CircleCheck, X } from 'lucide-react'
import { plural } from '../format/plural.ts'
import type { JobProgress } from '../state/job-progress.ts'
import { forgetJob } from '../state/jobs.ts'
import { hrefOf } from '../state/routes.ts'
import { IconButton } from '../ui/icon-button.tsx'
import styles from './job-panel.module.css'
import { UsageTable } from './usage-table.tsx'
import { useJobUsage } from './use-job-usage.ts'

interface JobProps {
  readonly collection: string
  readonly job: JobProgress
}

/** Said once, after a job that was watched. */
export function FinishedJob({ collection, job }: JobProps) {
  const usage = useJobUsage(collection, job)
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
      {usage && (
        <details className={styles.usage}>
          <summary>What the model took, beside what was expected</summary>
          <UsageTable usage={usage} />
        </details>
      )}
    </section>
  )
}
