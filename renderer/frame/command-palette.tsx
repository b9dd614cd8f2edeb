import { Search } from 'lucide-react'
import { useDeferredValue, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useCollections } from '../state/collections.ts'
import { engine } from '../state/engine.ts'
import { navigate } from '../state/navigation.ts'
import { useCall } from '../state/use-call.ts'
import { classNames } from '../ui/class-names.ts'
import { Dialog } from '../ui/dialog.tsx'
import styles from './command-palette.module.css'
import { paletteEntries, type PaletteEntry } from './palette-entries.ts'

interface CommandPaletteProps {
  readonly collection: string | null
  readonly onClose: () => void
}

/** One box that finds entities, reports, documents, pages and collections; arrows choose, Enter goes. */
export function CommandPalette({ collection, onClose }: CommandPaletteProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [query, setQuery] = useState('')
  const [chosen, setChosen] = useState(0)
  const entries = useEntries(query, collection)
  const at = Math.min(chosen, entries.length - 1)

  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [at, entries])

  const go = (entry: PaletteEntry | undefined): void => {
    if (!entry) return
    onClose()
    navigate(entry.route)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowDown') setChosen((at + 1) % Math.max(1, entries.length))
    else if (event.key === 'ArrowUp') setChosen((at - 1 + entries.length) % Math.max(1, entries.length))
    else if (event.key === 'Enter') go(entries[at])
    else return
    event.preventDefault()
  }

  return (
    <Dialog open onClose={onClose} title="Search" hideTitle wide className={styles.dialog}>
      <div className={styles.box}>
        <Search aria-hidden="true" />
        <input
          data-autofocus
          role="combobox"
          aria-label="Search"
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-activedescendant={entries[at] ? `${id}-${at}` : undefined}
          autoComplete="off"
          spellCheck={false}
          placeholder={collection === null ? 'Go to a collection or page' : 'Find an entity, a report, a document…'}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value)
            setChosen(0)
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div ref={list} id={`${id}-list`} role="listbox" aria-label="Results" className={styles.list}>
        {entries.map((entry, index) => (
          <div key={entry.key} role="presentation">
            {entries[index - 1]?.group !== entry.group && <p className={styles.group}>{entry.group}</p>}
            <div
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === at}
              className={classNames(styles.entry, index === at && styles.chosen)}
              onPointerMove={() => setChosen(index)}
              onClick={() => go(entry)}
            >
              <span className={styles.title}>{entry.title}</span>
              <span className={styles.detail}>{entry.detail}</span>
            </div>
          </div>
        ))}
        {entries.length === 0 && <p className={styles.nothing}>Nothing is called that.</p>}
      </div>
    </Dialog>
  )
}

function useEntries(query: string, collection: string | null): readonly PaletteEntry[] {
  const asked = useDeferredValue(query.trim())
  const inside = collection ?? ''
  const entities = useCall(
    collection !== null && asked !== '' ? `palette entities ${inside} ${asked}` : null,
    (signal) => engine()['entities.search']({ collection: inside, query: asked.slice(0, 200), limit: 6 }, { signal }),
    { keep: true },
  )
  const reports = useCall(collection === null ? null : `palette reports ${inside}`, (signal) =>
    engine()['reports.tree']({ collection: inside }, { signal }),
  )
  const documents = useCall(collection === null ? null : `palette documents ${inside}`, (signal) =>
    engine()['documents.list']({ collection: inside }, { signal }),
  )
  const collections = useCollections((state) => state.list)
  return paletteEntries(query, {
    collection,
    entities: entities.data ?? [],
    reports: reports.data ?? [],
    documents: documents.data?.documents ?? [],
    collections: collections ?? [],
  })
}
