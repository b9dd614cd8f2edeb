import { Copy, FolderSearch } from 'lucide-react'
import { useAbilities } from '../../state/abilities.ts'
import { copyText } from '../../state/copy-text.ts'
import { engine, shell } from '../../state/engine.ts'
import { sayError } from '../../state/say-error.ts'
import { useCall } from '../../state/use-call.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './app-page.module.css'

/** Where collections and the log lie. */
export function Places() {
  const { data, error, retry } = useCall('about', (signal) => engine()['app.about']({}, { signal }))
  if (error !== undefined) return <ErrorState small error={error} onRetry={retry} />
  if (!data) return <Skeleton lines={2} />
  return (
    <>
      <Place name="Collections" note="New collections are put here, each in one file." path={data.collectionsPath} />
      <Place name="Log" note="What went wrong, if something did. It never leaves this machine." path={data.logPath} />
    </>
  )
}

function Place({ name, note, path }: { readonly name: string; readonly note: string; readonly path: string }) {
  const reveal = useAbilities((abilities) => abilities.reveal)
  return (
    <section className={styles.section} aria-label={name}>
      <div className={styles.row}>
        <div>
          <h2 className={styles.name}>{name}</h2>
          <p className={styles.note}>{note}</p>
          <p className={styles.path}>{path}</p>
        </div>
        <div className={styles.tools}>
          <IconButton
            label={`Copy the path of ${name.toLowerCase()}`}
            icon={<Copy />}
            onClick={() => void copyText(path, 'The path is copied.')}
          />
          {reveal && (
            <IconButton
              label={`Show ${name.toLowerCase()} in its folder`}
              icon={<FolderSearch />}
              onClick={() => void shell()['shell.reveal']({ path }).catch(sayError)}
            />
          )}
        </div>
      </div>
    </section>
  )
}
