import { useState, type ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import styles from './dialog.module.css'

interface ConfirmDialogProps {
  readonly open: boolean
  readonly title: string
  readonly children: ReactNode
  /** The verb on the button: “Delete the file”. */
  readonly action: string
  readonly danger?: boolean
  readonly onConfirm: () => Promise<void> | void
  readonly onClose: () => void
}

/** Asks before something that cannot be undone; the harmless button has the focus. */
export function ConfirmDialog({ open, title, children, action, danger, onConfirm, onClose }: ConfirmDialogProps) {
  const [working, setWorking] = useState(false)
  const confirm = async (): Promise<void> => {
    setWorking(true)
    try {
      await onConfirm()
    } finally {
      setWorking(false)
      onClose()
    }
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button data-autofocus onClick={onClose}>
            Cancel
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} disabled={working} onClick={() => void confirm()}>
            {action}
          </Button>
        </>
      }
    >
      <div className={styles.text}>{children}</div>
    </Dialog>
  )
}
