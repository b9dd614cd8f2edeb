import { Quote } from 'lucide-react'
import type { Dataset, Finding } from '../../../shared/model/index.ts'
import { hrefOf } from '../../state/routes.ts'
import { Markdown } from '../../ui/markdown.tsx'
import styles from './finding-view.module.css'

interface FindingViewProps {
  readonly number: number
  readonly collection: string
  readonly report: number
  readonly finding: Finding
  readonly onCite: (dataset: Dataset, id: number, words?: string) => void
}

/** A finding: its claim, its explanation with chips, and marks that open each sentence where it stands in the source. */
export function FindingView({ number, collection, report, finding, onCite }: FindingViewProps) {
  return (
    <section className={styles.finding}>
      <h2 className={styles.claim}>
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        {finding.summary}
      </h2>
      <Markdown text={finding.explanation} onCite={onCite} />
      {finding.spans.length > 0 && (
        <p className={styles.spans}>
          <Quote aria-hidden="true" />
          <span>In the sources</span>
          {finding.spans.map(({ document, start, end }, at) => (
            <a
              key={at}
              className={styles.span}
              aria-label={`Passage ${at + 1} of finding ${number} in its source`}
              title={`Open passage ${at + 1} in its source`}
              href={hrefOf({
                page: 'source',
                collection,
                document,
                start,
                end,
                of: { dataset: 'reports', id: report },
              })}
            >
              {at + 1}
            </a>
          ))}
        </p>
      )}
    </section>
  )
}
