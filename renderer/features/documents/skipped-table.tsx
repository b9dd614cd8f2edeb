import type { SkippedFile } from '../../../shared/model/index.ts'
import { classNames } from '../../ui/class-names.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { VirtualList } from '../../ui/virtual-list.tsx'
import styles from './document-table.module.css'
import { skipWords } from './skip-words.ts'

interface SkippedTableProps {
  readonly files: readonly SkippedFile[]
  /** Left out of the paths that are shown. */
  readonly folder: string
}

/** The files that gave no document, and why. */
export function SkippedTable({ files, folder }: SkippedTableProps) {
  if (files.length === 0) return <EmptyState small title="No skipped file has all these words" />
  return (
    <VirtualList
      label="Skipped files"
      items={files}
      keyOf={({ path, code }) => `${code} ${path}`}
      rowHeight={37}
      measure
      renderRow={({ path, code, reason }) => (
        <div className={classNames(styles.row, styles.skipped)}>
          <span className={styles.path} title={path}>
            <bdi>{path.startsWith(folder) ? path.slice(folder.length) : path}</bdi>
          </span>
          <span className={styles.code} data-code={code}>
            {skipWords[code]}
          </span>
          <span className={styles.reason}>{reason}</span>
        </div>
      )}
    />
  )
}
