import { classNames } from './class-names.ts'
import styles from './progress-bar.module.css'

interface ProgressBarProps {
  readonly label: string
  /** Share from 0 to 1; null while there is no telling. */
  readonly value: number | null
  readonly className?: string | undefined
}

/** A thin bar; moves on its own while there is no telling how far the work is. */
export function ProgressBar({ label, value, className }: ProgressBarProps) {
  const share = value === null ? null : Math.min(1, Math.max(0, value))
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={share === null ? undefined : Math.round(share * 100)}
      className={classNames(styles.track, className)}
    >
      <div
        className={share === null ? styles.wandering : styles.fill}
        style={share === null ? undefined : { transform: `scaleX(${share})` }}
      />
    </div>
  )
}
