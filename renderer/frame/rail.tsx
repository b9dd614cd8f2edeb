import { Info, Search, Settings } from 'lucide-react'
import type { CollectionStatus } from '../../shared/model/index.ts'
import { formatShortCount } from '../format/format-count.ts'
import { useAbilities } from '../state/abilities.ts'
import { openOverlay } from '../state/overlay.ts'
import { hrefOf, type Route } from '../state/routes.ts'
import { classNames } from '../ui/class-names.ts'
import { Kbd } from '../ui/kbd.tsx'
import { CollectionSwitcher } from './collection-switcher.tsx'
import { JobPill } from './job-pill.tsx'
import { pages, type PageName } from './pages.ts'
import styles from './rail.module.css'

interface RailProps {
  readonly collection: string
  readonly page: Route['page']
  readonly name: string | undefined
  readonly status: CollectionStatus | undefined
}

/** The way around a collection: its name, its pages with their counts, its running job. */
export function Rail({ collection, page, name, status }: RailProps) {
  const inBrowser = useAbilities(({ platform }) => platform === 'browser')
  const counts: Readonly<Partial<Record<PageName, number>>> = status
    ? { documents: status.documents, map: status.entities, reports: status.reports }
    : {}
  return (
    <nav className={styles.rail} aria-label="Collection">
      <CollectionSwitcher collection={collection} name={name} />
      <button type="button" className={styles.search} onClick={() => openOverlay('palette')}>
        <Search aria-hidden="true" />
        <span className={styles.label}>Search</span>
        <Kbd keys="Mod+K" />
      </button>
      <ul className={styles.pages}>
        {pages.map(({ name: own, title, icon: Icon, route }, index) => {
          const here = own === (inside[page] ?? page)
          const count = counts[own]
          return (
            <li key={own}>
              <a
                href={hrefOf(route(collection))}
                aria-current={here ? 'page' : undefined}
                aria-keyshortcuts={inBrowser ? `Alt+${index + 1}` : `Control+${index + 1}`}
                aria-label={title}
                title={title}
                className={classNames(styles.link, here && styles.here)}
              >
                <Icon aria-hidden="true" />
                <span className={styles.label}>{title}</span>
                {count !== undefined && count > 0 && <span className={styles.count}>{formatShortCount(count)}</span>}
              </a>
            </li>
          )
        })}
      </ul>
      <div className={styles.foot}>
        <JobPill collection={collection} />
        <div className={styles.small}>
          <a href={hrefOf({ page: 'settings' })} className={styles.link} title="Settings" aria-label="Settings">
            <Settings aria-hidden="true" />
            <span className={styles.label}>Settings</span>
          </a>
          <a href={hrefOf({ page: 'about' })} className={styles.link} title="About" aria-label="About">
            <Info aria-hidden="true" />
            <span className={styles.label}>About</span>
          </a>
        </div>
      </div>
    </nav>
  )
}

/** Pages that lie inside another, whose link is lit. */
const inside: Readonly<Partial<Record<Route['page'], PageName>>> = { source: 'documents', prompts: 'model' }
