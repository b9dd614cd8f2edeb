import { FilePlus, FolderOpen, FolderPlus, Info, Settings, Sparkles } from 'lucide-react'
import { useEffect } from 'react'
import { useAbilities } from '../../state/abilities.ts'
import { loadCollections, useCollections } from '../../state/collections.ts'
import { openSample, useUpload } from '../../state/intake.ts'
import { openCollectionFile, pickInto } from '../../state/pick.ts'
import { hrefOf } from '../../state/routes.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Logo } from '../../ui/logo.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { StrataArt } from '../../ui/strata-art.tsx'
import { CollectionList } from './collection-list.tsx'
import { FirstSteps } from './first-steps.tsx'
import styles from './start-page.module.css'

/** Where everything begins: drop a folder, or go on with a collection. */
export function StartPage() {
  const { list, error } = useCollections()
  // The counts in the list have changed with whatever was indexed since.
  useEffect(() => void loadCollections(), [])
  return (
    <main className={styles.page}>
      <div className={styles.column}>
        <header className={styles.header}>
          <Logo size={28} />
          <h1>Strata</h1>
          <nav className={styles.links} aria-label="App">
            <a href={hrefOf({ page: 'settings' })}>
              <Settings aria-hidden="true" />
              Settings
            </a>
            <a href={hrefOf({ page: 'about' })}>
              <Info aria-hidden="true" />
              About
            </a>
          </nav>
        </header>
        <DropZone />
        {error !== undefined && list === null && (
          <ErrorState small error={error} onRetry={() => void loadCollections()} />
        )}
        {error === undefined && list === null && <Skeleton label="Loading the collections" />}
        {list !== null && list.length > 0 && <CollectionList list={list} />}
        {list?.length === 0 && <FirstSteps />}
      </div>
    </main>
  )
}

function DropZone() {
  const { pickPaths } = useAbilities()
  const upload = useUpload((state) => state.upload)
  return (
    <section className={styles.zone} aria-label="New collection" data-testid="drop-zone">
      <StrataArt width={162} />
      <h2 className={styles.invitation}>Drop a folder, get a map</h2>
      <p className={styles.note}>
        Strata reads every document, finds who and what is in it and how it hangs together, and writes a report on every
        community. Everything stays on this machine.
      </p>
      {upload ? (
        <div className={styles.upload} aria-live="polite">
          <ProgressBar label="Upload" value={upload.total === 0 ? null : upload.done / upload.total} />
          <p>
            Uploading {upload.done} of {upload.total}
          </p>
        </div>
      ) : (
        <div className={styles.buttons}>
          <Button variant="primary" size="large" icon={<FolderPlus />} onClick={() => void pickInto('folder', null)}>
            Choose a folder
          </Button>
          <Button size="large" icon={<FilePlus />} onClick={() => void pickInto('files', null)}>
            Choose files
          </Button>
          {pickPaths && (
            <Button size="large" icon={<FolderOpen />} onClick={() => void openCollectionFile()}>
              Open a collection
            </Button>
          )}
          <Button size="large" variant="quiet" icon={<Sparkles />} onClick={() => void openSample()}>
            Try the sample
          </Button>
        </div>
      )}
      <p className={styles.formats}>Reads text, Markdown, HTML, CSV, JSON Lines, mail, PDF and Word</p>
    </section>
  )
}
