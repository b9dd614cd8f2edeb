import { useState } from 'react'
import type { ClaimView, Contradiction } from '../../shared/model/index.ts'
import { hrefOf } from '../state/routes.ts'
import { Button } from '../ui/button.tsx'
import { ClaimEnds, ClaimFacts } from './claim-facts.tsx'
import styles from './claim-list.module.css'
import { differenceWords } from './claim-words.ts'
import { withoutEmphasis } from './without-emphasis.ts'

interface ClaimListProps {
  readonly collection: string
  readonly claims: readonly ClaimView[]
  readonly contradictions: readonly Contradiction[]
}

/** The claims about an entity, those that contradict each other side by side; each leads to its sentence in the source. */
export function ClaimList({ collection, claims, contradictions }: ClaimListProps) {
  const [all, setAll] = useState(false)
  const byId = new Map(claims.map((claim) => [claim.id, claim]))
  const disputed = new Set(contradictions.flatMap((contradiction) => contradiction.claims))
  const others = claims.filter(({ id }) => !disputed.has(id))
  const shown = all ? others : others.slice(0, FIRST)
  return (
    <>
      {contradictions.map(({ claims: ids, differsIn }) => {
        const sides = ids.flatMap((id) => byId.get(id) ?? [])
        const first = sides[0]
        return (
          first && (
            <section key={first.id} className={styles.contradiction} aria-label="Claims that contradict each other">
              <p className={styles.matter}>
                <ClaimEnds claim={first} />
                <span>These disagree on {differenceWords(differsIn)}.</span>
              </p>
              <ul className={styles.sides}>
                {sides.map((claim) => (
                  <li key={claim.id}>
                    <ClaimLink collection={collection} claim={claim} disputed />
                  </li>
                ))}
              </ul>
            </section>
          )
        )
      })}
      <ul className={styles.list}>
        {shown.map((claim) => (
          <li key={claim.id}>
            <ClaimLink collection={collection} claim={claim} />
          </li>
        ))}
      </ul>
      {shown.length < others.length && (
        <Button size="small" variant="quiet" onClick={() => setAll(true)}>
          Show all {others.length}
        </Button>
      )}
    </>
  )
}

interface ClaimLinkProps {
  readonly collection: string
  readonly claim: ClaimView
  /** Whether it stands beside what contradicts it, under their common heading. */
  readonly disputed?: boolean
}

function ClaimLink({ collection, claim, disputed = false }: ClaimLinkProps) {
  const { span, id } = claim
  const href = hrefOf({ page: 'source', collection, ...span, of: { dataset: 'claims', id } })
  return (
    <a className={styles.claim} href={href} title={claim.documentTitle}>
      {!disputed && <ClaimEnds claim={claim} />}
      <ClaimFacts claim={claim} />
      <q>{withoutEmphasis(claim.description)}</q>
      {disputed && <span className={styles.document}>{claim.documentTitle}</span>}
    </a>
  )
}

const FIRST = 6
