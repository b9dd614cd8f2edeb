import type { PromptPreview } from '../../../shared/model/index.ts'
import styles from './prompts-page.module.css'

const roles = { system: 'System', user: 'User', assistant: 'Assistant' } as const

interface PromptPreviewViewProps {
  readonly preview: PromptPreview
  /** Whether the text has changed since. */
  readonly stale: boolean
}

/** The messages of a request, word for word. */
export function PromptPreviewView({ preview, stale }: PromptPreviewViewProps) {
  return (
    <ol className={styles.messages} data-stale={stale} aria-busy={stale}>
      {preview.messages.map(({ role, content }, at) => (
        <li key={at}>
          <p className={styles.role}>{roles[role]}</p>
          <pre tabIndex={0}>{content}</pre>
        </li>
      ))}
    </ol>
  )
}
