import { StageName, type FailedItem } from '../../../shared/model/index.ts'
import { plural } from '../../format/plural.ts'
import { stageWords } from '../../state/job-progress.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import styles from './model-page.module.css'

/** What a model could not do, with the reply that was no use; the rest went on without it. */
export function FailureList({ failures }: { readonly failures: readonly FailedItem[] }) {
  if (failures.length === 0) {
    return (
      <EmptyState title="Nothing has failed">
        An item whose reply from the model is of no use is listed here, with that reply. The rest goes on without it.
      </EmptyState>
    )
  }
  return (
    <div className={styles.column}>
      <section className={styles.section} aria-labelledby="failed">
        <div>
          <h2 id="failed">{plural(failures.length, 'item')} failed</h2>
          <p className={styles.hint}>
            The rest went on without them: the built-in analyst did the work instead where it can. The next run tries
            again what could not be read at all.
          </p>
        </div>
        <ul>
          {failures.map(({ stage, item, reason, reply }, at) => (
            <li key={at} className={styles.failure}>
              <h3>{item}</h3>
              <p>
                {nameOf(stage)}: {reason}
              </p>
              {reply !== '' && (
                <details>
                  <summary>What the model replied</summary>
                  <pre tabIndex={0}>{reply}</pre>
                </details>
              )}
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

function nameOf(stage: string): string {
  const known = StageName.safeParse(stage)
  return known.success ? stageWords[known.data] : stage
}
