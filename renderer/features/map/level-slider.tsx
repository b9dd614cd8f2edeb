import type { LevelSummary } from '../../../shared/model/index.ts'
import { plural } from '../../format/plural.ts'
import styles from './level-slider.module.css'

interface LevelSliderProps {
  readonly levels: readonly LevelSummary[]
  readonly level: number
  readonly onLevel: (level: number) => void
}

/** Which level's communities colour the map: broad at the left, fine at the right. */
export function LevelSlider({ levels, level, onLevel }: LevelSliderProps) {
  const at = levels.find((one) => one.level === level)
  const finest = levels.at(-1)?.level ?? 0
  const name = `Level ${level}${level === 0 ? ' (broadest)' : level === finest ? ' (finest)' : ''}`
  const count = at ? plural(at.communities, 'community', 'communities') : ''
  return (
    <label className={styles.slider}>
      <span className={styles.name}>{name}</span>
      <input
        type="range"
        min={0}
        max={finest}
        step={1}
        value={Math.min(level, finest)}
        disabled={finest === 0}
        aria-label="Level"
        aria-valuetext={`${name}, ${count}`}
        onChange={(event) => onLevel(Number(event.target.value))}
      />
      <span className={styles.count}>{count}</span>
    </label>
  )
}
