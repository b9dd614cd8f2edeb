import { ArrowLeft, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { Dataset } from '../../shared/model/index.ts'
import type { ShownRecord } from '../state/page-memory.ts'
import { datasetWord } from '../ui/dataset-words.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { RecordBody } from './record-body.tsx'
import styles from './record-sheet.module.css'

interface RecordSheetProps {
  readonly collection: string
  readonly record: ShownRecord
  /** Whether there is a record to go back to. */
  readonly canGoBack: boolean
  readonly onBack: () => void
  readonly onClose: () => void
  readonly onCite: (dataset: Dataset, id: number, words?: string) => void
}

/** A sheet at the right of the page with one cited record; Escape closes it and gives the focus back. */
export function RecordSheet({ collection, record, canGoBack, onBack, onClose, onCite }: RecordSheetProps) {
  const sheet = useRef<HTMLElement>(null)
  const { dataset, id } = record

  useEffect(() => {
    const before = document.activeElement
    sheet.current?.focus({ preventScroll: true })
    // The sheet takes room from the text: what was chosen there stays in sight.
    if (before instanceof HTMLElement && before !== document.body) before.scrollIntoView({ block: 'nearest' })
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      event.preventDefault()
      onClose()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [onClose])

  return (
    <aside
      ref={sheet}
      tabIndex={-1}
      role="dialog"
      aria-label={`${datasetWord(dataset)} ${id}`}
      className={styles.sheet}
    >
      <header className={styles.header}>
        {canGoBack && <IconButton size="small" label="Back to the last record" icon={<ArrowLeft />} onClick={onBack} />}
        <span className={styles.name}>
          {datasetWord(dataset)} {id}
        </span>
        <IconButton size="small" label="Close" keys="Esc" icon={<X />} onClick={onClose} />
      </header>
      <div className={styles.content} key={`${dataset} ${id}`}>
        <RecordBody collection={collection} record={record} onCite={onCite} />
      </div>
    </aside>
  )
}
