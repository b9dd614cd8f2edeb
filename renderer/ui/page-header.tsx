import type { ReactNode } from 'react'
import styles from './page-header.module.css'

interface PageHeaderProps {
  readonly title: string
  /** A quiet line beside the title: counts, a date. */
  readonly note?: ReactNode
  readonly children?: ReactNode
}

/** The bar at the top of a page: its name at the left, its tools at the right. */
export function PageHeader({ title, note, children }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <h1 className={styles.title}>{title}</h1>
      {note !== undefined && <p className={styles.note}>{note}</p>}
      <div className={styles.tools}>{children}</div>
    </header>
  )
}
