import { useRef, useState } from 'react'
import { BesideSheet } from '../../record-sheet/beside-sheet.tsx'
import { useRecordSheet } from '../../record-sheet/use-record-sheet.tsx'
import { engine } from '../../state/engine.ts'
import { useRevision } from '../../state/jobs.ts'
import { currentRoute, navigate } from '../../state/navigation.ts'
import { hrefOf, type Route } from '../../state/routes.ts'
import { useCall } from '../../state/use-call.ts'
import { useKeptScroll } from '../../state/use-kept-scroll.ts'
import { useStatus } from '../../state/use-status.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { ListBeside } from '../../ui/list-beside.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useNarrow } from '../../ui/use-narrow.ts'
import { AnswerList } from './answer-list.tsx'
import { AnswerView } from './answer-view.tsx'
import { askMethodOf, useAskMethod } from './ask-method.ts'
import styles from './ask-page.module.css'
import { isRunning, type Asked } from './ask-run.ts'
import { ask, clearRun, stopAsking, useAskStore } from './ask-store.ts'
import { QuestionForm } from './question-form.tsx'
import { RunView } from './run-view.tsx'
import { Suggestions } from './suggestions.tsx'
import { useAnswerer } from './use-answerer.ts'

type AskPageProps = Omit<Extract<Route, { page: 'ask' }>, 'page'>

/** Questions about the whole collection, and their answers. */
export function AskPage({ collection, answer: chosen }: AskPageProps) {
  const run = useAskStore((store) => store.runs[collection])
  const changes = useAskStore((store) => store.changes)
  const revision = useRevision(collection)
  const status = useStatus(collection)
  const list = useCall(`${collection} ${changes}`, (signal) => engine()['answers.list']({ collection }, { signal }), {
    keep: true,
  })
  const inRun = run?.answer?.id === chosen ? run?.answer : undefined
  const kept = useCall(
    chosen === null ? null : `${collection} ${chosen} ${revision}`,
    (signal) => engine()['answers.get']({ collection, id: chosen ?? 0 }, { signal }),
    { keep: true },
  )
  // What is kept of another answer must not be shown for this one.
  const stored = { ...kept, data: kept.data?.id === chosen ? kept.data : undefined }
  const answer = chosen === null ? undefined : (inRun ?? stored.data)
  const [question, setQuestion] = useState(run && isRunning(run) ? run.question : '')
  const [level, setLevel] = useState(run?.level ?? 0)
  const { method, show, choose } = useAskMethod(collection)
  const answering = useAnswerer(collection)
  const { answerer } = answering
  const { open, close, sheet } = useRecordSheet(collection, chosen)
  const scroller = useRef<HTMLDivElement>(null)
  const narrow = useNarrow()
  useKeptScroll(scroller, answer?.id ?? null)
  const running = run !== undefined && isRunning(run)

  const start = async (how: Pick<Asked, 'question'> & Partial<Asked>): Promise<void> => {
    const asked: Asked = { method, level, analyst: answerer, ...how, question: how.question.trim() }
    setQuestion(asked.question)
    show(asked.method)
    setLevel(asked.level)
    answering.choose(asked.analyst)
    close()
    scroller.current?.scrollTo(0, 0)
    navigate({ page: 'ask', collection, answer: null })
    const id = await ask(collection, asked)
    const route = currentRoute()
    if (id === null || route.page !== 'ask' || route.collection !== collection || route.answer !== null) return
    navigate({ page: 'ask', collection, answer: id }, { replace: true })
    setQuestion('')
  }

  if (status.error !== undefined && !status.data) return <ErrorState error={status.error} onRetry={status.retry} />
  if (status.data?.reports === 0) {
    return (
      <EmptyState
        title="Nothing to ask yet"
        actions={<a href={hrefOf({ page: 'documents', collection })}>Go to the documents</a>}
      >
        Answers are put together from the reports, and those are written when the documents have been read.
      </EmptyState>
    )
  }
  const levels = status.data?.levels ?? []
  // Asked again, a question goes to whom it went before, as long as there is a model.
  const byModel = answer !== undefined && answer.analyst !== 'builtin' && answering.model !== null
  const as: Pick<Asked, 'question' | 'analyst'> = {
    question: answer?.question ?? '',
    analyst: byModel ? 'prompted' : 'builtin',
  }
  const finer =
    answer?.method === 'global' && levels.some((one) => one.level === answer.level + 1) ? answer.level + 1 : undefined
  const answers =
    list.error === undefined ? (
      <AnswerList collection={collection} answers={list.data ?? []} selected={chosen} />
    ) : (
      <ErrorState small error={list.error} onRetry={list.retry} />
    )
  const reading = (
    <div ref={scroller} className={styles.scroller}>
      {narrow && chosen !== null && (
        <BackLink href={hrefOf({ page: 'ask', collection, answer: null })}>All answers</BackLink>
      )}
      <div className={styles.column}>
        <QuestionForm
          question={question}
          onQuestion={setQuestion}
          method={method}
          onMethod={choose}
          level={level}
          onLevel={setLevel}
          levels={levels}
          running={running}
          eager={chosen === null}
          answering={answering}
          onAsk={() => void start({ question })}
          onCancel={() => stopAsking(collection)}
        />
        <div className={styles.outcome}>
          {chosen !== null ? (
            answer ? (
              <AnswerView
                answer={answer}
                outdated={stored.data?.outdated === true}
                onCite={open}
                onAgain={() => void start({ ...as, method: askMethodOf(answer.method), level: answer.level })}
                onFiner={finer === undefined ? undefined : () => void start({ ...as, method: 'global', level: finer })}
                onOther={() => void start({ ...as, method: answer.method === 'basic' ? 'global' : 'basic', level: 0 })}
              />
            ) : stored.error === undefined ? (
              <Skeleton label="Loading the answer" lines={10} />
            ) : (
              <ErrorState small error={stored.error} onRetry={stored.retry} />
            )
          ) : run && run.phase !== 'finished' ? (
            <RunView run={run} onCite={open} onAgain={() => void start(run)} onDismiss={() => clearRun(collection)} />
          ) : (
            <>
              <Suggestions onChoose={(text) => void start({ question: text, method: 'global' })} />
              {narrow && answers}
            </>
          )}
        </div>
      </div>
    </div>
  )
  return (
    <div className={styles.page}>
      <PageHeader title="Ask" />
      <div className={styles.body}>
        <BesideSheet sheet={sheet}>
          {narrow ? (
            reading
          ) : (
            <ListBeside
              id="strata.ask"
              panes={['answers', 'answer']}
              list={answers}
              size={{ first: '21%', least: '160px', most: '40%' }}
            >
              {reading}
            </ListBeside>
          )}
        </BesideSheet>
      </div>
    </div>
  )
}
