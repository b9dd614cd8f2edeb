import type { MeterReading } from '../../shared/model/index.ts'

export interface MeterTotals {
  readonly calls: number
  readonly cached: number
  readonly retried: number
  readonly inputTokens: number
  readonly outputTokens: number
  /** In and out: what counts against the budget. */
  readonly tokens: number
}

/** What a run has used up to now, over all its works. */
export function meterTotals({ works }: Pick<MeterReading, 'works'>): MeterTotals {
  const sum = (of: (work: MeterReading['works'][number]) => number): number =>
    works.reduce((total, work) => total + of(work), 0)
  const inputTokens = sum((work) => work.inputTokens)
  const outputTokens = sum((work) => work.outputTokens)
  return {
    calls: sum((work) => work.calls),
    cached: sum((work) => work.cached),
    retried: sum((work) => work.retried),
    inputTokens,
    outputTokens,
    tokens: inputTokens + outputTokens,
  }
}
