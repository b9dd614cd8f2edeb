import { useId, useRef, type KeyboardEvent, type ReactElement, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './menu.module.css'

export interface MenuItem {
  readonly label: string
  readonly icon?: ReactNode
  readonly detail?: string
  readonly danger?: boolean
  readonly disabled?: boolean
  readonly checked?: boolean
  readonly onSelect: () => void
}

interface MenuTriggerProps {
  readonly 'aria-haspopup': 'menu'
  readonly 'aria-controls': string
  readonly onClick: (event: { readonly currentTarget: HTMLElement }) => void
}

interface MenuProps {
  readonly label: string
  /** Draws the button that opens the menu; spread the props onto it. */
  readonly trigger: (props: MenuTriggerProps) => ReactElement
  /** Groups are separated by a line. */
  readonly groups: readonly (readonly MenuItem[])[]
}

/** A menu in a native popover: arrows, Home, End and letters move, Escape closes, focus goes back. */
export function Menu({ label, trigger, groups }: MenuProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLElement>(null)

  const items = (): HTMLElement[] =>
    Array.from(list.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]:not(:disabled)') ?? [])
  const open: MenuTriggerProps['onClick'] = ({ currentTarget }) => {
    const menu = list.current
    if (!menu) return
    opener.current = currentTarget
    menu.showPopover()
    place(menu, currentTarget)
    items()[0]?.focus()
  }
  const close = (): void => {
    list.current?.hidePopover()
    opener.current?.focus()
  }
  const move = (event: KeyboardEvent): void => {
    const all = items()
    const at = all.indexOf(document.activeElement as HTMLElement)
    const next = nextIndex(
      event.key,
      at,
      all.map((item) => item.textContent ?? ''),
    )
    if (event.key === 'Escape' || event.key === 'Tab') {
      event.stopPropagation()
      event.preventDefault()
      close()
    } else if (next !== undefined) {
      event.preventDefault()
      all[next]?.focus()
    }
  }

  return (
    <>
      {trigger({ 'aria-haspopup': 'menu', 'aria-controls': id, onClick: open })}
      <div
        ref={list}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={label}
        className={styles.menu}
        onKeyDown={move}
      >
        {groups
          .filter((group) => group.length > 0)
          .map((group, row) => (
            <div key={row} role="group" className={styles.group}>
              {group.map((item) => (
                <button
                  key={item.label}
                  type="button"
                  tabIndex={-1}
                  role={item.checked === undefined ? 'menuitem' : 'menuitemradio'}
                  aria-checked={item.checked}
                  disabled={item.disabled}
                  className={classNames(styles.item, item.danger && styles.danger)}
                  onClick={() => {
                    close()
                    item.onSelect()
                  }}
                >
                  <span className={styles.icon}>{item.icon}</span>
                  <span className={styles.label}>{item.label}</span>
                  {item.detail !== undefined && <span className={styles.detail}>{item.detail}</span>}
                </button>
              ))}
            </div>
          ))}
      </div>
    </>
  )
}

/** Where a key takes the focus, or undefined when the key is none of the menu's. */
function nextIndex(key: string, at: number, labels: readonly string[]): number | undefined {
  const { length } = labels
  if (length === 0) return undefined
  if (key === 'ArrowDown') return (at + 1) % length
  if (key === 'ArrowUp') return (at - 1 + length) % length
  if (key === 'Home') return 0
  if (key === 'End') return length - 1
  if (key.length !== 1 || key === ' ') return undefined
  const letter = key.toLowerCase()
  for (let step = 1; step <= length; step++) {
    const index = (at + step) % length
    if (labels[index]?.trim().toLowerCase().startsWith(letter)) return index
  }
  return undefined
}

function place(menu: HTMLElement, opener: HTMLElement): void {
  const button = opener.getBoundingClientRect()
  const { width, height } = menu.getBoundingClientRect()
  const left = button.left + width + EDGE > window.innerWidth ? button.right - width : button.left
  const below = button.bottom + 4 + height + EDGE < window.innerHeight
  menu.style.left = `${Math.max(EDGE, left)}px`
  menu.style.top = `${below ? button.bottom + 4 : Math.max(EDGE, button.top - height - 4)}px`
}

const EDGE = 8
