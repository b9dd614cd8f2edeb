import { BookOpen, ChevronDown } from 'lucide-react'
import { formatShortCount } from '../../format/format-count.ts'
import { plural } from '../../format/plural.ts'
import type { Legend } from '../../graph/legend-entries.ts'
import { hrefOf } from '../../state/routes.ts'
import { classNames } from '../../ui/class-names.ts'
import styles from './map-legend.module.css'

interface MapLegendProps {
  readonly collection: string
  readonly legend: Legend
  readonly chosen: number | null
  readonly onHover: (community: number | null) => void
  readonly onChoose: (community: number | null) => void
}

/** The largest communities with their colours, to fold away: pointing at one lights it, a click keeps it lit. */
export function MapLegend({ collection, legend, chosen, onHover, onChoose }: MapLegendProps) {
  return (
    <details className={styles.legend} aria-label="Communities" open={roomy()}>
      <summary className={styles.heading}>
        <ChevronDown aria-hidden="true" />
        Communities
      </summary>
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
              <span className={styles.title}>{title}</span>
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
      {legend.others > 0 && (
        <p className={styles.rest}>{plural(legend.others, 'other community', 'other communities')} in grey</p>
      )}
    </details>
  )
}

/** On a narrow window the legend would hide the map: it starts folded there. */
const roomy = (): boolean => matchMedia('(min-width: 1000px)').matches
