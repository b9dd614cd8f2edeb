import { Search, X } from 'lucide-react'
import { useRef, type KeyboardEvent, type Ref } from 'react'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import styles from './text-field.module.css'

interface SearchFieldProps {
  /** Its accessible name; also the placeholder where none is given. */
  readonly label: string
  readonly placeholder?: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void
  readonly className?: string | undefined
  readonly ref?: Ref<HTMLInputElement>
}

/** A search box; Escape empties it. */
export function SearchField({
  label,
  placeholder = label,
  value,
  onChange,
  onKeyDown,
  className,
  ref,
}: SearchFieldProps) {
  const host = useRef<HTMLSpanElement>(null)
  const clear = (): void => {
    onChange('')
    host.current?.querySelector('input')?.focus()
  }
  return (
    <span ref={host} className={classNames(styles.search, className)} role="search">
      <Search aria-hidden="true" />
      <input
        ref={ref}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        className={styles.input}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && value !== '') {
            event.stopPropagation()
            onChange('')
          }
          onKeyDown?.(event)
        }}
      />
      {value !== '' && <IconButton className={styles.clear} size="small" label="Clear" icon={<X />} onClick={clear} />}
    </span>
  )
}
