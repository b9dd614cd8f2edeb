import { X } from 'lucide-react'
import { create } from 'zustand'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import styles from './toast.module.css'

interface Toast {
  readonly id: number
  readonly message: string
  readonly tone: 'plain' | 'error'
}

const useToasts = create<{ readonly shown: readonly Toast[] }>(() => ({ shown: [] }))
let lastId = 0

/** Says something in the corner for a few seconds; errors stay until they are closed. */
export function toast(message: string, { tone = 'plain' }: { readonly tone?: Toast['tone'] } = {}): void {
  const id = ++lastId
  useToasts.setState(({ shown }) => ({ shown: [...shown.slice(1 - MOST), { id, message, tone }] }))
  if (tone === 'plain') setTimeout(() => close(id), SECONDS * 1000)
}

const MOST = 3
const SECONDS = 4
const close = (id: number): void => useToasts.setState(({ shown }) => ({ shown: shown.filter((one) => one.id !== id) }))

/** Where toasts appear; once in the app. */
export function Toaster() {
  const shown = useToasts((state) => state.shown)
  return (
    <div className={styles.corner} role="status" aria-live="polite">
      {shown.map(({ id, message, tone }) => (
        <div key={id} className={classNames(styles.toast, tone === 'error' && styles.error)}>
          <span>{message}</span>
          <IconButton size="small" label="Close" icon={<X />} onClick={() => close(id)} />
        </div>
      ))}
    </div>
  )
}
