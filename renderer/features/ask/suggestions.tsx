import { ArrowUpRight } from 'lucide-react'
import styles from './suggestions.module.css'

interface SuggestionsProps {
  readonly onChoose: (question: string) => void
}

/** Questions that any collection can be asked, for a page that has no answer yet. */
export function Suggestions({ onChoose }: SuggestionsProps) {
  return (
    <section className={styles.suggestions} aria-label="Suggestions">
      <p className={styles.lead}>
        Strata reads every report of a level, keeps what helps, and writes an answer whose sentences lead back to your
        documents.
      </p>
      <ul>
        {questions.map((question) => (
          <li key={question}>
            <button type="button" className={styles.question} onClick={() => onChoose(question)}>
              <span>{question}</span>
              <ArrowUpRight aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const questions = [
  'What are the main themes?',
  'Who are the main people and how are they connected?',
  'What happened, and when?',
  'Where do the sources disagree?',
] as const
