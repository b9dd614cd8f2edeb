import { useState, type KeyboardEvent } from 'react'
import type { Neighbour } from '../../../shared/model/index.ts'
import { plural } from '../../format/plural.ts'
import { Button } from '../../ui/button.tsx'
import styles from './neighbour-list.module.css'

interface NeighbourListProps {
  readonly neighbours: readonly Neighbour[]
  readonly onGo: (entity: number) => void
  readonly onRelationship: (relationship: number) => void
}

/** The entities that passages join with this one, strongest first; up and down move, Enter goes there. */
export function NeighbourList({ neighbours, onGo, onRelationship }: NeighbourListProps) {
  const [all, setAll] = useState(false)
  const sorted = neighbours.toSorted((a, b) => b.weight - a.weight || b.degree - a.degree || a.id - b.id)
  const shown = all ? sorted : sorted.slice(0, FIRST)
  const strongest = sorted[0]?.weight ?? 1
  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0) return
    const rows = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button[data-go]')]
    const own = rows.findIndex((row) => row.closest('li')?.contains(document.activeElement))
    const next = rows[own + step]
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  return (
    <>
      <ul onKeyDown={onKeyDown}>
        {shown.map((one) => (
          <li key={one.id} className={styles.row}>
            <button
              type="button"
              data-go=""
              className={styles.go}
              title={one.description || one.name}
              onClick={() => onGo(one.id)}
            >
              <span className={styles.head}>
                <span className={styles.name}>{one.name}</span>
                <span className={styles.type}>{one.type}</span>
              </span>
              {one.phrase && <q className={styles.phrase}>{one.phrase}</q>}
            </button>
            <button
              type="button"
              className={styles.weight}
              title={`${plural(one.weight, 'passage')} together: show them`}
              aria-label={`${plural(one.weight, 'passage')} with ${one.name}: show them`}
              onClick={() => onRelationship(one.relationship)}
            >
              <span className={styles.track}>
                <span style={{ transform: `scaleX(${one.weight / strongest})` }} />
              </span>
              <span className={styles.figure}>{one.weight}</span>
            </button>
          </li>
        ))}
      </ul>
      {shown.length < sorted.length && (
        <Button size="small" variant="quiet" onClick={() => setAll(true)}>
          Show all {sorted.length}
        </Button>
      )}
    </>
  )
}

const FIRST = 10
