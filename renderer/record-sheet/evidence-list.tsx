import { useState } from 'react'
import type { EvidenceRef, EvidenceSpan } from '../../shared/model/index.ts'
import { plural } from '../format/plural.ts'
import { Button } from '../ui/button.tsx'
import { DocumentPassages } from './document-passages.tsx'
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
  const [shown, setShown] = useState(FIRST)
  return (
    <div className={styles.list}>
      {groupByDocument(spans.slice(0, shown)).map((group) => (
        <DocumentPassages key={group.document} collection={collection} record={record} group={group} />
      ))}
      {shown < spans.length && (
        <Button size="small" variant="quiet" onClick={() => setShown(shown + MORE)}>
          {spans.length - shown <= MORE
            ? `Show all ${plural(spans.length, 'passage')}`
            : `Show ${MORE} more of ${plural(spans.length, 'passage')}`}
        </Button>
      )}
    </div>
  )
}

const FIRST = 12
const MORE = 100
