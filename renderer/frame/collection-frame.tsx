import { useEffect } from 'react'
import { DocumentsPage } from '../features/documents/documents-page.tsx'
import { AskPage } from '../features/ask/ask-page.tsx'
import { MapPage } from '../features/map/map-page.tsx'
import { ModelPage } from '../features/model/model-page.tsx'
import { PromptsPage } from '../features/prompts/prompts-page.tsx'
import { RecordPage } from '../features/record/record-page.tsx'
import { ReportsPage } from '../features/reports/reports-page.tsx'
import { SourcePage } from '../features/source/source-page.tsx'
import { useCollection } from '../state/collections.ts'
import type { Route } from '../state/routes.ts'
import { useStatus } from '../state/use-status.ts'
import { Button } from '../ui/button.tsx'
import { CrashGuard } from '../ui/crash-guard.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { navigate } from '../state/navigation.ts'
import styles from './collection-frame.module.css'
import { NoPage } from './no-page.tsx'
import { Rail } from './rail.tsx'

type CollectionRoute = Extract<Route, { readonly collection: string }>

/** An open collection: the rail at the left and one of its pages. */
export function CollectionFrame({ route }: { readonly route: CollectionRoute }) {
  const { collection, page } = route
  const info = useCollection(collection)
  const status = useStatus(collection)
  const name = info?.name
  useEffect(() => {
    document.title = name === undefined ? 'Strata' : `${name} · Strata`
  }, [name])

  return (
    <div className={styles.frame}>
      <Rail collection={collection} page={page} name={name} status={status.data} />
      <main className={styles.main}>
        {status.error !== undefined && status.data === undefined ? (
          <div className={styles.failed}>
            <ErrorState error={status.error} onRetry={status.retry} />
            <Button onClick={() => navigate({ page: 'start' })}>All collections</Button>
          </div>
        ) : (
          <CrashGuard key={page}>
            <Page route={route} />
          </CrashGuard>
        )}
      </main>
    </div>
  )
}

function Page({ route }: { readonly route: CollectionRoute }) {
  switch (route.page) {
    case 'documents':
      return <DocumentsPage collection={route.collection} />
    case 'map':
      return (
        <MapPage collection={route.collection} entity={route.entity} community={route.community} level={route.level} />
      )
    case 'reports':
      return <ReportsPage collection={route.collection} report={route.report} />
    case 'ask':
      return <AskPage collection={route.collection} answer={route.answer} />
    case 'model':
      return <ModelPage collection={route.collection} part={route.part} />
    case 'prompts':
      return <PromptsPage collection={route.collection} prompt={route.prompt} />
    case 'source':
      return (
        <SourcePage
          collection={route.collection}
          document={route.document}
          start={route.start}
          end={route.end}
          of={route.of}
        />
      )
    case 'nowhere':
      return <NoPage collection={route.collection} />
    case 'record':
      return <RecordPage collection={route.collection} dataset={route.dataset} id={route.id} />
  }
}
