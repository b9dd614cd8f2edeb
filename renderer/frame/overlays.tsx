import { closeOverlay, useOverlay } from '../state/overlay.ts'
import { CommandPalette } from './command-palette.tsx'
import { NewCollectionDialog } from './new-collection-dialog.tsx'
import { ShortcutsDialog } from './shortcuts-dialog.tsx'

/** What may lie over any page. */
export function Overlays({ collection }: { readonly collection: string | null }) {
  const overlay = useOverlay((state) => state.overlay)
  if (overlay === 'palette') return <CommandPalette collection={collection} onClose={closeOverlay} />
  if (overlay === 'shortcuts') return <ShortcutsDialog onClose={closeOverlay} />
  return overlay === 'new-collection' ? <NewCollectionDialog onClose={closeOverlay} /> : null
}
