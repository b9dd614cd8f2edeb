import { RotateCw, TriangleAlert } from 'lucide-react'
import { toWireError } from '../../shared/contract/index.ts'
import { Button } from './button.tsx'
import { errorTitle, isWorthRetrying } from './error-words.ts'
import styles from './state-page.module.css'

interface ErrorStateProps {
  readonly error: unknown
  readonly onRetry?: (() => void) | undefined
  readonly small?: boolean
}

/** A failed call, in words: what went wrong, what to do, and a way to try again where that can help. */
export function ErrorState({ error, onRetry, small }: ErrorStateProps) {
  const { code, message, hint } = toWireError(error)
  return (
    <div role="alert" className={small ? styles.small : styles.page}>
      <TriangleAlert className={styles.alarm} aria-hidden="true" />
      <h2 className={styles.title}>{errorTitle(code)}</h2>
      <p className={styles.text}>{message}</p>
      {hint !== undefined && <p className={styles.text}>{hint}</p>}
      {onRetry && isWorthRetrying(code) && (
        <div className={styles.actions}>
          <Button icon={<RotateCw />} onClick={onRetry}>
            Try again
          </Button>
        </div>
      )}
    </div>
  )
}
