import type { ReactNode } from 'react'
import styles from './notice.module.css'

interface NoticeProps {
  readonly tone?: 'plain' | 'warning' | 'error'
  readonly children: ReactNode
  readonly actions?: ReactNode
}

/** A few words in the run of a page that must not be missed; an error is read out at once. */
export function Notice({ tone = 'plain', children, actions }: NoticeProps) {
  return (
    <div className={styles.notice} data-tone={tone} role={tone === 'error' ? 'alert' : undefined}>
      <div className={styles.words}>{children}</div>
      {actions}
    </div>
  )
}
