import { Plus, Trash2 } from 'lucide-react'
import type { AnswerSummary } from '../../../shared/model/index.ts'
import { formatWhen } from '../../format/format-when.ts'
import { engine } from '../../state/engine.ts'
import { navigate } from '../../state/navigation.ts'
import { hrefOf } from '../../state/routes.ts'
import { sayError } from '../../state/say-error.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import styles from './answer-list.module.css'
import { readFrom } from './ask-method.ts'
import { answersChanged, clearRun } from './ask-store.ts'

interface AnswerListProps {
  readonly collection: string
  readonly answers: readonly AnswerSummary[]
  readonly selected: number | null
}

/** Earlier answers, newest first. */
export function AnswerList({ collection, answers, selected }: AnswerListProps) {
  const remove = async (id: number): Promise<void> => {
    try {
      await engine()['answers.delete']({ collection, id })
      answersChanged()
      if (id === selected) navigate({ page: 'ask', collection, answer: null }, { replace: true })
    } catch (error) {
      sayError(error)
    }
  }
  const startNew = (): void => {
    clearRun(collection)
    navigate({ page: 'ask', collection, answer: null })
  }
  return (
    <nav className={styles.pane} aria-label="Earlier answers">
      <Button className={styles.new} variant="quiet" icon={<Plus />} onClick={startNew}>
        New question
      </Button>
      <ul className={styles.list}>
        {answers.map(({ id, question, askedAt, answered, method, level }) => (
          <li key={id} className={classNames(styles.row, id === selected && styles.selected)}>
            <a
              href={hrefOf({ page: 'ask', collection, answer: id })}
              aria-current={id === selected ? 'page' : undefined}
              className={styles.link}
            >
              <span className={styles.question}>{question}</span>
              <span className={styles.when}>
                {formatWhen(askedAt, Date.now())} · {readFrom({ method, level })}
                {answered ? '' : ' · not in the collection'}
              </span>
            </a>
            <span className={styles.delete}>
              <IconButton
                size="small"
                label={`Delete the answer to “${question}”`}
                icon={<Trash2 />}
                onClick={() => void remove(id)}
              />
            </span>
          </li>
        ))}
      </ul>
    </nav>
  )
}
