import type { MeterReading, Usage } from '../../shared/model/index.ts'

/** What a meter has counted, all kinds of work together. */
export function usageOf({ works }: MeterReading): Usage {
  const sum = (of: 'calls' | 'inputTokens' | 'outputTokens'): number => works.reduce((all, work) => all + work[of], 0)
  return { calls: sum('calls'), inputTokens: sum('inputTokens'), outputTokens: sum('outputTokens') }
}
