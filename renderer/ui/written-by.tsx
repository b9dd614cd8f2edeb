import { Bot, ScanText } from 'lucide-react'
import styles from './written-by.module.css'

interface WrittenByProps {
  /** `builtin`, or a model's name. */
  readonly analyst: string
}

/** Who wrote a record. */
export function WrittenBy({ analyst }: WrittenByProps) {
  const builtin = analyst === 'builtin'
  return (
    <p className={styles.by}>
      {builtin ? <ScanText aria-hidden="true" /> : <Bot aria-hidden="true" />}
      {builtin ? 'Selected from the documents by the built-in analyst' : `Written by ${analyst}`}
    </p>
  )
}
