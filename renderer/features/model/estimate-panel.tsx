import { Calculator, Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { AnalysisSettings, Estimate, ModelSettings } from '../../../shared/model/index.ts'
import { formatCount } from '../../format/format-count.ts'
import { readBudget, suggestBudget } from '../../state/budget.ts'
import { engine } from '../../state/engine.ts'
import { watchJob } from '../../state/jobs.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorNotice } from '../../ui/error-notice.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { EstimateTable } from './estimate-table.tsx'
import styles from './model-page.module.css'

interface EstimatePanelProps {
  readonly collection: string
  readonly analysis: AnalysisSettings
  readonly settings: ModelSettings
  /** Whether the model has anything to do in a run. */
  readonly asks: boolean
  /** Who does what with these settings, as sentences. */
  readonly plan: readonly string[]
  /** Whether a job is under way. */
  readonly working: boolean
  readonly onSave: () => Promise<void>
}

/** What a run would take; only who has seen that can start it. */
export function EstimatePanel(props: EstimatePanelProps) {
  const { collection, analysis, settings, asks, plan, working, onSave } = props
  const subject = JSON.stringify([analysis, settings])
  const [seen, setSeen] = useState<{ readonly subject: string; readonly estimate: Estimate }>()
  const [asking, setAsking] = useState(false)
  const [error, setError] = useState<unknown>()
  const [typed, setTyped] = useState<string>()
  const asked = useRef<AbortController>(undefined)
  useEffect(() => () => asked.current?.abort(), [])
  // A job changes what is left to be done.
  useEffect(() => {
    if (working) setSeen(undefined)
  }, [working])

  const shown = useRef<HTMLDivElement>(null)
  useEffect(() => {
    shown.current?.scrollIntoView({ block: 'nearest' })
  }, [seen])

  const estimate = seen?.subject === subject ? seen.estimate : undefined
  const expected = estimate ? estimate.inputTokens + estimate.outputTokens : 0
  const suggested = suggestBudget(expected)
  const text = typed ?? (suggested === null ? '' : formatCount(suggested))
  const budget = readBudget(text)

  const ask = async (): Promise<void> => {
    asked.current?.abort()
    const controller = new AbortController()
    asked.current = controller
    setAsking(true)
    setError(undefined)
    setTyped(undefined)
    try {
      const { signal } = controller
      const input = { collection, analysis }
      setSeen({ subject, estimate: await engine()['analysis.estimate'](input, { signal }) })
    } catch (thrown) {
      setError(thrown)
    } finally {
      if (asked.current === controller) setAsking(false)
    }
  }
  const start = async (): Promise<void> => {
    if (budget === undefined) return
    setError(undefined)
    setAsking(true)
    try {
      await onSave()
      const { jobId } = await engine()['index.start']({ collection, sources: [], model: true, budget })
      setSeen(undefined)
      void watchJob(collection, jobId)
    } catch (thrown) {
      setError(thrown)
    } finally {
      setAsking(false)
    }
  }
  return (
    <section className={styles.section} aria-labelledby="estimate">
      <div className={styles.heading}>
        <div>
          <h2 id="estimate">What a run takes</h2>
          <p className={styles.hint}>{plan.join(' ')}</p>
        </div>
        <Button
          icon={<Calculator />}
          variant={estimate ? 'secondary' : 'primary'}
          disabled={asking || working}
          onClick={() => void ask()}
        >
          {asking && !estimate ? 'Counting…' : 'Estimate'}
        </Button>
      </div>
      {error !== undefined && <ErrorNotice error={error} />}
      {!estimate && seen !== undefined && !working && (
        <Notice>The settings have changed since the estimate. Estimate again before you start.</Notice>
      )}
      {working && <Notice>A run is under way. What it takes is shown above.</Notice>}
      {estimate && !working && (
        <div ref={shown} className={styles.estimate}>
          <EstimateTable estimate={estimate} asks={asks} />
          <form
            className={styles.start}
            onSubmit={(event) => {
              event.preventDefault()
              void start()
            }}
          >
            <TextField
              label="Budget, in tokens"
              hint="In and out. The run pauses before it goes beyond. Empty is no limit."
              error={budget === undefined ? 'A whole number of tokens, or nothing.' : undefined}
              inputMode="numeric"
              placeholder="no limit"
              value={text}
              onChange={setTyped}
            />
            <Button type="submit" variant="primary" icon={<Play />} disabled={asking || budget === undefined}>
              Start
            </Button>
          </form>
        </div>
      )}
    </section>
  )
}
