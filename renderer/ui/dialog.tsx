import { X } from 'lucide-react'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './dialog.module.css'
import { IconButton } from './icon-button.tsx'

interface DialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  readonly hideTitle?: boolean
  readonly wide?: boolean
  readonly children: ReactNode
  /** Buttons at the foot, the main one last. */
  readonly actions?: ReactNode
  readonly className?: string | undefined
}

/**
 * A modal on the native <dialog>: focus goes to what has `data-autofocus` and stays inside; Escape and a click outside
 * close it.
 */
export function Dialog({ open, onClose, title, hideTitle, wide, children, actions, className }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    const dialog = element.current
    if (!open || !dialog) return
    const before = document.activeElement
    dialog.showModal()
    // Left alone, the browser would focus the first button, which is the one that closes.
    const first = dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog
    first.focus()
    return () => {
      dialog.close()
      if (before instanceof HTMLElement) before.focus()
    }
  }, [open])
  if (!open) return null
  return (
    <dialog
      ref={element}
      tabIndex={-1}
      className={classNames(styles.dialog, wide && styles.wide, className)}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onPointerDown={(event) => event.target === element.current && onClose()}
    >
      <div className={styles.body}>
        <header className={hideTitle ? 'visually-hidden' : styles.header}>
          <h2 id={id}>{title}</h2>
          {!hideTitle && <IconButton size="small" label="Close" icon={<X />} onClick={onClose} />}
        </header>
        {children}
        {actions !== undefined && <footer className={styles.footer}>{actions}</footer>}
      </div>
    </dialog>
  )
}
