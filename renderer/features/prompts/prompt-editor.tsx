import { RotateCcw } from 'lucide-react'
import { useRef, useState } from 'react'
import type { PromptText } from '../../../shared/model/index.ts'
import { formatCount } from '../../format/format-count.ts'
import { engine } from '../../state/engine.ts'
import { useCall } from '../../state/use-call.ts'
import { useDebounced } from '../../state/use-debounced.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { ErrorNotice } from '../../ui/error-notice.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { toast } from '../../ui/toast.tsx'
import { PromptPreviewView } from './prompt-preview-view.tsx'
import styles from './prompts-page.module.css'

/** Milliseconds without a key before the preview follows. */
const PAUSE = 400

interface PromptEditorProps {
  readonly collection: string
  readonly prompt: PromptText
  readonly onChanged: () => void
}

/** One prompt: its text, what it may name, and how the model would get it. */
export function PromptEditor({ collection, prompt: first, onChanged }: PromptEditorProps) {
  const [prompt, setPrompt] = useState(first)
  const [text, setText] = useState(inForce(first))
  const [error, setError] = useState<unknown>()
  const [working, setWorking] = useState(false)
  const [leaving, setLeaving] = useState(false)
  const area = useRef<HTMLDivElement>(null)
  const { name } = prompt
  const settled = useDebounced(text, PAUSE)
  const preview = useCall(
    `${collection} ${name} ${settled}`,
    (signal) => engine()['prompts.preview']({ collection, name, text: settled }, { signal }),
    { keep: true },
  )
  const changed = text !== inForce(prompt)

  const set = async (next: string | null, said: string): Promise<void> => {
    setWorking(true)
    setError(undefined)
    try {
      const kept = await engine()['prompts.set']({ collection, name, text: next })
      setPrompt(kept)
      setText(inForce(kept))
      onChanged()
      toast(said)
    } catch (thrown) {
      setError(thrown)
    } finally {
      setWorking(false)
    }
  }
  const insert = (variable: string): void => {
    const field = area.current?.querySelector('textarea')
    if (!field) return
    field.focus()
    field.setRangeText(`{{${variable}}}`, field.selectionStart, field.selectionEnd, 'end')
    setText(field.value)
  }
  return (
    <div className={styles.editor}>
      <header className={styles.head}>
        <div>
          <h2>{prompt.title}</h2>
          <p className={styles.purpose}>{prompt.purpose}</p>
        </div>
        <span className={prompt.overridden ? styles.own : styles.version}>
          {prompt.overridden ? 'changed here' : `version ${prompt.version}`}
        </span>
      </header>
      <div ref={area} className={styles.text}>
        <TextAreaField
          label={`Text of the prompt “${prompt.title}”`}
          hideLabel
          mono
          rows={18}
          maxLength={60_000}
          value={text}
          onChange={(value) => {
            setText(value)
            setError(undefined)
          }}
        />
        <p className={styles.variables}>
          <span>It may name</span>
          {prompt.variables.map((variable) => (
            <button key={variable} type="button" title="Put it where the cursor is" onClick={() => insert(variable)}>
              {`{{${variable}}}`}
            </button>
          ))}
        </p>
        {error !== undefined && <ErrorNotice error={error} />}
        <div className={styles.actions}>
          {preview.data && !preview.error && (
            <span className={styles.tokens}>{formatCount(preview.data.tokens)} tokens with this content</span>
          )}
          {prompt.overridden && (
            <Button icon={<RotateCcw />} disabled={working} onClick={() => setLeaving(true)}>
              Back to the original
            </Button>
          )}
          {changed && (
            <Button variant="quiet" disabled={working} onClick={() => setText(inForce(prompt))}>
              Undo
            </Button>
          )}
          <Button
            variant="primary"
            disabled={!changed || working}
            onClick={() => void set(text, 'Saved for this collection. It takes effect with the next run.')}
          >
            Save
          </Button>
        </div>
      </div>
      <section className={styles.preview} aria-label="Preview">
        <h3>As the model gets it{preview.data && `, with ${preview.data.shows}`}</h3>
        {preview.error !== undefined ? (
          error === undefined && <ErrorNotice error={preview.error} />
        ) : (
          preview.data && <PromptPreviewView preview={preview.data} stale={text !== settled || preview.loading} />
        )}
      </section>
      <ConfirmDialog
        open={leaving}
        title="Back to the original?"
        action="Take the original"
        danger
        onConfirm={() => set(null, 'The original is back. It takes effect with the next run.')}
        onClose={() => setLeaving(false)}
      >
        The text that this collection has of its own is thrown away.
      </ConfirmDialog>
    </div>
  )
}

/** The text that a run would use. */
const inForce = ({ text, own, overridden }: PromptText): string => (overridden ? own : text)
