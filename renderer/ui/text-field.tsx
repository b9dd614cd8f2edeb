import type { InputHTMLAttributes, Ref } from 'react'
import { FieldFrame } from './field-frame.tsx'
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
  return (
    <FieldFrame label={label} hideLabel={hideLabel} hint={hint} error={error} className={className}>
      {(ids) => (
        <input
          autoComplete="off"
          spellCheck={false}
          {...rest}
          {...ids}
          className={styles.input}
          aria-invalid={error !== undefined}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FieldFrame>
  )
}
