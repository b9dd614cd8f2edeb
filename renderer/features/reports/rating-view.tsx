import styles from './report-reader.module.css'

interface RatingViewProps {
  /** 0 to 10. */
  readonly rating: number
  readonly explanation: string
}

/** The rating as a figure and a bar, with why. */
export function RatingView({ rating, explanation }: RatingViewProps) {
  return (
    <div className={styles.rating}>
      <span className={styles.figure}>
        <b>{rating.toFixed(1)}</b> of 10
      </span>
      <span className={styles.track} aria-hidden="true">
        <span style={{ transform: `scaleX(${rating / 10})` }} />
      </span>
      <p>{explanation}</p>
    </div>
  )
}
