import { useId, type InputHTMLAttributes, type Ref } from 'react'
import { classNames } from './class-names.ts'
import styles from './text-field.module.css'

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> {
  readonly label: string
  readonly hideLabel?: boolean
  readonly hint?: string | undefined
  readonly error?: string | undefined
  readonly value: string
  readonly onChange: (value: string) => void
  readonly ref?: Ref<HTMLInputElement>
}

/** A line of text with its label, and what is wrong with it. */
export function TextField({ label, hideLabel, hint, error, onChange, className, ...rest }: TextFieldProps) {
  const id = useId()
  const note = error ?? hint
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id} className={hideLabel ? 'visually-hidden' : styles.label}>
        {label}
      </label>
      <input
        autoComplete="off"
        spellCheck={false}
        {...rest}
        id={id}
        className={styles.input}
        aria-invalid={error !== undefined}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
        onChange={(event) => onChange(event.target.value)}
      />
      {note !== undefined && (
        <p id={`${id}-note`} className={error === undefined ? styles.hint : styles.error}>
          {note}
        </p>
      )}
    </div>
  )
}
