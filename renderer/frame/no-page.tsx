import { hrefOf } from '../state/routes.ts'
import { EmptyState } from '../ui/empty-state.tsx'

interface NoPageProps {
  /** The collection that the address is in, if any. */
  readonly collection: string | null
}

/** What an address shows that names no page. */
export function NoPage({ collection }: NoPageProps) {
  const back =
    collection === null ? (
      <a href={hrefOf({ page: 'start' })}>All collections</a>
    ) : (
      <a href={hrefOf({ page: 'documents', collection })}>Go to the documents</a>
    )
  return (
    <EmptyState title="There is no such page" actions={back}>
      The address may be mistyped, or come from another version of Strata.
    </EmptyState>
  )
}
