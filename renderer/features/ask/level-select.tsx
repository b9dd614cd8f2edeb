import { ChevronsUpDown } from 'lucide-react'
import type { LevelSummary } from '../../../shared/model/index.ts'
import { plural } from '../../format/plural.ts'
import styles from './level-select.module.css'

interface LevelSelectProps {
  readonly level: number
  readonly onLevel: (level: number) => void
  readonly levels: readonly LevelSummary[]
}

/** Which level's reports are read: broad ones are few, fine ones are many. */
export function LevelSelect({ level, onLevel, levels }: LevelSelectProps) {
  return (
    <label className={styles.select} title="A finer level reads more reports and sees more detail.">
      <span className="visually-hidden">Level</span>
      <select value={level} onChange={(event) => onLevel(Number(event.target.value))}>
        {levels.map((one, at) => (
          <option key={one.level} value={one.level}>
            {`Level ${one.level}${at === 0 ? ', broadest' : at === levels.length - 1 ? ', finest' : ''} · reads ${plural(one.reports, 'report')}`}
          </option>
        ))}
      </select>
      <ChevronsUpDown aria-hidden="true" />
    </label>
  )
}
