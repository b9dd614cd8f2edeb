import { useState } from 'react'
import { noteCollection } from '../state/collections.ts'
import { engine } from '../state/engine.ts'
import { navigate } from '../state/navigation.ts'
import { NameDialog } from '../ui/name-dialog.tsx'

/** Asks for a name and makes an empty collection. */
export function NewCollectionDialog({ onClose }: { readonly onClose: () => void }) {
  const [name, setName] = useState('')
  const create = async (): Promise<void> => {
    const info = await engine()['collections.create']({ name })
    noteCollection(info)
    onClose()
    navigate({ page: 'documents', collection: info.key })
  }
  return (
    <NameDialog
      title="New collection"
      action="Create"
      name={name}
      onName={setName}
      onSubmit={create}
      onClose={onClose}
    />
  )
}
