import { formatCount } from '../format/format-count.ts'
import { engine } from '../state/engine.ts'
import { useCall } from '../state/use-call.ts'
import { WrittenBy } from '../ui/written-by.tsx'
import { AliasList } from './alias-list.tsx'
import { ClaimList } from './claim-list.tsx'
import styles from './record-body.module.css'

interface EntityFactsProps {
  readonly collection: string
  readonly id: number
}

/** Of a cited entity: who described it, its other names, and what is claimed of it. */
export function EntityFacts({ collection, id }: EntityFactsProps) {
  const { data } = useCall(`${collection} ${id}`, (signal) => engine()['entities.get']({ collection, id }, { signal }))
  if (!data) return null
  const { entity, claims, contradictions } = data
  return (
    <>
      <WrittenBy analyst={entity.analyst} />
      {entity.aliases.length > 0 && (
        <section>
          <h3 className={styles.heading}>Also called</h3>
          <AliasList key={id} collection={collection} entity={entity} />
        </section>
      )}
      {claims.length > 0 && (
        <section>
          <h3 className={styles.heading}>Claims ({formatCount(claims.length)})</h3>
          <ClaimList key={id} collection={collection} claims={claims} contradictions={contradictions} />
        </section>
      )}
    </>
  )
}
