import { X } from 'lucide-react'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import styles from './chip-field.module.css'
import field from './text-field.module.css'

interface ChipFieldProps {
  readonly label: string
  readonly hint?: string
  /** What one of them is, for the button that takes it away: “Remove the type person”. */
  readonly one: string
  readonly placeholder: string
  readonly values: readonly string[]
  readonly maxLength: number
  readonly most: number
  readonly onChange: (values: readonly string[]) => void
}

/** A set of words: Enter or a comma adds what was typed, Backspace in the empty field takes the last away. */
export function ChipField({ label, hint, one, placeholder, values, maxLength, most, onChange }: ChipFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const add = (text: string): void => {
    const known = new Set(values.map((value) => value.toLowerCase()))
    const fresh = text
      .split(',')
      .map((word) => word.trim().slice(0, maxLength))
      .filter((word) => word !== '' && !known.has(word.toLowerCase()))
    if (fresh.length > 0) onChange([...values, ...new Set(fresh)].slice(0, most))
    setTyped('')
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      add(typed)
    } else if (event.key === 'Backspace' && typed === '' && values.length > 0) onChange(values.slice(0, -1))
  }
  return (
    <div className={field.field}>
      <label htmlFor={id} className={field.label}>
        {label}
      </label>
      <div className={styles.box} onClick={(event) => event.target === event.currentTarget && input.current?.focus()}>
        <ul className={styles.chips} aria-label={label}>
          {values.map((value) => (
            <li key={value} className={styles.chip}>
              {value}
              <button
                type="button"
                aria-label={`Remove the ${one} ${value}`}
                onClick={() => {
                  onChange(values.filter((other) => other !== value))
                  input.current?.focus()
                }}
              >
                <X aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
        <input
          ref={input}
          id={id}
          className={styles.input}
          autoComplete="off"
          spellCheck={false}
          placeholder={placeholder}
          aria-describedby={hint === undefined ? undefined : `${id}-note`}
          value={typed}
          onChange={({ target }) => (target.value.includes(',') ? add(target.value) : setTyped(target.value))}
          onKeyDown={onKeyDown}
          onBlur={() => add(typed)}
        />
      </div>
      {hint !== undefined && (
        <p id={`${id}-note`} className={field.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}
