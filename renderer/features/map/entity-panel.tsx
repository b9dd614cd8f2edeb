import { X } from 'lucide-react'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { formatCount } from '../../format/format-count.ts'
import { plural } from '../../format/plural.ts'
import { AliasList } from '../../record-sheet/alias-list.tsx'
import { ClaimList } from '../../record-sheet/claim-list.tsx'
import { EvidenceList } from '../../record-sheet/evidence-list.tsx'
import { engine } from '../../state/engine.ts'
import { hrefOf } from '../../state/routes.ts'
import { useCall } from '../../state/use-call.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { WrittenBy } from '../../ui/written-by.tsx'
import styles from './entity-panel.module.css'
import { NeighbourList } from './neighbour-list.tsx'

interface EntityPanelProps {
  readonly collection: string
  readonly id: number
  /** False when the map does not show the entity, because it was drawn with fewer. */
  readonly onMap: boolean
  readonly onGo: (entity: number) => void
  readonly onRelationship: (relationship: number) => void
  readonly onClose: () => void
}

/** All that is known of one entity, down to the passages that name it. */
export function EntityPanel({ collection, id, onMap, onGo, onRelationship, onClose }: EntityPanelProps) {
  const { data, error, retry } = useCall(`${collection} ${id}`, (signal) =>
    engine()['entities.get']({ collection, id }, { signal }),
  )
  const chain = useCall(`${collection} ${id}`, (signal) =>
    engine()['evidence.chain']({ collection, dataset: 'entities', id }, { signal }),
  )
  const entity = data?.entity
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    // The button that led here is gone with the last entity; without this the arrow keys would be lost with it.
    const active = document.activeElement
    if (active === document.body || panel.current?.contains(active)) panel.current?.focus()
  }, [id])
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.target !== panel.current || event.key !== 'ArrowDown') return
    event.preventDefault()
    panel.current.querySelector<HTMLElement>('[data-go]')?.focus()
  }
  return (
    <aside
      ref={panel}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      className={styles.panel}
      aria-label={entity?.name ?? 'Entity'}
    >
      <header className={styles.header}>
        <div>
          <h2 className={styles.name}>{entity?.name ?? ' '}</h2>
          {entity && (
            <p className={styles.facts}>
              <span className={styles.type}>{entity.type}</span>
              {plural(entity.mentions, 'mention')} in {plural(entity.documents, 'document')}
            </p>
          )}
        </div>
        <IconButton size="small" label="Close" keys="Esc" icon={<X />} onClick={onClose} />
      </header>
      {error !== undefined && <ErrorState small error={error} onRetry={retry} />}
      {!data && error === undefined && <Skeleton label="Loading the entity" lines={8} />}
      {data && entity && (
        <div className={styles.content}>
          {!onMap && <p className={styles.note}>This entity is not among those the map shows now.</p>}
          {entity.description.trim() !== '' && (
            <div>
              <p className={styles.description}>{entity.description}</p>
              <WrittenBy analyst={entity.analyst} />
            </div>
          )}
          {entity.aliases.length > 0 && (
            <section>
              <h3>Also called</h3>
              <AliasList key={id} collection={collection} entity={entity} />
            </section>
          )}
          {data.communities.length > 0 && (
            <section>
              <h3>Communities</h3>
              <ol className={styles.communities}>
                {data.communities.map((community) => (
                  <li key={community.id}>
                    <a href={hrefOf({ page: 'reports', collection, report: community.id })}>
                      <span>{community.level}</span>
                      {community.title}
                    </a>
                  </li>
                ))}
              </ol>
            </section>
          )}
          {data.claims.length > 0 && (
            <section>
              <h3>Claims ({formatCount(data.claims.length)})</h3>
              <ClaimList key={id} collection={collection} claims={data.claims} contradictions={data.contradictions} />
            </section>
          )}
          {data.neighbours.length > 0 && (
            <section>
              <h3>Connected with {formatCount(data.neighbours.length)}</h3>
              <NeighbourList key={id} neighbours={data.neighbours} onGo={onGo} onRelationship={onRelationship} />
            </section>
          )}
          <section>
            <h3>In the documents</h3>
            {chain.error !== undefined && <ErrorState small error={chain.error} onRetry={chain.retry} />}
            {!chain.data && chain.error === undefined && <Skeleton label="Loading the passages" lines={4} />}
            {chain.data && (
              <EvidenceList
                key={id}
                collection={collection}
                record={{ dataset: 'entities', id }}
                spans={chain.data.chunks}
              />
            )}
          </section>
        </div>
      )}
    </aside>
  )
}
