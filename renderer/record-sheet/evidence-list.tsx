import { FileText } from 'lucide-react'
import { useState } from 'react'
import type { EvidenceRef, EvidenceSpan } from '../../shared/model/index.ts'
import { plural } from '../format/plural.ts'
import { hrefOf } from '../state/routes.ts'
import { Button } from '../ui/button.tsx'
import styles from './evidence-list.module.css'
import { groupByDocument } from './group-spans.ts'

interface EvidenceListProps {
  readonly collection: string
  /** The record that the spans stand under: the source page then leads from span to span. */
  readonly record: EvidenceRef
  readonly spans: readonly EvidenceSpan[]
}

/** The spans under a record, by document; each leads to its place in the source. */
export function EvidenceList({ collection, record, spans }: EvidenceListProps) {
  const [all, setAll] = useState(false)
  const shown = all ? spans : spans.slice(0, FIRST)
  return (
    <div className={styles.list}>
      {groupByDocument(shown).map(({ document, title, path, spans: own }) => (
        <section key={document} className={styles.document} aria-label={title}>
          <h4 className={styles.title} title={path}>
            <FileText aria-hidden="true" />
            <span>{title}</span>
          </h4>
          <ul>
            {own.map((span) => (
              <li key={span.start}>
                <a className={styles.span} href={hrefOf({ page: 'source', collection, document: span.document, start: span.start, end: span.end, of: record })}>
                  <q>{excerpt(span.text)}</q>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {shown.length < spans.length && (
        <Button size="small" variant="quiet" onClick={() => setAll(true)}>
          Show all {plural(spans.length, 'passage')}
        </Button>
      )}
    </div>
  )
}

const FIRST = 12
const LONGEST = 420

/** A span on one line; the source page has it whole. */
function excerpt(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line
}
