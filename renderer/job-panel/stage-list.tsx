import { stageNames, type StageName } from '../../shared/model/index.ts'
import { formatCount } from '../format/format-count.ts'
import { formatDuration } from '../format/format-duration.ts'
import { stageWords, type JobProgress } from '../state/job-progress.ts'
import { ProgressBar } from '../ui/progress-bar.tsx'
import styles from './job-panel.module.css'

/** Every stage of a job side by side: done, under way with its figures, still to come. */
export function StageList({ job }: { readonly job: JobProgress }) {
  const at = job.stage === null ? -1 : stageNames.indexOf(job.stage)
  // Vectors are made of few collections: that stage is shown once it has begun.
  const shown = stageNames.filter((stage) => stage !== 'embed' || job.stages.embed !== undefined)
  const now = job.stage === null ? undefined : job.stages[job.stage]
  return (
    <>
      <ol className={styles.stages}>
        {shown.map((stage, index) => (
          <Stage key={stage} stage={stage} state={index < at ? 'done' : index === at ? 'now' : 'next'} job={job} />
        ))}
      </ol>
      <p className={styles.item}>
        <span>{now?.item}</span>
        {now?.secondsLeft !== null && now?.secondsLeft !== undefined && (
          <span className={styles.left}>about {formatDuration(now.secondsLeft)} left for this stage</span>
        )}
      </p>
    </>
  )
}

interface StageProps {
  readonly stage: StageName
  readonly state: 'done' | 'now' | 'next'
  readonly job: JobProgress
}

function Stage({ stage, state, job }: StageProps) {
  const { done, total } = job.stages[stage] ?? { done: 0, total: 0 }
  const share = state === 'done' ? 1 : state === 'next' ? 0 : total === 0 ? null : done / total
  return (
    <li className={styles.stage} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
      <ProgressBar label={stageWords[stage]} value={share} />
      <p className={styles.name}>{stageWords[stage]}</p>
      <p className={styles.figures}>
        {total > 0 &&
          (state === 'now' ? `${formatCount(done)} of ${formatCount(total)}` : state === 'done' && formatCount(total))}
      </p>
    </li>
  )
}
