import type { AnalysisSettings } from '../../../shared/model/index.ts'
import { ChipField } from '../../ui/chip-field.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './model-page.module.css'

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
