import { engine } from '../state/engine.ts'
import { useCall } from '../state/use-call.ts'
import { plural } from '../format/plural.ts'
import { WrittenBy } from '../ui/written-by.tsx'
import styles from './record-body.module.css'

interface RelationshipEndsProps {
  readonly collection: string
  readonly id: number
  readonly onEntity: (id: number) => void
}

/** The two entities that a relationship joins, how many passages speak of both, and who described it. */
export function RelationshipEnds({ collection, id, onEntity }: RelationshipEndsProps) {
  const { data } = useCall(`${collection} ${id}`, (signal) =>
    engine()['relationships.get']({ collection, id }, { signal }),
  )
  if (!data) return null
  return (
    <>
      <p className={styles.ends}>
        {[data.source, data.target].map((end) => (
          <button key={end.id} type="button" className={styles.end} onClick={() => onEntity(end.id)}>
            {end.name}
            <span>{end.type}</span>
          </button>
        ))}
        <span className={styles.weight}>{plural(data.relationship.weight, 'passage')} together</span>
      </p>
      <WrittenBy analyst={data.relationship.analyst} />
    </>
  )
}
