import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react'
import type { Dataset } from '../../shared/model/index.ts'
import { keepInPageMemory, readPageMemory, type ShownRecord } from '../state/page-memory.ts'
import { RecordSheet } from './record-sheet.tsx'

interface RecordSheetControl {
  /** Shows a record; from within the sheet, on top of the last one. `words` are those whose citation led to it. */
  readonly open: (dataset: Dataset, id: number, words?: string) => void
  readonly close: () => void
  /** The sheet, to be put last in a positioned page; null while closed. */
  readonly sheet: ReactNode
}

/** A record sheet for a page whose citations open records. Going back to the page finds it as it was left. */
export function useRecordSheet(collection: string, shown: string | number | null = null): RecordSheetControl {
  const [trail, setTrail] = useState<readonly ShownRecord[]>([])
  useEffect(() => setTrail(readPageMemory().records), [shown])
  const change = useCallback((next: (before: readonly ShownRecord[]) => readonly ShownRecord[]) => {
    const records = next(readPageMemory().records)
    keepInPageMemory({ records: [...records] })
    setTrail(records)
  }, [])
  const open = useCallback(
    (dataset: Dataset, id: number, words?: string) =>
      change((before) => [...before, { dataset, id, ...(words === undefined ? {} : { words }) }]),
    [change],
  )
  const close = useCallback(() => change(() => []), [change])
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
          onBack={() => change((before) => before.slice(0, -1))}
          onClose={close}
          onCite={open}
        />
      ) : null,
    }),
    [collection, record, trail.length, change, open, close],
  )
}
