import { Hourglass } from 'lucide-react'
import type { MeterReading } from '../../shared/model/index.ts'
import { formatCost } from '../format/format-cost.ts'
import { formatCount } from '../format/format-count.ts'
import { plural } from '../format/plural.ts'
import { meterTotals } from '../state/meter-totals.ts'
import { useModelSetup } from '../state/model-setup.ts'
import { usageCost } from '../state/usage-cost.ts'
import { ProgressBar } from '../ui/progress-bar.tsx'
import styles from './job-meter.module.css'

interface JobMeterProps {
  readonly reading: MeterReading
  /** Whether requests are still being made. */
  readonly running: boolean
}

/** What a run has asked of the model up to now, what that cost, and how far its budget is used up. */
export function JobMeter({ reading, running }: JobMeterProps) {
  const settings = useModelSetup((setup) => setup.settings)
  const { calls, cached, retried, inputTokens, outputTokens, tokens } = meterTotals(reading)
  const prices = settings?.model === reading.model ? settings.prices : null
  const cost = prices && usageCost(reading.works, prices)
  const { budget, inFlight, atOnce, waiting, model } = reading
  const facts: readonly (readonly [string, string])[] = [
    ['Calls', formatCount(calls)],
    ...(cached > 0 ? [['From kept replies', formatCount(cached)] as const] : []),
    ...(retried > 0 ? [['Tried again', formatCount(retried)] as const] : []),
    ['Tokens in', formatCount(inputTokens)],
    ['Tokens out', formatCount(outputTokens)],
    ...(prices && cost !== null ? [['Cost so far', formatCost(cost, prices.currency)] as const] : []),
    ...(running ? [['Requests at once', `${inFlight} of ${atOnce}`] as const] : []),
  ]
  return (
    <div className={styles.meter} role="group" aria-label="Meter">
      <dl className={styles.facts}>
        <div>
          <dt>Model</dt>
          <dd className={styles.model}>{model}</dd>
        </div>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {budget !== null && (
        <div className={styles.budget} data-full={tokens / budget > 0.9}>
          <ProgressBar label="Budget used" value={tokens / budget} />
          <span>
            {formatCount(tokens)} of {plural(budget, 'token')} of the budget
          </span>
        </div>
      )}
      {running && waiting !== null && (
        <p className={styles.waiting} role="status">
          <Hourglass aria-hidden="true" />
          {waiting}
        </p>
      )}
    </div>
  )
}
