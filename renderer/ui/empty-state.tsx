import type { ReactNode } from 'react'
import { StrataArt } from './strata-art.tsx'
import styles from './state-page.module.css'

interface EmptyStateProps {
  readonly title: string
  readonly children?: ReactNode
  readonly actions?: ReactNode
  /** For a pane beside others: no drawing. */
  readonly small?: boolean
}

/** What a page says while it has nothing to show, and what to do about it. */
export function EmptyState({ title, children, actions, small }: EmptyStateProps) {
  return (
    <div className={small ? styles.small : styles.page}>
      {!small && <StrataArt className={styles.art} />}
      <h2 className={styles.title}>{title}</h2>
      {children !== undefined && <div className={styles.text}>{children}</div>}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
