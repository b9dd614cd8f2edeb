import { ChevronDown, ChevronUp } from 'lucide-react'
import { IconButton } from '../../ui/icon-button.tsx'
import styles from './source-page.module.css'

interface PassageNavProps {
  /** What is counted, in the singular: `passage`, `hit`. */
  readonly what: string
  /** From 0; -1 when none is in view. */
  readonly at: number
  readonly count: number
  readonly onGo: (at: number) => void
}

/** “3 of 12” with a step back and a step on, round the end. */
export function PassageNav({ what, at, count, onGo }: PassageNavProps) {
  const step = (by: number) => () => onGo(at < 0 ? (by > 0 ? 0 : count - 1) : (at + by + count) % count)
  const title = `${what.charAt(0).toUpperCase()}${what.slice(1)}`
  return (
    <div className={styles.nav} role="group" aria-label={`${title}s`}>
      <span className={styles.count} role="status">
        {at < 0 ? `${count} ${what}${count === 1 ? '' : 's'}` : `${title} ${at + 1} of ${count}`}
      </span>
      <IconButton
        size="small"
        label={`Previous ${what}`}
        icon={<ChevronUp />}
        disabled={count < 1}
        onClick={step(-1)}
      />
      <IconButton size="small" label={`Next ${what}`} icon={<ChevronDown />} disabled={count < 1} onClick={step(1)} />
    </div>
  )
}
