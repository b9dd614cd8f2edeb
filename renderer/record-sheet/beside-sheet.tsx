import type { ReactNode } from 'react'
import styles from './record-sheet.module.css'

interface BesideSheetProps {
  /** From `useRecordSheet`. */
  readonly sheet: ReactNode
  readonly children: ReactNode
}

/** A page's text with its record sheet: beside it where the window is wide enough, below it where not. */
export function BesideSheet({ sheet, children }: BesideSheetProps) {
  return (
    <div className={styles.beside}>
      <div className={styles.text}>{children}</div>
      {sheet}
    </div>
  )
}
