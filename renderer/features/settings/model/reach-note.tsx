import { Notice } from '../../../ui/notice.tsx'
import type { Reach } from './model-draft.ts'
import styles from './model-page.module.css'

/** Where the documents' words go when a model reads them. */
export function ReachNote({ reach }: { readonly reach: Reach | null }) {
  if (reach === null) return null
  if (reach.inClear) {
    return (
      <Notice tone="warning">
        What the model reads goes to {reach.host} over a line that is not encrypted: others on the way can read the
        documents and the key. Use https:// where the endpoint has it.
      </Notice>
    )
  }
  return (
    <p className={styles.hint}>
      {reach.local
        ? 'This model runs on your own machine: nothing leaves it.'
        : `What the model reads, parts of your documents, is sent to ${reach.host}. Nothing is sent before you start a run or ask a question.`}
    </p>
  )
}
