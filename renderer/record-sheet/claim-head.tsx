import { engine } from '../state/engine.ts'
import { useCall } from '../state/use-call.ts'
import { WrittenBy } from '../ui/written-by.tsx'
import { ClaimFacts } from './claim-facts.tsx'
import styles from './claim-list.module.css'

interface ClaimHeadProps {
  readonly collection: string
  readonly id: number
}

/** Status, when and how much of a cited claim, and who read it. */
export function ClaimHead({ collection, id }: ClaimHeadProps) {
  const { data } = useCall(`${collection} ${id}`, (signal) => engine()['claims.get']({ collection, id }, { signal }))
  if (!data) return null
  return (
    <>
      <p className={styles.cited}>
        <ClaimFacts claim={data} />
      </p>
      <WrittenBy analyst={data.analyst} />
    </>
  )
}
