import { ArrowRight } from 'lucide-react'
import { useMemo } from 'react'
import { toWireError } from '../../shared/contract/index.ts'
import type { Dataset } from '../../shared/model/index.ts'
import { plural } from '../format/plural.ts'
import { engine } from '../state/engine.ts'
import type { ShownRecord } from '../state/page-memory.ts'
import { recordRoute } from '../state/record-route.ts'
import { hrefOf } from '../state/routes.ts'
import { useCall } from '../state/use-call.ts'
import { datasetWord } from '../ui/dataset-words.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { Markdown } from '../ui/markdown.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { ClaimHead } from './claim-head.tsx'
import { EntityFacts } from './entity-facts.tsx'
import { EvidenceList } from './evidence-list.tsx'
import styles from './record-body.module.css'
import { RelationshipEnds } from './relationship-ends.tsx'
import { ReportAnalyst } from './report-analyst.tsx'
import { spansBehind } from './spans-behind.ts'

interface RecordBodyProps {
  readonly collection: string
  readonly record: ShownRecord
  readonly onCite: (dataset: Dataset, id: number, words?: string) => void
}

/** One cited record: what it says, and every passage it stands on. */
export function RecordBody({ collection, record, onCite }: RecordBodyProps) {
  const { dataset, id, words } = record
  const { data, error, retry } = useCall(`${collection} ${dataset} ${id}`, (signal) =>
    engine()['evidence.chain']({ collection, dataset, id }, { signal }),
  )
  const behind = useMemo(() => spansBehind(data?.chunks ?? [], words ?? ''), [data, words])
  if (error !== undefined && toWireError(error).code === 'not-found') {
    return (
      <EmptyState small title={`There is no ${datasetWord(dataset).toLowerCase()} ${id} any more`}>
        The collection has changed since it was cited. A question asked again cites what is there now.
      </EmptyState>
    )
  }
  if (error !== undefined) return <ErrorState small error={error} onRetry={retry} />
  if (!data) return <Skeleton label="Loading the record" lines={7} />
  const route = recordRoute(collection, dataset, id)
  // A claim in the document's own words stands below as its passage.
  const isQuote = dataset === 'claims' && data.chunks[0]?.text.replaceAll(/\s+/g, ' ') === data.record.text
  return (
    <article className={styles.body}>
      <h2 className={styles.title}>{data.record.title}</h2>
      {behind.length > 0 && (
        <section className={styles.behind} aria-label="Behind this sentence">
          <h3 className={styles.heading}>Behind this sentence</h3>
          <EvidenceList collection={collection} record={record} spans={behind} />
        </section>
      )}
      {dataset === 'relationships' && (
        <RelationshipEnds collection={collection} id={id} onEntity={(one) => onCite('entities', one)} />
      )}
      {dataset === 'claims' && <ClaimHead collection={collection} id={id} />}
      {dataset !== 'sources' && !isQuote && data.record.text.trim() !== '' && (
        <Markdown className={styles.text ?? ''} text={data.record.text} onCite={onCite} />
      )}
      {route && (
        <a className={styles.open} href={hrefOf(route)}>
          {pages[dataset]} <ArrowRight aria-hidden="true" />
        </a>
      )}
      {dataset === 'reports' && <ReportAnalyst collection={collection} id={id} />}
      {dataset === 'entities' && <EntityFacts collection={collection} id={id} />}
      <h3 className={styles.heading}>
        {dataset === 'sources'
          ? 'All of this part'
          : behind.length > 0 && data.chunks.length > 1
            ? `All ${plural(data.chunks.length, 'passage')}`
            : `${plural(data.chunks.length, 'passage')} in the documents`}
      </h3>
      {data.chunks.length === 0 ? (
        <p className={styles.none}>No passage is stored for this record.</p>
      ) : (
        <EvidenceList collection={collection} record={record} spans={data.chunks} />
      )}
    </article>
  )
}

const pages: Readonly<Record<Dataset, string>> = {
  reports: 'Read the whole report',
  entities: 'Show on the map',
  relationships: '',
  claims: '',
  sources: '',
}
