import { CircleAlert, CirclePause } from 'lucide-react'
import type { MeterReading } from '../../shared/model/index.ts'
import { formatCost } from '../format/format-cost.ts'
import { formatShortCount } from '../format/format-count.ts'
import { formatDuration } from '../format/format-duration.ts'
import { formatPercent } from '../format/format-percent.ts'
import { useUpload } from '../state/intake.ts'
import { isActive, shareDone, stageWords } from '../state/job-progress.ts'
import { useJob } from '../state/jobs.ts'
import { meterTotals } from '../state/meter-totals.ts'
import { useModelSetup } from '../state/model-setup.ts'
import { hrefOf } from '../state/routes.ts'
import { usageCost } from '../state/usage-cost.ts'
import { ProgressBar } from '../ui/progress-bar.tsx'
import styles from './job-pill.module.css'

/** How the work on a collection stands, in two lines at the foot of the rail; leads to the whole story. */
export function JobPill({ collection }: { readonly collection: string }) {
  const job = useJob(collection)
  const upload = useUpload((state) => state.upload)
  const href = hrefOf({ page: 'documents', collection })
  if (upload) {
    return (
      <a href={href} className={styles.pill}>
        <span className={styles.line}>
          <span className={styles.stage}>Uploading</span>
          {upload.done} of {upload.total}
        </span>
        <ProgressBar label="Upload" value={upload.total === 0 ? null : upload.done / upload.total} />
      </a>
    )
  }
  if (!job || job.state === 'completed') return null
  if (!isActive(job)) {
    return (
      <a href={href} className={styles.pill}>
        <span className={styles.line}>
          {job.state === 'failed' ? <CircleAlert aria-hidden="true" /> : <CirclePause aria-hidden="true" />}
          <span className={styles.stage}>
            {job.state === 'failed' ? 'The work failed' : job.state === 'paused' ? 'Paused' : 'Stopped halfway'}
          </span>
        </span>
      </a>
    )
  }
  const share = shareDone(job)
  const stage = job.stage ? stageWords[job.stage] : 'Starting'
  const left = job.stage ? job.stages[job.stage]?.secondsLeft : null
  return (
    <a href={href} className={styles.pill}>
      <span className={styles.line}>
        <span className={styles.stage} aria-live="polite">
          {job.state === 'cancelling' ? 'Stopping' : stage}
        </span>
        <span className={styles.percent}>{formatPercent(share)}</span>
      </span>
      <ProgressBar label="Progress of the whole job" value={share} />
      {job.meter && <MeterLine reading={job.meter} />}
      {left !== null && left !== undefined && (
        <span className={styles.left}>about {formatDuration(left)} left for this stage</span>
      )}
    </a>
  )
}

/** What the run has used of the model, in one line. */
function MeterLine({ reading }: { readonly reading: MeterReading }) {
  const settings = useModelSetup((setup) => setup.settings)
  const { tokens } = meterTotals(reading)
  const prices = settings?.model === reading.model ? settings.prices : null
  const cost = prices && usageCost(reading.works, prices)
  const of = reading.budget === null ? '' : ` of ${formatShortCount(reading.budget)}`
  return (
    <span className={styles.left}>
      {formatShortCount(tokens)}
      {of} tokens{prices && cost !== null && cost > 0 && ` · ${formatCost(cost, prices.currency)}`}
    </span>
  )
}
