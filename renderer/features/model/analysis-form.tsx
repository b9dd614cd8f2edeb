import { useState } from 'react'
import type { AnalysisSettings, CollectionStatus, ModelSettings } from '../../../shared/model/index.ts'
import { engine } from '../../state/engine.ts'
import { isActive } from '../../state/job-progress.ts'
import { useJob } from '../../state/jobs.ts'
import { hrefOf } from '../../state/routes.ts'
import { waitingForModel } from '../../state/waiting-for-model.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorNotice } from '../../ui/error-notice.tsx'
import { toast } from '../../ui/toast.tsx'
import { asksModel, whoDoesWhat, whoMadeWhat } from './analysis-words.ts'
import { EstimatePanel } from './estimate-panel.tsx'
import styles from './model-page.module.css'
import { TuningFields } from './tuning-fields.tsx'
import { UpgradeFields } from './upgrade-fields.tsx'

interface AnalysisFormProps {
  readonly collection: string
  readonly saved: AnalysisSettings
  readonly settings: ModelSettings
  readonly status: CollectionStatus
}

/** What the model is to do, and the run that brings the collection there. */
export function AnalysisForm({ collection, saved: first, settings, status }: AnalysisFormProps) {
  const [saved, setSaved] = useState(first)
  const [analysis, setAnalysis] = useState(first)
  const [error, setError] = useState<unknown>()
  const job = useJob(collection)
  const working = job !== undefined && isActive(job)
  const changed = JSON.stringify(analysis) !== JSON.stringify(saved)
  const change = (part: Partial<AnalysisSettings>): void => setAnalysis((before) => ({ ...before, ...part }))
  const save = async (): Promise<void> => {
    setError(undefined)
    const kept = await engine()['analysis.set']({ collection, analysis })
    setSaved(kept)
    setAnalysis(kept)
  }
  const saveAlone = async (): Promise<void> => {
    try {
      await save()
      toast('Saved. It takes effect with the next run.')
    } catch (thrown) {
      setError(thrown)
    }
  }
  const made = whoMadeWhat(status.written)
  const waiting = working ? null : waitingForModel(saved, status)
  return (
    <div className={styles.column}>
      <section className={styles.now} aria-label="Who made what">
        {made.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {made.length === 0 && <p>Nothing has been read yet.</p>}
        {waiting !== null && made.length > 0 && <p className={styles.quiet}>{waiting}</p>}
        <p className={styles.quiet}>
          {settings.model} is the model that is set up. <a href={hrefOf({ page: 'model-settings' })}>Change it</a>
        </p>
      </section>
      <section className={styles.section} aria-labelledby="upgrade">
        <div>
          <h2 id="upgrade">What the model does</h2>
          <p className={styles.hint}>
            The built-in map comes first and stays; a model takes over what you choose. What has not changed is not
            asked again.
          </p>
        </div>
        <UpgradeFields analysis={analysis} settings={settings} levels={status.levels} onChange={change} />
      </section>
      <section className={styles.section} aria-label="What the model is told">
        <TuningFields collection={collection} analysis={analysis} canPropose={status.documents > 0} onChange={change} />
      </section>
      {error !== undefined && <ErrorNotice error={error} />}
      {changed && (
        <div className={styles.footer}>
          <p role="status">These settings are not saved yet. Starting a run saves them.</p>
          <Button variant="quiet" onClick={() => setAnalysis(saved)}>
            Undo
          </Button>
          <Button onClick={() => void saveAlone()}>Save</Button>
        </div>
      )}
      <EstimatePanel
        collection={collection}
        analysis={analysis}
        settings={settings}
        asks={asksModel(analysis)}
        plan={whoDoesWhat(analysis, settings.model, status)}
        working={working}
        onSave={save}
      />
    </div>
  )
}
