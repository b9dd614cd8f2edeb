import { Copy, Ellipsis, FolderSearch, Pencil, Trash2, X } from 'lucide-react'
import { useState } from 'react'
import type { CollectionInfo } from '../../../shared/model/index.ts'
import { formatWhen } from '../../format/format-when.ts'
import { plural } from '../../format/plural.ts'
import { useAbilities } from '../../state/abilities.ts'
import { dropCollection } from '../../state/collections.ts'
import { copyText } from '../../state/copy-text.ts'
import { engine, shell } from '../../state/engine.ts'
import { forgetJob } from '../../state/jobs.ts'
import { hrefOf } from '../../state/routes.ts'
import { sayError } from '../../state/say-error.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu } from '../../ui/menu.tsx'
import { toast } from '../../ui/toast.tsx'
import styles from './collection-list.module.css'
import { RenameDialog } from './rename-dialog.tsx'

/** One collection of the start page, with what can be done to it. */
export function CollectionRow({ info }: { readonly info: CollectionInfo }) {
  const { key, name, path, state } = info
  const reveal = useAbilities((abilities) => abilities.reveal)
  const [asking, setAsking] = useState<'rename' | 'delete' | null>(null)
  const ready = state === 'ready'

  const forget = async (): Promise<void> => {
    await engine()['collections.forget']({ collection: key })
    dropCollection(key)
    forgetJob(key)
    toast(`“${name}” was taken from the list. Its file is still there.`)
  }
  const remove = async (): Promise<void> => {
    try {
      await engine()['collections.delete']({ collection: key })
      dropCollection(key)
      forgetJob(key)
      toast(`“${name}” was deleted.`)
    } catch (thrown) {
      sayError(thrown)
    }
  }

  return (
    <li className={styles.row}>
      <div className={styles.title}>
        {ready ? (
          <a href={hrefOf({ page: 'documents', collection: key })} className={styles.name}>
            {name}
          </a>
        ) : (
          <span className={styles.name}>{name}</span>
        )}
        {!ready && <span className={styles.state}>{stateWords[state]}</span>}
        <p className={styles.path} title={path}>
          {path}
        </p>
      </div>
      <div className={styles.numbers}>
        <p>{ready && numbersOf(info)}</p>
        <p className={styles.when}>{formatWhen(info.openedAt, Date.now())}</p>
      </div>
      <div className={styles.menu}>
        <Menu
          label={`Actions for ${name}`}
          trigger={(props) => <IconButton {...props} size="small" label={`Actions for ${name}`} icon={<Ellipsis />} />}
          groups={[
            [
              ...(ready ? [{ label: 'Rename…', icon: <Pencil />, onSelect: () => setAsking('rename') }] : []),
              ...(reveal && state !== 'missing'
                ? [
                    {
                      label: 'Show in folder',
                      icon: <FolderSearch />,
                      onSelect: () => void shell()['shell.reveal']({ path }).catch(sayError),
                    },
                  ]
                : []),
              { label: 'Copy path', icon: <Copy />, onSelect: () => void copyText(path, 'The path is copied.') },
            ],
            [
              { label: 'Remove from list', icon: <X />, onSelect: () => void forget().catch(sayError) },
              ...(state === 'missing'
                ? []
                : [{ label: 'Delete…', icon: <Trash2 />, danger: true, onSelect: () => setAsking('delete') }]),
            ],
          ]}
        />
      </div>
      {asking === 'rename' && <RenameDialog info={info} onClose={() => setAsking(null)} />}
      <ConfirmDialog
        open={asking === 'delete'}
        title={`Delete “${name}”?`}
        action="Delete the file"
        danger
        onConfirm={remove}
        onClose={() => setAsking(null)}
      >
        <p>
          This deletes the file <strong>{path}</strong> with its map, its reports and its answers. The documents it was
          made from stay where they are. It cannot be undone.
        </p>
      </ConfirmDialog>
    </li>
  )
}

const stateWords: Readonly<Record<Exclude<CollectionInfo['state'], 'ready'>, string>> = {
  missing: 'File not found',
  unreadable: 'Cannot be read',
}

function numbersOf({ documents, entities, communities }: CollectionInfo): string {
  if (documents === 0) return 'empty'
  return [
    plural(documents, 'document'),
    plural(entities, 'entity', 'entities'),
    plural(communities, 'community', 'communities'),
  ].join(' · ')
}
