import { useCallback, useMemo, useState, type ReactNode } from 'react'
import type { Dataset, EvidenceRef } from '../../shared/model/index.ts'
import { RecordSheet } from './record-sheet.tsx'

interface RecordSheetControl {
  /** Shows a record; from within the sheet, on top of the last one. */
  readonly open: (dataset: Dataset, id: number) => void
  readonly close: () => void
  /** The sheet, to be put last in a positioned page; null while closed. */
  readonly sheet: ReactNode
}

/** A record sheet for a page whose citations open records. */
export function useRecordSheet(collection: string): RecordSheetControl {
  const [trail, setTrail] = useState<readonly EvidenceRef[]>([])
  const open = useCallback((dataset: Dataset, id: number) => setTrail((before) => [...before, { dataset, id }]), [])
  const close = useCallback(() => setTrail([]), [])
  const record = trail.at(-1)
  return useMemo(
    () => ({
      open,
      close,
      sheet: record ? (
        <RecordSheet
          collection={collection}
          record={record}
          canGoBack={trail.length > 1}
          onBack={() => setTrail((before) => before.slice(0, -1))}
          onClose={close}
          onCite={open}
        />
      ) : null,
    }),
    [collection, record, trail.length, open, close],
  )
}
