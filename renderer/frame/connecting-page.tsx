import { useConnection } from '../state/engine.ts'
import { ErrorState } from '../ui/error-state.tsx'
import { fromWireError } from '../../shared/contract/index.ts'
import { Logo } from '../ui/logo.tsx'
import styles from './connecting-page.module.css'

/** What is shown until the engine has answered for the first time, or because it never will. */
export function ConnectingPage() {
  const { state, error } = useConnection()
  if (error && state !== 'connecting') {
    return (
      <main className={styles.page}>
        <ErrorState error={fromWireError(error)} />
        {state === 'lost' && <p className={styles.note}>Trying again…</p>}
      </main>
    )
  }
  return (
    <main className={styles.splash} aria-busy="true" aria-label="Strata is starting">
      <Logo size={44} />
    </main>
  )
}
