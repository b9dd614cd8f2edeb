import { useState, type FormEvent } from 'react'
import { modelPresets, providers, type ConnectionReport, type ModelSettings } from '../../../../shared/model/index.ts'
import { plural } from '../../../format/plural.ts'
import { engine } from '../../../state/engine.ts'
import { saveModelSetup } from '../../../state/model-setup.ts'
import { useCall } from '../../../state/use-call.ts'
import { Button } from '../../../ui/button.tsx'
import { ComboField } from '../../../ui/combo-field.tsx'
import { ErrorNotice } from '../../../ui/error-notice.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { toast } from '../../../ui/toast.tsx'
import { ConnectionResult } from './connection-result.tsx'
import { KeyField } from './key-field.tsx'
import {
  draftFor,
  draftOf,
  reachOf,
  readDraft,
  settingsToList,
  type DraftErrors,
  type ModelDraft,
} from './model-draft.ts'
import styles from './model-page.module.css'
import { PriceFields } from './price-fields.tsx'
import { ReachNote } from './reach-note.tsx'
import { useKey } from './use-key.ts'

const providerOptions = providers.map((value) => ({ value, label: modelPresets[value].name }))

interface ModelFormProps {
  readonly saved: ModelSettings | null
}

/** Everything that says how a model is reached; nothing holds until it is saved. */
export function ModelForm({ saved }: ModelFormProps) {
  const [draft, setDraft] = useState<ModelDraft>(() => (saved ? draftOf(saved) : draftFor('ollama', null)))
  const [errors, setErrors] = useState<DraftErrors>({})
  const [working, setWorking] = useState<'test' | 'save' | null>(null)
  const [report, setReport] = useState<ConnectionReport>()
  const [error, setError] = useState<unknown>()
  const [listed, setListed] = useState(false)

  const toList = settingsToList(draft)
  const baseUrl = toList?.baseUrl ?? null
  const apiKey = useKey(baseUrl)
  const models = useCall(
    listed && toList ? `${toList.provider} ${toList.baseUrl} ${toList.apiVersion} ${apiKey.from} ${report !== undefined}` : null,
    async (signal) => (toList ? (await engine()['models.list']({ settings: toList }, { signal })).models : []),
  )

  const change = (part: Partial<ModelDraft>): void => {
    setDraft((before) => ({ ...before, ...part }))
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in part))))
    setReport(undefined)
  }
  const act = async (kind: 'test' | 'save', work: (settings: ModelSettings) => Promise<void>): Promise<void> => {
    const read = readDraft(draft)
    setErrors(read.errors)
    setError(undefined)
    if (!read.settings) return
    setWorking(kind)
    try {
      await apiKey.keep(read.settings.baseUrl)
      await work(read.settings)
    } catch (thrown) {
      setError(thrown)
    } finally {
      setWorking(null)
    }
  }
  const test = (): Promise<void> =>
    act('test', async (settings) => setReport(await engine()['models.test']({ settings })))
  const save = (event: FormEvent): void => {
    event.preventDefault()
    void act('save', async (settings) => {
      await saveModelSetup(settings)
      toast(`${settings.model} is set up.`)
    })
  }
  const none = models.error
    ? apiKey.from === 'environment'
      ? 'The endpoint gave no list. Type the name of the model; after a test its key goes along.'
      : 'The endpoint gave no list. Type the name of the model.'
    : models.loading
      ? 'Asking the endpoint…'
      : toList === null
        ? 'Fill in the address first.'
        : 'No model is called that here; it is used as you type it.'
  const list = { options: models.data ?? [], none, onOpen: () => setListed(true) }
  return (
    <form className={styles.form} onSubmit={save} noValidate>
      <div className={styles.pair}>
        <SelectField
          label="Provider"
          options={providerOptions}
          value={draft.provider}
          onChange={(provider) => change(draftFor(provider, saved))}
        />
        <TextField
          label="Address"
          type="url"
          placeholder="https://example.com/v1"
          value={draft.baseUrl}
          error={errors.baseUrl}
          onChange={(value) => change({ baseUrl: value })}
        />
      </div>
      <ReachNote reach={reachOf(draft.baseUrl)} />
      <KeyField provider={draft.provider} baseUrl={baseUrl} apiKey={apiKey} />
      <div className={styles.pair}>
        <ComboField
          label={draft.provider === 'azure' ? 'Deployment' : 'Model'}
          placeholder="Choose or type a name"
          hint={models.data ? `${plural(models.data.length, 'model')} offered.` : undefined}
          value={draft.model}
          error={errors.model}
          onChange={(model) => change({ model })}
          {...list}
        />
        <ComboField
          label="Embedding model"
          placeholder="None"
          hint="For search by meaning. May stay empty."
          value={draft.embeddingModel}
          onChange={(embeddingModel) => change({ embeddingModel })}
          {...list}
        />
      </div>
      {draft.provider === 'azure' && (
        <TextField
          className={styles.short}
          label="API version"
          value={draft.apiVersion}
          maxLength={40}
          error={errors.apiVersion}
          onChange={(apiVersion) => change({ apiVersion })}
        />
      )}
      <fieldset className={styles.group}>
        <legend>Limits</legend>
        <div className={styles.limits}>
          <TextField
            label="Requests at once"
            inputMode="numeric"
            hint="At most; fewer while the endpoint is busy."
            value={draft.concurrency}
            error={errors.concurrency}
            onChange={(concurrency) => change({ concurrency })}
          />
          <TextField
            label="Context, in tokens"
            inputMode="numeric"
            hint="Read and written in one request."
            value={draft.contextTokens}
            error={errors.contextTokens}
            onChange={(contextTokens) => change({ contextTokens })}
          />
          <TextField
            label="Deadline, in seconds"
            inputMode="numeric"
            hint="After that a request is tried again."
            value={draft.requestSeconds}
            error={errors.requestSeconds}
            onChange={(requestSeconds) => change({ requestSeconds })}
          />
        </div>
      </fieldset>
      <PriceFields draft={draft} errors={errors} onChange={change} />
      {error !== undefined && <ErrorNotice error={error} />}
      {report && (
        <ConnectionResult
          report={report}
          contextTokens={draft.contextTokens}
          onContext={(tokens) => setDraft((before) => ({ ...before, contextTokens: String(tokens) }))}
        />
      )}
      <div className={styles.actions}>
        <Button disabled={working !== null} onClick={() => void test()}>
          {working === 'test' ? 'Testing…' : 'Test connection'}
        </Button>
        <Button type="submit" variant="primary" disabled={working !== null}>
          Save
        </Button>
      </div>
    </form>
  )
}
