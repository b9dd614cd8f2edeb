import { BookOpen, ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { formatShortCount } from '../../format/format-count.ts'
import { plural } from '../../format/plural.ts'
import type { Legend } from '../../graph/legend-entries.ts'
import { hrefOf } from '../../state/routes.ts'
import { classNames } from '../../ui/class-names.ts'
import { useStoredFlag } from '../../ui/use-stored-flag.ts'
import styles from './map-legend.module.css'

interface MapLegendProps {
  readonly collection: string
  readonly legend: Legend
  readonly chosen: number | null
  /** Whether there is room for it beside the map; else it is folded, and opens over the map. */
  readonly beside: boolean
  readonly onHover: (community: number | null) => void
  readonly onChoose: (community: number | null) => void
}

/** The largest communities with their colours, to fold away: pointing at one lights it, a click keeps it lit. */
export function MapLegend({ collection, legend, chosen, beside, onHover, onChoose }: MapLegendProps) {
  const [wanted, want] = useStoredFlag('strata.legend', true)
  const [over, setOver] = useState(false)
  const open = beside ? wanted : over
  return (
    <section className={classNames(styles.legend, open && beside && styles.beside)} aria-label="Communities">
      <button
        type="button"
        className={classNames(styles.heading, open && styles.open)}
        aria-expanded={open}
        onClick={() => (beside ? want(!open) : setOver(!open))}
      >
        <ChevronDown aria-hidden="true" />
        Communities
      </button>
      {open && (
        <ul onPointerLeave={() => onHover(null)}>
          {legend.entries.map(({ id, title, size, colour }) => (
            <li
              key={id}
              className={classNames(styles.row, id === chosen && styles.chosen)}
              onPointerEnter={() => onHover(id)}
            >
              <button
                type="button"
                className={styles.community}
                aria-pressed={id === chosen}
                title={title}
                onFocus={(event) => event.target.matches(':focus-visible') && onHover(id)}
                onBlur={() => onHover(null)}
                onClick={() => onChoose(id === chosen ? null : id)}
              >
                <span className={styles.swatch} style={{ background: colour }} />
                <span className={styles.title}>{title.split(': ', 1)}</span>
                <span className={styles.size}>{formatShortCount(size)}</span>
              </button>
              <a
                className={styles.report}
                href={hrefOf({ page: 'reports', collection, report: id })}
                aria-label={`Read the report on ${title}`}
                title="Read the report"
              >
                <BookOpen aria-hidden="true" />
              </a>
            </li>
          ))}
        </ul>
      )}
      {open && legend.others > 0 && (
        <p className={styles.rest}>{plural(legend.others, 'other community', 'other communities')} in grey</p>
      )}
    </section>
  )
}
