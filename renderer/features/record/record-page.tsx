import { useCallback } from 'react'
import type { Dataset } from '../../../shared/model/index.ts'
import { navigate } from '../../state/navigation.ts'
import type { Route } from '../../state/routes.ts'
import { datasetWord } from '../../ui/dataset-words.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { RecordBody } from '../../record-sheet/record-body.tsx'
import styles from './record-page.module.css'

type RecordPageProps = Omit<Extract<Route, { page: 'record' }>, 'page'>

/** One record on a page of its own: the address that can be kept. */
export function RecordPage({ collection, dataset, id }: RecordPageProps) {
  const cite = useCallback(
    (to: Dataset, number: number) => navigate({ page: 'record', collection, dataset: to, id: number }),
    [collection],
  )
  return (
    <div className={styles.page}>
      <PageHeader title={`${datasetWord(dataset)} ${id}`} />
      <div className={styles.scroller}>
        <div className={styles.column}>
          <RecordBody key={`${dataset} ${id}`} collection={collection} record={{ dataset, id }} onCite={cite} />
        </div>
      </div>
    </div>
  )
}
