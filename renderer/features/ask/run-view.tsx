import type { Dataset } from '../../../shared/model/index.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Markdown } from '../../ui/markdown.tsx'
import answerStyles from './answer-view.module.css'
import type { AskRun } from './ask-run.ts'
import { MapStep } from './map-step.tsx'

interface RunViewProps {
  readonly run: AskRun
  readonly onCite: (dataset: Dataset, id: number, words?: string) => void
  readonly onAgain: () => void
  readonly onDismiss: () => void
}

/** A question on its way: the map step, then the text as it comes; or how it was stopped. */
export function RunView({ run, onCite, onAgain, onDismiss }: RunViewProps) {
  if (run.phase === 'failed') return <ErrorState small error={run.error} onRetry={onAgain} />
  if (run.phase === 'cancelled') {
    return (
      <EmptyState
        small
        title="Stopped"
        actions={
          <>
            <Button onClick={onAgain}>Ask again</Button>
            <Button variant="quiet" onClick={onDismiss}>
              Clear
            </Button>
          </>
        }
      >
        “{run.question}” was stopped before it had an answer.
      </EmptyState>
    )
  }
  return (
    <article className={answerStyles.answer} aria-busy="true" aria-label="Answer">
      <h1 className={answerStyles.question}>{run.question}</h1>
      <MapStep run={run} onCite={onCite} />
      {run.text !== '' && <Markdown text={run.text} onCite={onCite} />}
    </article>
  )
}
