import type { Estimate, MeterReading, ModelWork, RunUsage } from '../../../shared/model/index.ts'
import { count } from './describe-totals.ts'
import { printableLine } from './printable.ts'
import { duration } from './duration.ts'

const number = new Intl.NumberFormat('en')

interface Took {
  readonly calls: number
  readonly inputTokens: number
  readonly outputTokens: number
}

/** All that was asked for, whatever the work. */
function sumOf(works: readonly Took[]): Took {
  const sum = (of: keyof Took): number => works.reduce((all, work) => all + work[of], 0)
  return { calls: sum('calls'), inputTokens: sum('inputTokens'), outputTokens: sum('outputTokens') }
}

/** For instance `3 calls, 1,200 tokens in, 300 tokens out`. */
export const took = ({ calls, inputTokens, outputTokens }: Took): string =>
  `${count(calls, 'call')}, ${count(inputTokens, 'token')} in, ${count(outputTokens, 'token')} out`

/** The preflight, for a person. */
export function describeEstimate(estimate: Estimate): string {
  const { model, chunks, works, cost, currency, minutes, assumptions } = estimate
  return [
    `${printableLine(model, 100)} would read ${count(chunks, 'chunk')}`,
    ...works.map(({ work, ...use }) => `  ${work.padEnd(width)}  ${took(use)}`),
    `  ${'in all'.padEnd(width)}  ${took(estimate)}`,
    cost === null ? 'cost: not known, as no price is' : `cost: ${number.format(cost)} ${currency}`,
    minutes === null
      ? 'time: not known before the model has answered something'
      : `time: ${duration(minutes * 60)} at the speed seen so far`,
    ...assumptions.map((assumption) => printableLine(assumption, 400)),
    '',
  ].join('\n')
}

const longest = (works: readonly ModelWork[]): number => Math.max(...works.map((work) => work.length))
const width = longest(['describe', 'extract'])

/** What a run took beside what was expected of it, for a person; '' where no model was asked. */
export function describeUsage(usage: RunUsage | null): string {
  if (usage === null) return ''
  const { reading, estimate } = usage
  const cached = reading.works.reduce((all, work) => all + work.cached, 0)
  const known = cached === 0 ? '' : `; ${count(cached, 'reply', 'replies')} had been paid before`
  const expected = estimate === null ? '' : `\nexpected: ${took(estimate)}`
  return `${printableLine(reading.model, 100)}: ${took(sumOf(reading.works))}${known}${expected}\n`
}

/** For instance `31 calls, 40,210 tokens of 100,000, 8 under way`. */
export function meterLine({ works, budget, inFlight, waiting }: MeterReading): string {
  const { calls, inputTokens, outputTokens } = sumOf(works)
  const limit = budget === null ? '' : ` of ${number.format(budget)}`
  return [
    count(calls, 'call'),
    `${count(inputTokens + outputTokens, 'token')}${limit}`,
    ...(inFlight > 0 ? [`${inFlight} under way`] : []),
    ...(waiting === null ? [] : [printableLine(waiting, 200)]),
  ].join(', ')
}
