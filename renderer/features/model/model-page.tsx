import type { ReactNode } from 'react'
import { JobPanel } from '../../job-panel/job-panel.tsx'
import { ModelHeader } from '../../model-header/model-header.tsx'
import { engine } from '../../state/engine.ts'
import { useRevision } from '../../state/jobs.ts'
import { loadModelSetup, useModelSetup } from '../../state/model-setup.ts'
import { hrefOf, type Route } from '../../state/routes.ts'
import { useCall } from '../../state/use-call.ts'
import { useStatus } from '../../state/use-status.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AnalysisForm } from './analysis-form.tsx'
import { FailureList } from './failure-list.tsx'
import styles from './model-page.module.css'

type ModelPageProps = Omit<Extract<Route, { page: 'model' }>, 'page'>

/** What a language model does for a collection, what that would cost, and what it could not do. */
export function ModelPage({ collection, part }: ModelPageProps) {
  const setup = useModelSetup()
  const revision = useRevision(collection)
  const status = useStatus(collection)
  const analysis = useCall(`${collection} analysis`, (signal) => engine()['analysis.get']({ collection }, { signal }))
  const failures = useCall(
    `${collection} failures ${revision}`,
    (signal) => engine()['analysis.failures']({ collection }, { signal }),
    { keep: true },
  )
  const failed = failures.data?.length ?? 0

  const content = (): ReactNode => {
    if (part === 'failures') {
      if (failures.error !== undefined && !failures.data)
        return <ErrorState error={failures.error} onRetry={failures.retry} />
      return failures.data ? <FailureList failures={failures.data} /> : <Skeleton lines={6} />
    }
    const error = analysis.error ?? (setup.settings === undefined ? setup.error : undefined)
    if (error !== undefined) {
      return (
        <ErrorState
          error={error}
          onRetry={() => {
            analysis.retry()
            void loadModelSetup()
          }}
        />
      )
    }
    if (!analysis.data || setup.settings === undefined || !status.data) return <Skeleton lines={10} />
    if (setup.settings === null) return <NoModel />
    return (
      <AnalysisForm
        key={collection}
        collection={collection}
        saved={analysis.data}
        settings={setup.settings}
        status={status.data}
      />
    )
  }
  return (
    <>
      <ModelHeader collection={collection} here={part} failed={failed} />
      <div className={styles.page}>
        {part === 'work' && <JobPanel collection={collection} />}
        {content()}
      </div>
    </>
  )
}

function NoModel() {
  return (
    <EmptyState
      title="No language model is set up"
      actions={<a href={hrefOf({ page: 'model-settings' })}>Set up a model</a>}
    >
      The built-in analyst reads and writes everything here, offline. A model, on your own machine or with a provider,
      can read more closely and write better: all of it, or only the reports that matter most.
    </EmptyState>
  )
}
