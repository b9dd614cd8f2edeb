import type { TextareaHTMLAttributes } from 'react'
import { classNames } from './class-names.ts'
import { FieldFrame } from './field-frame.tsx'
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
  return (
    <FieldFrame label={label} hideLabel={hideLabel} hint={hint} error={error} className={className}>
      {(ids) => (
        <textarea
          rows={3}
          spellCheck={false}
          {...rest}
          {...ids}
          className={classNames(styles.area, mono && styles.mono)}
          aria-invalid={error !== undefined}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FieldFrame>
  )
}
