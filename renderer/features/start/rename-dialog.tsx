import { useState } from 'react'
import type { CollectionInfo } from '../../../shared/model/index.ts'
import { loadCollections } from '../../state/collections.ts'
import { engine } from '../../state/engine.ts'
import { NameDialog } from '../../ui/name-dialog.tsx'

interface RenameDialogProps {
  readonly info: CollectionInfo
  readonly onClose: () => void
}

/** Gives a collection another name. */
export function RenameDialog({ info, onClose }: RenameDialogProps) {
  const [name, setName] = useState(info.name)
  const rename = async (): Promise<void> => {
    await engine()['collections.rename']({ collection: info.key, name })
    await loadCollections()
    onClose()
  }
  return (
    <NameDialog
      title="Rename the collection"
      action="Rename"
      name={name}
      onName={setName}
      onSubmit={rename}
      onClose={onClose}
    />
  )
}
