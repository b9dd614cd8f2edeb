import { FilePlus, FolderPlus, Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { plural } from '../../format/plural.ts'
import { engine } from '../../state/engine.ts'
import { isActive } from '../../state/job-progress.ts'
import { useJob, useRevision } from '../../state/jobs.ts'
import { pickInto } from '../../state/pick.ts'
import { useCall } from '../../state/use-call.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Menu } from '../../ui/menu.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { DocumentTable } from './document-table.tsx'
import styles from './documents-page.module.css'
import { filterDocuments, filterSkipped } from './filter-documents.ts'
import { JobPanel } from '../../job-panel/job-panel.tsx'
import { sharedFolder } from './shared-folder.ts'
import { SkippedTable } from './skipped-table.tsx'
import { WaitingNote } from './waiting-note.tsx'

type View = 'documents' | 'skipped'

/** What was imported, what was skipped and why, and how the work on it gets on. */
export function DocumentsPage({ collection }: { readonly collection: string }) {
  const revision = useRevision(collection)
  const job = useJob(collection)
  const { data, error, retry } = useCall(
    `documents ${collection} ${revision}`,
    (signal) => engine()['documents.list']({ collection }, { signal }),
    { keep: true },
  )
  const [filter, setFilter] = useState('')
  const [view, setView] = useState<View>('documents')
  const folder = useMemo(() => sharedFolder(data?.documents.flatMap(({ paths }) => paths) ?? []), [data])
  const working = job !== undefined && isActive(job)
  const empty = data !== undefined && data.documents.length === 0 && data.skipped.length === 0
  const skipped = data?.skipped.length ?? 0
  const shown: View = skipped > 0 ? view : 'documents'

  return (
    <>
      <PageHeader title="Documents" note={data && !empty ? plural(data.documents.length, 'document') : undefined}>
        {skipped > 0 && (
          <SegmentedControl
            label="What to list"
            value={shown}
            onChange={setView}
            options={[
              { value: 'documents', label: 'Imported' },
              { value: 'skipped', label: `Skipped ${skipped}` },
            ]}
          />
        )}
        {data && !empty && <SearchField label="Filter" className={styles.filter} value={filter} onChange={setFilter} />}
        <AddMenu collection={collection} disabled={working} />
      </PageHeader>
      <JobPanel collection={collection} />
      {!working && <WaitingNote collection={collection} />}
      {error !== undefined && !data && <ErrorState error={error} onRetry={retry} />}
      {error === undefined && !data && (
        <div className={styles.loading}>
          <Skeleton label="Loading the documents" lines={8} />
        </div>
      )}
      {empty && !working && <NoDocuments collection={collection} />}
      {data && !empty && shown === 'documents' && (
        <DocumentTable
          key={collection}
          collection={collection}
          documents={filterDocuments(data.documents, filter)}
          filtered={filter !== ''}
          folder={folder}
        />
      )}
      {data && shown === 'skipped' && <SkippedTable files={filterSkipped(data.skipped, filter)} folder={folder} />}
    </>
  )
}

function AddMenu({ collection, disabled }: { readonly collection: string; readonly disabled: boolean }) {
  return (
    <Menu
      label="Add"
      trigger={(props) => (
        <Button {...props} icon={<Plus />} disabled={disabled}>
          Add
        </Button>
      )}
      groups={[
        [
          { label: 'Files…', icon: <FilePlus />, onSelect: () => void pickInto('files', collection) },
          { label: 'A folder…', icon: <FolderPlus />, onSelect: () => void pickInto('folder', collection) },
        ],
      ]}
    />
  )
}

function NoDocuments({ collection }: { readonly collection: string }) {
  return (
    <EmptyState
      title="This collection is empty"
      actions={
        <>
          <Button variant="primary" icon={<FolderPlus />} onClick={() => void pickInto('folder', collection)}>
            Choose a folder
          </Button>
          <Button icon={<FilePlus />} onClick={() => void pickInto('files', collection)}>
            Choose files
          </Button>
        </>
      }
    >
      Drop files or whole folders anywhere in this window: text, Markdown, HTML, CSV, JSONL, mail, PDF and Word.
    </EmptyState>
  )
}
