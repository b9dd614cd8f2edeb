import { useConnection } from '../state/engine.ts'
import styles from './connection-banner.module.css'

/** A quiet line at the top while the connection to the engine is lost. */
export function ConnectionBanner() {
  const lost = useConnection(({ state }) => state === 'lost')
  return (
    <div role="status">
      {lost && <p className={styles.banner}>The connection to the engine is lost. Strata is connecting again…</p>}
    </div>
  )
}
