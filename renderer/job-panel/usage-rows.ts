import { modelWorks, type ModelWork, type RunUsage } from '../../shared/model/index.ts'

export interface UsageFigures {
  readonly calls: number
  readonly inputTokens: number
  readonly outputTokens: number
}

export interface UsageRow {
  readonly work: ModelWork
  readonly taken: UsageFigures
  /** Null where nothing was estimated before the run. */
  readonly expected: UsageFigures | null
}

const nothing: UsageFigures = { calls: 0, inputTokens: 0, outputTokens: 0 }

/** Every work that was expected or done, in the order of the pipeline. */
export function usageRows({ estimate, reading }: RunUsage): readonly UsageRow[] {
  return modelWorks.flatMap((work) => {
    const taken = reading.works.find((one) => one.work === work)
    const expected = estimate?.works.find((one) => one.work === work)
    if (!taken && !expected) return []
    return [{ work, taken: taken ?? nothing, expected: estimate === null ? null : (expected ?? nothing) }]
  })
}
