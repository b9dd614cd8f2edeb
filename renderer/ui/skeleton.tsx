import styles from './skeleton.module.css'

interface SkeletonProps {
  readonly label?: string
  readonly lines?: number
}

/** Grey lines where text is about to be. */
export function Skeleton({ label = 'Loading', lines = 4 }: SkeletonProps) {
  return (
    <div role="status" aria-label={label} className={styles.block}>
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} className={styles.line} style={{ width: `${widths[line % widths.length]}%` }} />
      ))}
    </div>
  )
}

const widths = [92, 76, 84, 61, 88, 70] as const
