import { useVirtualizer } from '@tanstack/react-virtual'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import type { DocumentSummary } from '../../../shared/model/index.ts'
import { formatCount } from '../../format/format-count.ts'
import { hrefOf } from '../../state/routes.ts'
import { classNames } from '../../ui/class-names.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import styles from './document-table.module.css'
import { sortDocuments, type Sort, type SortKey } from './filter-documents.ts'

interface DocumentTableProps {
  readonly collection: string
  readonly documents: readonly DocumentSummary[]
  readonly filtered: boolean
  /** Left out of the paths that are shown. */
  readonly folder: string
}

const columns: readonly { readonly key: SortKey; readonly title: string; readonly number?: boolean }[] = [
  { key: 'title', title: 'Title' },
  { key: 'format', title: 'Format' },
  { key: 'path', title: 'Where' },
  { key: 'tokens', title: 'Tokens', number: true },
  { key: 'chunks', title: 'Chunks', number: true },
]

const ROW = 36

/** The documents, as many as there may be: only the rows in sight are drawn. A row opens the document. */
export function DocumentTable({ collection, documents, filtered, folder }: DocumentTableProps) {
  const [sort, setSort] = useState<Sort>({ key: 'title', down: false })
  const sorted = useMemo(() => sortDocuments(documents, sort), [documents, sort])
  const scroller = useRef<HTMLDivElement>(null)
  const rows = useVirtualizer({
    count: sorted.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    overscan: 16,
  })
  if (sorted.length === 0 && filtered) return <EmptyState small title="No document has all these words" />

  return (
    <div className={styles.table} role="table" aria-label="Documents" aria-rowcount={sorted.length + 1}>
      <div role="rowgroup">
        <div role="row" aria-rowindex={1} className={classNames(styles.row, styles.head)}>
          {columns.map(({ key, title, number }) => {
            const own = sort.key === key
            return (
              <div
                key={key}
                role="columnheader"
                aria-sort={own ? (sort.down ? 'descending' : 'ascending') : 'none'}
                className={number ? styles.number : undefined}
              >
                <button
                  type="button"
                  className={styles.sort}
                  onClick={() => setSort({ key, down: own ? !sort.down : number === true })}
                >
                  {title}
                  {own && (sort.down ? <ArrowDown aria-hidden="true" /> : <ArrowUp aria-hidden="true" />)}
                </button>
              </div>
            )
          })}
        </div>
      </div>
      <div ref={scroller} className={styles.body} role="rowgroup">
        <div className={styles.space} style={{ height: rows.getTotalSize() }}>
          {rows.getVirtualItems().map(({ index, start }) => {
            const document = sorted[index]
            return (
              document && (
                <Row
                  key={document.id}
                  collection={collection}
                  document={document}
                  folder={folder}
                  index={index + 2}
                  top={start}
                />
              )
            )
          })}
        </div>
      </div>
    </div>
  )
}

interface RowProps {
  readonly collection: string
  readonly document: DocumentSummary
  readonly folder: string
  readonly index: number
  readonly top: number
}

function Row({ collection, document, folder, index, top }: RowProps) {
  const { id, title, format, paths, tokens, chunks } = document
  const [first = ''] = paths
  return (
    <div
      role="row"
      aria-rowindex={index}
      className={classNames(styles.row, styles.document)}
      style={{ height: ROW, transform: `translateY(${top}px)` }}
    >
      <div role="cell">
        <a
          className={styles.title}
          href={hrefOf({ page: 'source', collection, document: id, start: null, end: null, of: null })}
        >
          {title}
        </a>
      </div>
      <div role="cell">
        <span className={styles.format}>{format}</span>
      </div>
      <div role="cell" className={styles.path} title={paths.join('\n')}>
        <bdi>{first.slice(folder.length)}</bdi>
        {paths.length > 1 && <span className={styles.more}> and {paths.length - 1} more</span>}
      </div>
      <div role="cell" className={styles.number}>
        {formatCount(tokens)}
      </div>
      <div role="cell" className={styles.number}>
        {formatCount(chunks)}
      </div>
    </div>
  )
}
