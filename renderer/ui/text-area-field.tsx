import { useId, type TextareaHTMLAttributes } from 'react'
import { classNames } from './class-names.ts'
import styles from './text-field.module.css'

interface TextAreaFieldProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange'> {
  readonly label: string
  readonly hideLabel?: boolean
  readonly hint?: string | undefined
  readonly error?: string | undefined
  readonly mono?: boolean
  readonly value: string
  readonly onChange: (value: string) => void
}

/** Several lines of text with their label, and what is wrong with them. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { label, hideLabel, hint, error, mono, onChange, className, ...rest } = props
  const id = useId()
  const note = error ?? hint
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id} className={hideLabel ? 'visually-hidden' : styles.label}>
        {label}
      </label>
      <textarea
        rows={3}
        spellCheck={false}
        {...rest}
        id={id}
        className={classNames(styles.area, mono && styles.mono)}
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
