import { Copy, LibraryBig, RotateCw, TextSearch } from 'lucide-react'
import type { Answer, Dataset } from '../../../shared/model/index.ts'
import { formatDuration } from '../../format/format-duration.ts'
import { formatWhen } from '../../format/format-when.ts'
import { plural } from '../../format/plural.ts'
import { copyText } from '../../state/copy-text.ts'
import { Button } from '../../ui/button.tsx'
import { Markdown } from '../../ui/markdown.tsx'
import { answerMarkdown } from './answer-markdown.ts'
import { readFrom } from './ask-method.ts'
import { AnswerTrace } from './answer-trace.tsx'
import styles from './answer-view.module.css'

interface AnswerViewProps {
  readonly answer: Answer
  /** Whether the reports it rests on have changed since. */
  readonly outdated: boolean
  readonly onCite: (dataset: Dataset, id: number, words?: string) => void
  /** Asks the same question in the same way. */
  readonly onAgain: () => void
  /** Asks the same question at the next finer level; absent where there is none. */
  readonly onFiner: (() => void) | undefined
  /** Asks the same question by the other method. */
  readonly onOther: () => void
}

/** A finished answer: its text with chips, what it rests on, and how it came about. */
export function AnswerView({ answer, outdated, onCite, onAgain, onFiner, onOther }: AnswerViewProps) {
  const cited = answer.citations.filter(({ resolved }) => resolved).length
  return (
    <article className={styles.answer} aria-label="Answer">
      <h1 className={styles.question}>{answer.question}</h1>
      {outdated && (
        <p className={styles.outdated} role="status">
          The collection has changed since.
          <Button size="small" variant="quiet" icon={<RotateCw />} onClick={onAgain}>
            Ask again
          </Button>
        </p>
      )}
      {answer.answered ? (
        <Markdown text={answer.text} citations={answer.citations} onCite={onCite} />
      ) : (
        <div className={styles.silent}>
          <h2>Not in this collection</h2>
          <Markdown text={answer.text} citations={answer.citations} onCite={onCite} />
          <div className={styles.ways}>
            <Button icon={answer.method === 'basic' ? <LibraryBig /> : <TextSearch />} onClick={onOther}>
              {answer.method === 'basic' ? 'Ask the reports' : 'Ask the passages'}
            </Button>
            {onFiner && (
              <Button variant="quiet" icon={<RotateCw />} onClick={onFiner}>
                Ask again at level {answer.level + 1}
              </Button>
            )}
          </div>
        </div>
      )}
      <footer className={styles.foot}>
        <p className={styles.sources}>
          {answer.answered ? `${plural(cited, 'record')} cited · ` : ''}
          {readFrom(answer)} · {answer.analyst === 'builtin' ? 'built-in analyst' : `written by ${answer.analyst}`} ·{' '}
          {formatDuration(answer.seconds)} · {formatWhen(answer.askedAt, Date.now())}
        </p>
        <span>
          {answer.answered && answer.method !== 'basic' && (
            <Button size="small" variant="quiet" icon={<TextSearch />} onClick={onOther}>
              Ask the passages
            </Button>
          )}
          <Button
            size="small"
            variant="quiet"
            icon={<Copy />}
            onClick={() => void copyText(answerMarkdown(answer), 'Answer copied.')}
          >
            Copy as Markdown
          </Button>
        </span>
      </footer>
      <AnswerTrace answer={answer} onCite={onCite} />
    </article>
  )
}
