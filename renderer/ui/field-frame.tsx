import { useId, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './text-field.module.css'

/** What ties a control to its label and to what is said under it. */
interface FieldIds {
  readonly id: string
  readonly 'aria-describedby': string | undefined
}

interface FieldFrameProps {
  readonly label: string
  readonly hideLabel?: boolean | undefined
  readonly hint?: string | undefined
  /** In place of the hint. */
  readonly error?: string | undefined
  readonly className?: string | undefined
  readonly children: (ids: FieldIds) => ReactNode
}

/** A control with its label above, and below it a hint or what is wrong. */
export function FieldFrame({ label, hideLabel, hint, error, className, children }: FieldFrameProps) {
  const id = useId()
  const note = error ?? hint
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id} className={hideLabel ? 'visually-hidden' : styles.label}>
        {label}
      </label>
      {children({ id, 'aria-describedby': note === undefined ? undefined : `${id}-note` })}
      {note !== undefined && (
        <p id={`${id}-note`} className={error === undefined ? styles.hint : styles.error}>
          {note}
        </p>
      )}
    </div>
  )
}
