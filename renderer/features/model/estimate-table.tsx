import type { Estimate } from '../../../shared/model/index.ts'
import { formatCost } from '../../format/format-cost.ts'
import { formatCount } from '../../format/format-count.ts'
import { formatDuration } from '../../format/format-duration.ts'
import { workWords } from '../../state/work-words.ts'
import styles from './model-page.module.css'

interface EstimateTableProps {
  readonly estimate: Estimate
  /** Whether the model has anything to do in a run. */
  readonly asks: boolean
}

/** Calls, tokens, money and minutes of a run to come, and what these rest on. */
export function EstimateTable({ estimate, asks }: EstimateTableProps) {
  const { works, calls, inputTokens, outputTokens, cost, currency, minutes, assumptions, chunks } = estimate
  const totals: readonly (readonly [string, string])[] = [
    ['Calls', formatCount(calls)],
    ['Tokens in', formatCount(inputTokens)],
    ['Tokens out', formatCount(outputTokens)],
    ['Cost', cost === null ? 'price not known' : formatCost(cost, currency)],
    ['Time', minutes === null ? 'speed not known' : calls === 0 ? 'none' : `about ${formatDuration(minutes * 60)}`],
  ]
  return (
    <>
      <dl className={styles.totals}>
        {totals.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {works.length === 0 ? (
        <p className={styles.hint}>
          {asks
            ? 'Nothing is left to ask of the model: everything it is to do is done.'
            : 'These settings ask nothing of the model in a run.'}
        </p>
      ) : (
        <div className={styles.scroller}>
          <table className={styles.table}>
            <caption className="visually-hidden">What each work takes</caption>
            <thead>
              <tr>
                <th scope="col">{formatCount(chunks)} chunks</th>
                <th scope="col">Calls</th>
                <th scope="col">Tokens in</th>
                <th scope="col">Tokens out</th>
              </tr>
            </thead>
            <tbody>
              {works.map((work) => (
                <tr key={work.work}>
                  <th scope="row">{workWords[work.work]}</th>
                  <td>{formatCount(work.calls)}</td>
                  <td>{formatCount(work.inputTokens)}</td>
                  <td>{formatCount(work.outputTokens)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {assumptions.length > 0 && (
        <ul className={styles.assumptions}>
          {assumptions.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </>
  )
}
