import { ArrowUp, Square } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import type { LevelSummary } from '../../../shared/model/index.ts'
import { Button } from '../../ui/button.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { askMethods, whenToUse, type AskMethod } from './ask-method.ts'
import { AnswererSelect } from './answerer-select.tsx'
import { LevelSelect } from './level-select.tsx'
import styles from './question-form.module.css'
import type { AnswererChoice } from './use-answerer.ts'

interface QuestionFormProps {
  readonly question: string
  readonly onQuestion: (question: string) => void
  readonly method: AskMethod
  readonly onMethod: (method: AskMethod) => void
  readonly level: number
  readonly onLevel: (level: number) => void
  readonly levels: readonly LevelSummary[]
  readonly answering: AnswererChoice
  readonly running: boolean
  /** Whether the page is there for a new question: the cursor then waits in the field. */
  readonly eager: boolean
  readonly onAsk: () => void
  readonly onCancel: () => void
}

/** The question, what it is asked of, and Ask or Stop. Enter asks, Shift+Enter breaks the line. */
export function QuestionForm({
  question,
  onQuestion,
  method,
  onMethod,
  level,
  onLevel,
  levels,
  answering,
  running,
  eager,
  onAsk,
  onCancel,
}: QuestionFormProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (eager) field.current?.focus()
  }, [eager])
  useLayoutEffect(() => {
    const element = field.current
    if (!element) return
    element.style.height = 'auto'
    element.style.height = `${element.scrollHeight}px`
  }, [question])
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (question.trim() !== '' && !running) onAsk()
  }
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (question.trim() !== '') onAsk()
      }}
    >
      <textarea
        ref={field}
        className={styles.question}
        aria-label="Question"
        placeholder={method === 'basic' ? 'Ask for a fact in the documents' : 'Ask about the whole collection'}
        rows={1}
        maxLength={2000}
        value={question}
        onChange={(event) => onQuestion(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <div className={styles.foot}>
        <div className={styles.how}>
          <SegmentedControl label="Method" options={askMethods} value={method} onChange={onMethod} />
          {method === 'global' && <LevelSelect level={level} onLevel={onLevel} levels={levels} />}
          <AnswererSelect choice={answering} />
        </div>
        {running ? (
          <Button icon={<Square />} onClick={onCancel}>
            Stop
          </Button>
        ) : (
          <Button type="submit" variant="primary" icon={<ArrowUp />} disabled={question.trim() === ''}>
            Ask
          </Button>
        )}
      </div>
      <p className={styles.when}>{whenToUse[method]}</p>
    </form>
  )
}
