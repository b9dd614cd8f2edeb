import { useId } from 'react'
import styles from './toggle-field.module.css'

interface ToggleFieldProps {
  readonly label: string
  readonly note?: string | undefined
  readonly checked: boolean
  readonly disabled?: boolean
  readonly onChange: (checked: boolean) => void
}

/** A switch with what it does, and what that means. */
export function ToggleField({ label, note, checked, disabled, onChange }: ToggleFieldProps) {
  const id = useId()
  return (
    <label className={styles.toggle} data-disabled={disabled}>
      <input
        type="checkbox"
        role="switch"
        className={styles.switch}
        checked={checked}
        disabled={disabled}
        aria-labelledby={`${id}-label`}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>
        <span id={`${id}-label`} className={styles.label}>
          {label}
        </span>
        {note !== undefined && (
          <span id={`${id}-note`} className={styles.note}>
            {note}
          </span>
        )}
      </span>
    </label>
  )
}
