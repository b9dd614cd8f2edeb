import { ChevronsUpDown } from 'lucide-react'
import { FieldFrame } from './field-frame.tsx'
import styles from './text-field.module.css'

interface Option<T extends string> {
  readonly value: T
  readonly label: string
}

interface SelectFieldProps<T extends string> {
  readonly label: string
  readonly hint?: string | undefined
  readonly options: readonly Option<T>[]
  readonly value: T
  readonly onChange: (value: T) => void
  readonly disabled?: boolean
  readonly className?: string | undefined
}

/** One of several, with its label; the browser's own list. */
export function SelectField<T extends string>(props: SelectFieldProps<T>) {
  const { label, hint, options, value, onChange, disabled, className } = props
  return (
    <FieldFrame label={label} hint={hint} className={className}>
      {(ids) => (
        <span className={styles.select}>
          <select
            {...ids}
            className={styles.input}
            value={value}
            disabled={disabled}
            onChange={(event) => {
              const chosen = options[event.target.selectedIndex]
              if (chosen) onChange(chosen.value)
            }}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronsUpDown aria-hidden="true" />
        </span>
      )}
    </FieldFrame>
  )
}
