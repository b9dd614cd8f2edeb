import type { PromptName, PromptSummary } from '../../../shared/model/index.ts'
import { hrefOf } from '../../state/routes.ts'
import { classNames } from '../../ui/class-names.ts'
import styles from './prompts-page.module.css'

interface PromptListProps {
  readonly collection: string
  readonly prompts: readonly PromptSummary[]
  readonly selected: PromptName | null
}

/** All prompts, what each is for, and which of them are this collection's own. */
export function PromptList({ collection, prompts, selected }: PromptListProps) {
  return (
    <nav className={styles.list} aria-label="Prompts">
      {prompts.map(({ name, title, purpose, version, overridden }) => (
        <a
          key={name}
          href={hrefOf({ page: 'prompts', collection, prompt: name })}
          aria-current={name === selected ? 'true' : undefined}
          className={classNames(styles.entry, name === selected && styles.selected)}
        >
          <span className={styles.entryTitle}>
            {title}
            {overridden ? (
              <span className={styles.own}>changed here</span>
            ) : (
              <span className={styles.version}>v{version}</span>
            )}
          </span>
          <span className={styles.purpose}>{purpose}</span>
        </a>
      ))}
    </nav>
  )
}
