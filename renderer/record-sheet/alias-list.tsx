import { Split } from 'lucide-react'
import { useState } from 'react'
import type { Entity } from '../../shared/model/index.ts'
import { engine } from '../state/engine.ts'
import { sayError } from '../state/say-error.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { toast } from '../ui/toast.tsx'
import styles from './alias-list.module.css'
import { NextRun } from './next-run.tsx'

interface AliasListProps {
  readonly collection: string
  readonly entity: Entity
}

/** The names an entity also goes by and why; each can be taken out again. */
export function AliasList({ collection, entity }: AliasListProps) {
  const [chosen, setChosen] = useState<string | null>(null)
  const [separated, setSeparated] = useState<ReadonlySet<string>>(new Set())
  const separate = async (alias: string): Promise<void> => {
    try {
      await engine()['entities.separate']({ collection, id: entity.id, alias })
      setSeparated((before) => new Set([...before, alias]))
      toast(`“${alias}” will be an entity of its own with the next run.`)
    } catch (thrown) {
      sayError(thrown)
    }
  }
  return (
    <>
      <ul className={styles.aliases}>
        {entity.aliases.map(({ name, reason }) => (
          <li key={name}>
            <span>
              {name} <span className={styles.reason}>{reason}</span>
            </span>
            {separated.has(name) ? (
              <span className={styles.reason}>taken out</span>
            ) : (
              <IconButton size="small" label={`Separate ${name}`} icon={<Split />} onClick={() => setChosen(name)} />
            )}
          </li>
        ))}
      </ul>
      {separated.size > 0 && <NextRun collection={collection} />}
      <ConfirmDialog
        open={chosen !== null}
        title="Separate this name?"
        action="Separate"
        onConfirm={() => (chosen === null ? undefined : separate(chosen))}
        onClose={() => setChosen(null)}
      >
        “{chosen}” is then an entity of its own and no longer another name of {entity.name}. It takes effect with the
        next run, and stays so whoever joins names after that.
      </ConfirmDialog>
    </>
  )
}
