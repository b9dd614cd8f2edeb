import type { ReactNode } from 'react'
import type { AnalysisSettings, LevelSummary, ModelSettings } from '../../../shared/model/index.ts'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { ToggleField } from '../../ui/toggle-field.tsx'
import { LevelRange } from './level-range.tsx'
import styles from './model-page.module.css'

interface UpgradeFieldsProps {
  readonly analysis: AnalysisSettings
  readonly settings: ModelSettings
  readonly levels: readonly LevelSummary[]
  readonly onChange: (change: Partial<AnalysisSettings>) => void
}

const writers = [
  { value: 'builtin', label: 'Built in' },
  { value: 'prompted', label: 'Model' },
] as const

const rounds = [0, 1, 2, 3, 4, 5].map((count) => ({
  value: String(count),
  label: count === 0 ? 'None' : count === 1 ? 'Up to 1 round' : `Up to ${count} rounds`,
}))

/** Who does each work of the pipeline, and how thoroughly. */
export function UpgradeFields({ analysis, settings, levels, onChange }: UpgradeFieldsProps) {
  const { extraction, reports, answers, claims, gleanings, resolution, embeddings } = analysis
  const reading = extraction === 'prompted'
  return (
    <div className={styles.works}>
      <Work
        title="Reading the documents"
        note="Entities, relationships and what is said of them, chunk by chunk: by far the most calls."
        choice={
          <SegmentedControl
            label="Who reads the documents"
            options={writers}
            value={extraction}
            onChange={(value) => onChange({ extraction: value })}
          />
        }
      >
        {reading && (
          <div className={styles.more}>
            <ToggleField
              label="Claims"
              note="A second question for each chunk: statements, with status and dates."
              checked={claims}
              onChange={(value) => onChange({ claims: value })}
            />
            <SelectField
              label="Gleanings"
              options={rounds}
              value={String(gleanings)}
              onChange={(value) => onChange({ gleanings: Number(value) })}
            />
          </div>
        )}
      </Work>
      <Work
        title="Writing the reports"
        note="Broad levels are few and read first; the deeper, the more there are."
        choice={
          <SegmentedControl
            label="Who writes the reports"
            options={writers}
            value={reports === null ? 'builtin' : 'prompted'}
            onChange={(value) => onChange({ reports: value === 'builtin' ? null : { from: 0, to: 1 } })}
          />
        }
      >
        {reports && (
          <div className={styles.more}>
            <LevelRange range={reports} levels={levels} onChange={(range) => onChange({ reports: range })} />
          </div>
        )}
      </Work>
      <Work
        title="Answering questions"
        note="A call for each batch of reports and one for the answer. It can be chosen anew for every question."
        choice={
          <SegmentedControl
            label="Who answers questions"
            options={writers}
            value={answers}
            onChange={(value) => onChange({ answers: value })}
          />
        }
      />
      <Work
        title="Joining names"
        note="Whether names that look or mean alike are one: the model is asked, you can undo it."
      >
        <div className={styles.more}>
          <ToggleField
            label="Let the model decide"
            note="Only where name or meaning are close; everything else is joined without it."
            checked={resolution}
            onChange={(value) => onChange({ resolution: value })}
          />
          <ToggleField
            label="Embeddings"
            note={
              settings.embeddingModel === ''
                ? 'No embedding model is set up.'
                : `Vectors by ${settings.embeddingModel}, for search by meaning.`
            }
            checked={embeddings && settings.embeddingModel !== ''}
            disabled={settings.embeddingModel === ''}
            onChange={(value) => onChange({ embeddings: value })}
          />
        </div>
      </Work>
    </div>
  )
}

interface WorkProps {
  readonly title: string
  readonly note: string
  readonly choice?: ReactNode
  readonly children?: ReactNode
}

function Work({ title, note, choice, children }: WorkProps) {
  return (
    <div className={styles.work}>
      <div>
        <h3>{title}</h3>
        <p>{note}</p>
      </div>
      {choice}
      {children}
    </div>
  )
}
