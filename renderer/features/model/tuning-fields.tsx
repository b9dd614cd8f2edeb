import { Sparkles } from 'lucide-react'
import { useState } from 'react'
import type { AnalysisSettings } from '../../../shared/model/index.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { ChipField } from '../../ui/chip-field.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import styles from './model-page.module.css'
import { ProposalDialog } from './proposal-dialog.tsx'

interface TuningFieldsProps {
  readonly collection: string
  readonly analysis: AnalysisSettings
  readonly canPropose: boolean
  readonly onChange: (change: Partial<AnalysisSettings>) => void
}

/** What the model is told of the collection: whom to be, what to look for, and in which language to write. */
export function TuningFields({ collection, analysis, canPropose, onChange }: TuningFieldsProps) {
  const [proposing, setProposing] = useState(false)
  return (
    <>
      <div className={styles.heading}>
        <div>
          <h2>What the model is told</h2>
          <p className={styles.hint}>It reads better when it knows what the collection is about.</p>
        </div>
        <Button icon={<Sparkles />} disabled={!canPropose} onClick={() => setProposing(true)}>
          Propose from the collection
        </Button>
      </div>
      <div className={styles.tuning}>
        <TuningInputs values={analysis} onChange={onChange} />
      </div>
      {proposing && (
        <ProposalDialog
          collection={collection}
          onAccept={(proposal) => {
            onChange(proposal)
            setProposing(false)
          }}
          onClose={() => setProposing(false)}
        />
      )}
    </>
  )
}

type Tuning = Pick<AnalysisSettings, 'persona' | 'entityTypes' | 'examples' | 'language'>

interface TuningInputsProps {
  readonly values: Tuning
  readonly onChange: (change: Partial<Tuning>) => void
}

/** The four things a model can be told of a collection. */
export function TuningInputs({ values, onChange }: TuningInputsProps) {
  return (
    <>
      <ChipField
        label="Entity types"
        one="type"
        placeholder="Add a type"
        hint="What to look for first. An entity of another type is kept as well."
        values={values.entityTypes}
        maxLength={60}
        most={60}
        onChange={(entityTypes) => onChange({ entityTypes: [...entityTypes] })}
      />
      <TextAreaField
        label="Persona"
        rows={2}
        maxLength={4000}
        placeholder="Such as “an expert in maritime law who reads contracts for a living”"
        value={values.persona}
        onChange={(persona) => onChange({ persona })}
      />
      <TextAreaField
        label="Examples"
        rows={values.examples === '' ? 2 : 7}
        maxLength={40_000}
        mono
        placeholder="Worked examples of an extraction; the prompt’s own where this is empty"
        value={values.examples}
        onChange={(examples) => onChange({ examples })}
      />
      <TextField
        className={styles.language}
        label="Language of what it writes"
        placeholder="That of the documents"
        maxLength={60}
        value={values.language}
        onChange={(language) => onChange({ language })}
      />
    </>
  )
}
