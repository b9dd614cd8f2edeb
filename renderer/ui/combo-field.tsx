import { ChevronsUpDown } from 'lucide-react'
import { useState, type KeyboardEvent } from 'react'
import { classNames } from './class-names.ts'
import styles from './combo-field.module.css'
import { FieldFrame } from './field-frame.tsx'
import { fittingOptions } from './fitting-options.ts'
import field from './text-field.module.css'

interface ComboFieldProps {
  readonly label: string
  readonly hint?: string | undefined
  readonly error?: string | undefined
  readonly placeholder?: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly options: readonly string[]
  /** Said in the list where there is no option to show. */
  readonly none: string
  /** The list is about to be shown: time to find out what is in it. */
  readonly onOpen?: () => void
}

/** A line of text with a list of what it may be; anything else can be typed as well. Arrows and Enter choose. */
export function ComboField(props: ComboFieldProps) {
  const { label, hint, error, placeholder, value, onChange, options, none, onOpen } = props
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(-1)
  const shown = fittingOptions(options, typed)
  const show = (filter: string): void => {
    if (!open) onOpen?.()
    setOpen(true)
    setTyped(filter)
    setAt(-1)
  }
  const choose = (option: string): void => {
    onChange(option)
    setOpen(false)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    const chosen = shown[at]
    if (step !== 0) {
      event.preventDefault()
      if (!open) show('')
      else if (shown.length > 0) setAt((Math.max(at, step > 0 ? -1 : 0) + step + shown.length) % shown.length)
    } else if (event.key === 'Enter' && open && chosen !== undefined) {
      event.preventDefault()
      choose(chosen)
    } else if (event.key === 'Escape' && open) {
      event.preventDefault()
      event.stopPropagation()
      setOpen(false)
    }
  }
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {({ id, ...described }) => (
        <div className={styles.box}>
          <input
            id={id}
            role="combobox"
            aria-expanded={open}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={open && at >= 0 ? `${id}-${at}` : undefined}
            aria-invalid={error !== undefined}
            {...described}
            autoComplete="off"
            spellCheck={false}
            placeholder={placeholder}
            className={classNames(field.input, styles.input)}
            value={value}
            onChange={(event) => {
              onChange(event.target.value)
              show(event.target.value)
            }}
            onKeyDown={onKeyDown}
            onBlur={() => setOpen(false)}
          />
          <button
            type="button"
            tabIndex={-1}
            aria-label={`Show what ${label.toLowerCase()} may be`}
            className={styles.opener}
            onPointerDown={(event) => {
              event.preventDefault()
              document.getElementById(id)?.focus()
              if (open) setOpen(false)
              else show('')
            }}
          >
            <ChevronsUpDown aria-hidden="true" />
          </button>
          <div
            id={`${id}-list`}
            role="listbox"
            aria-label={`Choices of ${label}`}
            hidden={!open}
            className={styles.list}
          >
            {shown.map((option, index) => (
              <div
                key={option}
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === at}
                className={styles.option}
                ref={index === at ? (element) => void element?.scrollIntoView({ block: 'nearest' }) : undefined}
                onPointerEnter={() => setAt(index)}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => choose(option)}
              >
                {option}
              </div>
            ))}
            {shown.length === 0 && <p className={styles.none}>{none}</p>}
          </div>
        </div>
      )}
    </FieldFrame>
  )
}
