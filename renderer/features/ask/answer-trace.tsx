import type { Answer, Dataset } from '../../../shared/model/index.ts'
import { formatCount } from '../../format/format-count.ts'
import { formatCost } from '../../format/format-cost.ts'
import { plural } from '../../format/plural.ts'
import { useModelSetup } from '../../state/model-setup.ts'
import { usageCost } from '../../state/usage-cost.ts'
import { AnswerPoints } from './answer-points.tsx'
import { readFrom } from './ask-method.ts'
import styles from './answer-trace.module.css'

interface AnswerTraceProps {
  readonly answer: Answer
  readonly onCite: (dataset: Dataset, id: number, words: string) => void
}

/** How an answer came about: what was read, which points were found, what was cut, and what it cost. */
export function AnswerTrace({ answer, onCite }: AnswerTraceProps) {
  const { trace, points, usage, seconds, analyst } = answer
  const settings = useModelSetup((setup) => setup.settings)
  const prices = usage.calls > 0 && settings?.model === analyst ? settings.prices : null
  const cost = prices && usageCost([{ work: 'reduce', ...usage }], prices)
  const basic = answer.method === 'basic'
  const passages = trace.batches.reduce((sum, { sources }) => sum + (sources?.length ?? 0), 0)
  const read = basic ? passages : trace.batches.reduce((sum, { reports }) => sum + reports.length, 0)
  const tokens = trace.batches.reduce((sum, batch) => sum + batch.tokens, 0)
  const failed = trace.batches.flatMap((batch) => batch.failed ?? [])
  const facts: readonly (readonly [string, string])[] = [
    ['Method', `${answer.method}, ${readFrom(answer)}`],
    [
      basic ? 'Passages read' : 'Reports read',
      `${formatCount(read)} in ${plural(trace.batches.length, 'batch', 'batches')}, ${formatCount(tokens)} tokens`,
    ],
    ...(basic || passages === 0
      ? []
      : [['Passages under them', `${formatCount(passages)} nearest to the question`] as const]),
    ['Points', `${formatCount(points.length)} kept, ${formatCount(trace.cutPoints)} cut by the budget`],
    [
      'Citations removed',
      trace.removedCitations === 0 ? 'none' : `${formatCount(trace.removedCitations)} that did not resolve`,
    ],
    ...(failed.length === 0
      ? []
      : [['Batches not read, or not whole', `${failed.length}: ${[...new Set(failed)].join(' ')}`] as const]),
    ['Analyst', analyst === 'builtin' ? 'built in, offline' : analyst],
    [
      'Model calls',
      usage.calls === 0
        ? 'none'
        : `${formatCount(usage.calls)}, ${formatCount(usage.inputTokens)} tokens in, ${formatCount(usage.outputTokens)} out`,
    ],
    ...(prices && cost !== null ? [['Cost', formatCost(cost, prices.currency)] as const] : []),
    ['Time', `${seconds < 10 ? seconds.toFixed(1) : Math.round(seconds)} s`],
  ]
  return (
    <details className={styles.trace}>
      <summary>How this was answered</summary>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {points.length > 0 && (
        <>
          <h3 className={styles.heading}>Points, most helpful first</h3>
          <AnswerPoints points={points} onCite={onCite} />
        </>
      )}
    </details>
  )
}
