import { useCollection } from '../state/collections.ts'
import { takeIn } from '../state/intake.ts'
import { useFileDrag } from '../state/use-file-drag.ts'
import { StrataArt } from '../ui/strata-art.tsx'
import styles from './drop-overlay.module.css'

/** Takes files dropped anywhere: into the collection that is open, else into a new one. */
export function DropOverlay({ collection }: { readonly collection: string | null }) {
  const info = useCollection(collection)
  const dragging = useFileDrag((intake) => void takeIn(intake, collection))
  if (!dragging) return null
  return (
    <div className={styles.overlay}>
      <div className={styles.frame}>
        <StrataArt />
        <p className={styles.title}>
          {collection === null
            ? 'Let go to make a collection'
            : `Let go to add to ${info ? `“${info.name}”` : 'this collection'}`}
        </p>
        <p className={styles.note}>Files and whole folders; nothing leaves this machine.</p>
      </div>
    </div>
  )
}
