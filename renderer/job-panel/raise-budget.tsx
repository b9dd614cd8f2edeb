import { Play } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import type { Estimate, MeterReading } from '../../shared/model/index.ts'
import { formatCount } from '../format/format-count.ts'
import { readBudget, suggestBudget } from '../state/budget.ts'
import { meterTotals } from '../state/meter-totals.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/text-field.tsx'
import styles from './raise-budget.module.css'

interface RaiseBudgetProps {
  readonly reading: MeterReading
  /** What the whole run was expected to take. */
  readonly expected: Estimate | null
  /** Whether somebody stopped it, and not its budget or its endpoint: the budget can then stay as it is. */
  readonly chosen: boolean
  readonly disabled: boolean
  /** Null is no budget. */
  readonly onGo: (budget: number | null) => void
}

/** Asks how many tokens more a run with a budget may use, and lets it go on. */
export function RaiseBudget({ reading, expected, chosen, disabled, onGo }: RaiseBudgetProps) {
  const { tokens } = meterTotals(reading)
  const rest = expected === null ? 0 : expected.inputTokens + expected.outputTokens - tokens
  const left = Math.max(0, (reading.budget ?? 0) - tokens)
  const [typed, setTyped] = useState<string>()
  const suggested = chosen && left > 0 ? left : Math.max(left, suggestBudget(rest) ?? reading.budget ?? 0)
  const text = typed ?? formatCount(suggested)
  const budget = readBudget(text)
  const raised = budget === null || (budget !== undefined && budget > left)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (budget !== undefined) onGo(budget)
  }
  return (
    <form className={styles.raise} onSubmit={submit}>
      <TextField
        label="Tokens the rest may use"
        hint="On top of what it has used. Empty is no limit."
        error={budget === undefined ? 'A whole number of tokens, or nothing.' : undefined}
        inputMode="numeric"
        value={text}
        onChange={setTyped}
      />
      <Button type="submit" variant="primary" icon={<Play />} disabled={disabled || budget === undefined}>
        {raised ? 'Raise budget and go on' : 'Go on'}
      </Button>
    </form>
  )
}
