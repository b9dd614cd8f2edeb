import type { Dataset } from '../../../shared/model/index.ts'
import { plural } from '../../format/plural.ts'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { AnswerPoints } from './answer-points.tsx'
import type { AskRun } from './ask-run.ts'
import styles from './map-step.module.css'

interface MapStepProps {
  readonly run: AskRun
  readonly onCite: (dataset: Dataset, id: number, words: string) => void
}

/** The map step while it runs: how far it is, and what it has found. */
export function MapStep({ run, onCite }: MapStepProps) {
  const { phase, done, total, read, points, method } = run
  const basic = method === 'basic'
  const share = phase === 'starting' ? null : total === 0 ? 1 : done / total
  return (
    <section className={styles.step} aria-label="Map">
      <p className={styles.line} role="status">
        <span>
          {phase === 'starting'
            ? basic
              ? 'Looking for the nearest passages…'
              : 'Looking for the reports of this level…'
            : phase === 'writing'
              ? `Writing from ${plural(points.length, 'point')}…`
              : `Reading ${plural(read, basic ? 'passage' : 'report')}: batch ${done} of ${total}`}
        </span>
        {points.length > 0 && <span className={styles.found}>{plural(points.length, 'point')} found</span>}
      </p>
      <ProgressBar label="Batches read" value={share} />
      {phase !== 'writing' && points.length > 0 && <AnswerPoints points={points} onCite={onCite} first={5} />}
    </section>
  )
}
