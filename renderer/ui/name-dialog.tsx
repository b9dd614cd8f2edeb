import { useId, useState } from 'react'
import { toWireError } from '../../shared/contract/index.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { TextField } from './text-field.tsx'

interface NameDialogProps {
  readonly title: string
  /** The verb on the button. */
  readonly action: string
  readonly name: string
  readonly onName: (name: string) => void
  readonly onSubmit: () => Promise<void>
  readonly onClose: () => void
}

/** Asks for a name; what goes wrong is said under the field. */
export function NameDialog({ title, action, name, onName, onSubmit, onClose }: NameDialogProps) {
  const form = useId()
  const [error, setError] = useState<string>()
  const [working, setWorking] = useState(false)
  const submit = async (): Promise<void> => {
    setWorking(true)
    try {
      await onSubmit()
    } catch (thrown) {
      setError(toWireError(thrown).message)
      setWorking(false)
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form={form} disabled={working || name.trim() === ''}>
            {action}
          </Button>
        </>
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault()
          if (name.trim() !== '') void submit()
        }}
      >
        <TextField label="Name" data-autofocus maxLength={120} value={name} onChange={onName} error={error} />
      </form>
    </Dialog>
  )
}
