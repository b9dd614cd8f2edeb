import { useState } from 'react'
import type { Dataset, EvidenceRef, Point } from '../../../shared/model/index.ts'
import { plural } from '../../format/plural.ts'
import { Button } from '../../ui/button.tsx'
import { CitationChip } from '../../ui/citation-chip.tsx'
import { findCitationMarks } from '../../ui/citation-marks.ts'
import styles from './answer-points.module.css'

interface AnswerPointsProps {
  readonly points: readonly Point[]
  readonly onCite: (dataset: Dataset, id: number, words: string) => void
  /** How many are shown before the reader asks for all. */
  readonly first?: number
}

/** Points that map found, each with its helpfulness as a bar and the reports or passages it came from. */
export function AnswerPoints({ points, onCite, first = 8 }: AnswerPointsProps) {
  const [all, setAll] = useState(false)
  const shown = all ? points : points.slice(0, first)
  return (
    <div className={styles.points}>
      <ol>
        {shown.map((point, at) => (
          <li key={at} className={styles.point}>
            <span className={styles.score} title="Helpfulness, of 100">
              <span className={styles.number}>{Math.round(point.helpfulness)}</span>
              <span className={styles.track} aria-hidden="true">
                <span className={styles.bar} style={{ transform: `scaleX(${point.helpfulness / 100})` }} />
              </span>
            </span>
            <p className={styles.text}>
              {withoutMarks(point.text)}{' '}
              {recordsOf(point).map(({ dataset, id }) => (
                <CitationChip
                  key={`${dataset} ${id}`}
                  dataset={dataset}
                  id={id}
                  onClick={() => onCite(dataset, id, withoutMarks(point.text))}
                />
              ))}
            </p>
          </li>
        ))}
      </ol>
      {shown.length < points.length && (
        <Button size="small" variant="quiet" onClick={() => setAll(true)}>
          Show all {plural(points.length, 'point')}
        </Button>
      )}
    </div>
  )
}

/** At most four. */
function recordsOf({ reports, sources = [] }: Point): readonly EvidenceRef[] {
  return [
    ...reports.map((id) => ({ dataset: 'reports' as const, id })),
    ...sources.map((id) => ({ dataset: 'sources' as const, id })),
  ].slice(0, 4)
}

/** The chips beside a point say what its marks say. */
function withoutMarks(text: string): string {
  return findCitationMarks(text)
    .reduceRight((rest, { start, end }) => rest.slice(0, start).trimEnd() + rest.slice(end), text)
    .replaceAll(/\*\*|^#+\s*/gm, '')
}
