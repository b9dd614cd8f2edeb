import { useId, useState, type KeyboardEvent, type Ref } from 'react'
import { engine } from '../../state/engine.ts'
import { useCall } from '../../state/use-call.ts'
import { SearchField } from '../../ui/search-field.tsx'
import styles from './entity-search.module.css'
import { plural } from '../../format/plural.ts'

interface EntitySearchProps {
  readonly collection: string
  readonly onChoose: (entity: number) => void
  readonly ref: Ref<HTMLInputElement>
}

/** Finds entities by name; arrows and Enter choose. */
export function EntitySearch({ collection, onChoose, ref }: EntitySearchProps) {
  const [query, setQuery] = useState('')
  const [at, setAt] = useState(0)
  const id = useId()
  const asked = query.trim()
  const { data, error } = useCall(
    asked === '' ? null : `${collection} ${asked}`,
    (signal) => engine()['entities.search']({ collection, query: asked, limit: 12 }, { signal }),
    { keep: true },
  )
  const results = asked === '' ? [] : (data ?? [])
  const choose = (entity: number): void => {
    setQuery('')
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    onChoose(entity)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0 && results.length > 0) {
      event.preventDefault()
      setAt((at + step + results.length) % results.length)
    } else if (event.key === 'Enter') {
      const result = results[at]
      if (result) choose(result.id)
    }
  }
  return (
    <div className={styles.search}>
      <SearchField
        ref={ref}
        label="Find an entity"
        placeholder="Find an entity  /"
        value={query}
        onChange={(value) => {
          setQuery(value)
          setAt(0)
        }}
        onKeyDown={onKeyDown}
      />
      {asked !== '' && (
        <div id={id} role="listbox" aria-label="Entities found" className={styles.results}>
          {results.map((entity, row) => (
            <div
              key={entity.id}
              role="option"
              aria-selected={row === at}
              className={styles.result}
              onPointerEnter={() => setAt(row)}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(entity.id)}
            >
              <span className={styles.name}>{entity.name}</span>
              <span className={styles.note}>
                {entity.type} · {plural(entity.mentions, 'mention')}
              </span>
            </div>
          ))}
          {results.length === 0 && (
            <p className={styles.none} role="status">
              {error !== undefined
                ? 'The search failed.'
                : data === undefined
                  ? 'Searching…'
                  : `No entity is called “${asked}”.`}
            </p>
          )}
        </div>
      )}
    </div>
  )
}
