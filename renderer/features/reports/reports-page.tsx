import { useMemo, useRef } from 'react'
import { plural } from '../../format/plural.ts'
import { BesideSheet } from '../../record-sheet/beside-sheet.tsx'
import { useRecordSheet } from '../../record-sheet/use-record-sheet.tsx'
import { engine } from '../../state/engine.ts'
import { useRevision } from '../../state/jobs.ts'
import { navigate } from '../../state/navigation.ts'
import { hrefOf, type Route } from '../../state/routes.ts'
import { useCall } from '../../state/use-call.ts'
import { useKeptScroll } from '../../state/use-kept-scroll.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { ListBeside } from '../../ui/list-beside.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useNarrow } from '../../ui/use-narrow.ts'
import { ReportReader } from './report-reader.tsx'
import { ReportTreeView } from './report-tree-view.tsx'
import { buildReportTree } from './report-tree.ts'
import styles from './reports-page.module.css'

type ReportsPageProps = Omit<Extract<Route, { page: 'reports' }>, 'page'>

/** All reports as a tree beside the one that is read (without a choice, the largest); in a narrow window one or the other. */
export function ReportsPage({ collection, report }: ReportsPageProps) {
  const revision = useRevision(collection)
  const nodes = useCall(`${collection} ${revision}`, (signal) => engine()['reports.tree']({ collection }, { signal }), {
    keep: true,
  })
  const tree = useMemo(() => buildReportTree(nodes.data ?? []), [nodes.data])
  const selected = report ?? tree.roots[0]?.id ?? null
  const reading = useCall(
    selected === null ? null : `${collection} ${selected} ${revision}`,
    (signal) => engine()['reports.get']({ collection, id: selected ?? 0 }, { signal }),
    { keep: true },
  )
  const { open, sheet } = useRecordSheet(collection, selected)
  const reader = useRef<HTMLDivElement>(null)
  const narrow = useNarrow()
  useKeptScroll(reader, narrow && report === null ? null : (reading.data?.id ?? null))

  if (nodes.error !== undefined && !nodes.data) return <ErrorState error={nodes.error} onRetry={nodes.retry} />
  if (nodes.data?.length === 0) {
    return (
      <EmptyState
        title="No reports yet"
        actions={<a href={hrefOf({ page: 'documents', collection })}>Go to the documents</a>}
      >
        Reports are written when the documents have been read: one on every community, at every level.
      </EmptyState>
    )
  }
  const levels = new Set(nodes.data?.map(({ level }) => level)).size
  const list = nodes.data ? (
    <ReportTreeView
      tree={tree}
      selected={narrow ? report : selected}
      onSelect={(id) => navigate({ page: 'reports', collection, report: id })}
    />
  ) : (
    <Skeleton label="Loading the reports" lines={10} />
  )
  const text = (
    <div ref={reader} className={styles.reader} tabIndex={0} role="region" aria-label="Report">
      {narrow && <BackLink href={hrefOf({ page: 'reports', collection, report: null })}>All reports</BackLink>}
      {reading.error !== undefined ? (
        <ErrorState error={reading.error} onRetry={reading.retry} />
      ) : reading.data ? (
        <ReportReader collection={collection} report={reading.data} tree={tree} onCite={open} />
      ) : (
        <Skeleton label="Loading the report" lines={12} />
      )}
    </div>
  )
  return (
    <div className={styles.page}>
      <PageHeader
        title="Reports"
        note={nodes.data && `${plural(nodes.data.length, 'report')} on ${plural(levels, 'level')}`}
      />
      <div className={styles.body}>
        <BesideSheet sheet={sheet}>
          {narrow ? (
            report === null ? (
              list
            ) : (
              text
            )
          ) : (
            <ListBeside
              id="strata.reports"
              panes={['tree', 'reader']}
              list={list}
              size={{ first: '29%', least: '190px', most: '45%' }}
            >
              {text}
            </ListBeside>
          )}
        </BesideSheet>
      </div>
    </div>
  )
}
