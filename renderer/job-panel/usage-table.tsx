import { modelWorks, type ModelWork, type RunUsage } from '../../shared/model/index.ts'
import { formatCost } from '../format/format-cost.ts'
import { formatCount } from '../format/format-count.ts'
import { formatDuration } from '../format/format-duration.ts'
import { useModelSetup } from '../state/model-setup.ts'
import { usageCost } from '../state/usage-cost.ts'
import { workWords } from '../state/work-words.ts'
import styles from './usage-table.module.css'
import { usageRows, type UsageFigures } from './usage-rows.ts'

/** What a run took beside what was expected of it, work by work. */
export function UsageTable({ usage }: { readonly usage: RunUsage }) {
  const settings = useModelSetup((setup) => setup.settings)
  const { estimate, reading, seconds } = usage
  const rows = usageRows(usage)
  const prices = settings?.model === reading.model ? settings.prices : null
  const cost = prices && usageCost(reading.works, prices)
  const total = rows.reduce(add, { work: null, taken: nothing, expected: estimate ? nothing : null })
  return (
    <div className={styles.scroller}>
      <table className={styles.table}>
        <caption className="visually-hidden">What the run took beside what was expected</caption>
        <thead>
          <tr>
            <th scope="col">{reading.model}</th>
            <th scope="col">Calls</th>
            <th scope="col">Tokens in</th>
            <th scope="col">Tokens out</th>
          </tr>
        </thead>
        <tbody>
          {modelWorks
            .flatMap((work) => rows.filter((row) => row.work === work))
            .map((row) => (
              <Row key={row.work} name={workWords[row.work]} taken={row.taken} expected={row.expected} />
            ))}
        </tbody>
        <tfoot>
          <Row name="Together" taken={total.taken} expected={total.expected} />
        </tfoot>
      </table>
      <p className={styles.foot}>
        {prices && cost !== null && <span>{beside(formatCost(cost, prices.currency), expectedCost(usage))}</span>}
        <span>
          {beside(
            formatDuration(seconds),
            estimate === null || estimate.minutes === null ? null : formatDuration(estimate.minutes * 60),
          )}
        </span>
      </p>
    </div>
  )
}

interface RowProps {
  readonly name: string
  readonly taken: UsageFigures
  readonly expected: UsageFigures | null
}

function Row({ name, taken, expected }: RowProps) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {(['calls', 'inputTokens', 'outputTokens'] as const).map((figure) => (
        <td key={figure}>
          {formatCount(taken[figure])}
          {expected && <span className={styles.expected}>{formatCount(expected[figure])} expected</span>}
        </td>
      ))}
    </tr>
  )
}

interface Total {
  readonly work: ModelWork | null
  readonly taken: UsageFigures
  readonly expected: UsageFigures | null
}

const nothing: UsageFigures = { calls: 0, inputTokens: 0, outputTokens: 0 }

const plus = (a: UsageFigures, b: UsageFigures): UsageFigures => ({
  calls: a.calls + b.calls,
  inputTokens: a.inputTokens + b.inputTokens,
  outputTokens: a.outputTokens + b.outputTokens,
})

const add = (total: Total, { taken, expected }: Total): Total => ({
  work: null,
  taken: plus(total.taken, taken),
  expected: total.expected && plus(total.expected, expected ?? nothing),
})

const expectedCost = ({ estimate }: RunUsage): string | null =>
  estimate === null || estimate.cost === null ? null : formatCost(estimate.cost, estimate.currency)

const beside = (taken: string, expected: string | null): string =>
  expected === null ? taken : `${taken}, ${expected} expected`
