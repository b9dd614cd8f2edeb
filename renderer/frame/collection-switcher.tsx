import { Check, ChevronsUpDown, LayoutGrid, Plus } from 'lucide-react'
import { useCollections } from '../state/collections.ts'
import { navigate } from '../state/navigation.ts'
import { openOverlay } from '../state/overlay.ts'
import { Logo } from '../ui/logo.tsx'
import { Menu } from '../ui/menu.tsx'
import styles from './collection-switcher.module.css'

interface CollectionSwitcherProps {
  readonly collection: string
  readonly name: string | undefined
}

/** The name of the collection, and the way to another one. */
export function CollectionSwitcher({ collection, name }: CollectionSwitcherProps) {
  const list = useCollections((state) => state.list)
  const others = (list ?? []).filter(({ state }) => state === 'ready').slice(0, MOST)
  return (
    <Menu
      label="Collections"
      trigger={(props) => (
        <button
          type="button"
          {...props}
          className={styles.button}
          title={name}
          aria-label={`Collection: ${name ?? ''}`}
        >
          <Logo size={22} />
          <span className={styles.name}>{name ?? ' '}</span>
          <ChevronsUpDown className={styles.arrows} aria-hidden="true" />
        </button>
      )}
      groups={[
        others.map((info) => ({
          label: info.name,
          icon: info.key === collection ? <Check /> : <span />,
          checked: info.key === collection,
          onSelect: () => navigate({ page: 'documents', collection: info.key }),
        })),
        [
          { label: 'All collections', icon: <LayoutGrid />, onSelect: () => navigate({ page: 'start' }) },
          { label: 'New collection…', icon: <Plus />, onSelect: () => openOverlay('new-collection') },
        ],
      ]}
    />
  )
}

const MOST = 9
