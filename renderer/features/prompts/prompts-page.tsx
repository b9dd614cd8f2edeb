import { useState } from 'react'
import { ModelHeader } from '../../model-header/model-header.tsx'
import { engine } from '../../state/engine.ts'
import { hrefOf, type Route } from '../../state/routes.ts'
import { useCall } from '../../state/use-call.ts'
import { useStatus } from '../../state/use-status.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { ListBeside } from '../../ui/list-beside.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useNarrow } from '../../ui/use-narrow.ts'
import { PromptEditor } from './prompt-editor.tsx'
import { PromptList } from './prompt-list.tsx'
import styles from './prompts-page.module.css'

type PromptsPageProps = Omit<Extract<Route, { page: 'prompts' }>, 'page'>

/** Everything a model is told for a collection, to be read and changed. */
export function PromptsPage({ collection, prompt: chosen }: PromptsPageProps) {
  const status = useStatus(collection)
  const [changes, setChanges] = useState(0)
  const list = useCall(
    `${collection} prompts ${changes}`,
    (signal) => engine()['prompts.list']({ collection }, { signal }),
    { keep: true },
  )
  const prompt = useCall(chosen === null ? null : `${collection} ${chosen}`, (signal) =>
    engine()['prompts.get']({ collection, name: chosen ?? 'extract-graph' }, { signal }),
  )
  const narrow = useNarrow()
  if (list.error !== undefined && !list.data) return <ErrorState error={list.error} onRetry={list.retry} />
  if (!list.data) return <Skeleton label="Loading the prompts" lines={8} />

  const prompts = <PromptList collection={collection} prompts={list.data} selected={chosen} />
  const editor =
    chosen === null ? (
      <EmptyState small title="Every word a model is told">
        Choose a prompt to read it, see it with real content of this collection, or write one of your own.
      </EmptyState>
    ) : prompt.error !== undefined ? (
      <ErrorState small error={prompt.error} onRetry={prompt.retry} />
    ) : prompt.data ? (
      <PromptEditor
        key={`${collection} ${chosen}`}
        collection={collection}
        prompt={prompt.data}
        onChanged={() => setChanges((count) => count + 1)}
      />
    ) : (
      <div className={styles.loading}>
        <Skeleton label="Loading the prompt" lines={10} />
      </div>
    )
  return (
    <div className={styles.page}>
      <ModelHeader collection={collection} here="prompts" failed={status.data?.failed.length ?? 0} />
      <div className={styles.body}>
        {!narrow ? (
          <ListBeside
            id="strata.prompts"
            panes={['prompts', 'prompt']}
            list={prompts}
            size={{ first: '30%', least: '220px', most: '45%' }}
          >
            {editor}
          </ListBeside>
        ) : chosen === null ? (
          prompts
        ) : (
          <>
            <BackLink href={hrefOf({ page: 'prompts', collection, prompt: null })}>All prompts</BackLink>
            {editor}
          </>
        )}
      </div>
    </div>
  )
}
