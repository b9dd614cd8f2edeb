import { formatCount } from '../format/format-count.ts'
import { engine } from '../state/engine.ts'
import { useCall } from '../state/use-call.ts'
import { ClaimFacts } from './claim-facts.tsx'
import { ClaimList } from './claim-list.tsx'
import styles from './claim-list.module.css'
import bodyStyles from './record-body.module.css'

interface RecordClaimsProps {
  readonly collection: string
  readonly id: number
}

/** What is claimed of a cited entity; nothing where nothing is. */
export function EntityClaims({ collection, id }: RecordClaimsProps) {
  const { data } = useCall(`${collection} ${id}`, (signal) => engine()['entities.get']({ collection, id }, { signal }))
  if (!data || data.claims.length === 0) return null
  return (
    <section>
      <h3 className={bodyStyles.heading}>Claims ({formatCount(data.claims.length)})</h3>
      <ClaimList key={id} collection={collection} claims={data.claims} contradictions={data.contradictions} />
    </section>
  )
}

/** Status, when and how much of a cited claim. */
export function ClaimHead({ collection, id }: RecordClaimsProps) {
  const { data } = useCall(`${collection} ${id}`, (signal) => engine()['claims.get']({ collection, id }, { signal }))
  if (!data) return null
  return (
    <p className={styles.cited}>
      <ClaimFacts claim={data} />
    </p>
  )
}
