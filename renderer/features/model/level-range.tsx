import type { AnalysisSettings, LevelSummary } from '../../../shared/model/index.ts'
import { plural } from '../../format/plural.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { DEEPEST, reportsIn } from './analysis-words.ts'
import styles from './model-page.module.css'

type Range = NonNullable<AnalysisSettings['reports']>

interface LevelRangeProps {
  readonly range: Range
  readonly levels: readonly LevelSummary[]
  readonly onChange: (range: Range) => void
}

/** From which level down to which a model writes the reports. */
export function LevelRange({ range, levels, onChange }: LevelRangeProps) {
  const known = levels.length === 0 ? [0, 1, 2] : levels.map(({ level }) => level)
  const deepest = Math.max(...known, range.from)
  const all = [...new Set([...known, range.from, ...(range.to < DEEPEST ? [range.to] : [])])].toSorted((a, b) => a - b)
  const from = all.map((level) => ({ value: String(level), label: level === 0 ? '0, broadest' : String(level) }))
  const to = [
    ...all.filter((level) => level >= range.from).map((level) => ({ value: String(level), label: String(level) })),
    { value: String(DEEPEST), label: 'Deepest' },
  ]
  return (
    <div className={styles.range}>
      <SelectField
        label="From level"
        options={from}
        value={String(Math.min(range.from, deepest))}
        onChange={(value) => onChange({ from: Number(value), to: Math.max(range.to, Number(value)) })}
      />
      <SelectField
        label="Down to level"
        options={to}
        value={String(range.to)}
        onChange={(value) => onChange({ ...range, to: Number(value) })}
      />
      {levels.length > 0 && <p>{plural(reportsIn(range, levels), 'report')} as the collection is now.</p>}
    </div>
  )
}
