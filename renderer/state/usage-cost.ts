import type { ModelWork, Prices } from '../../shared/model/index.ts'

interface Used {
  readonly work: ModelWork
  readonly inputTokens: number
  readonly outputTokens: number
}

const MILLION = 1_000_000

/** What tokens cost by a price table; null where the price of one of them is not known. */
export function usageCost(used: readonly Used[], prices: Prices): number | null {
  let sum = 0
  for (const { work, inputTokens, outputTokens } of used) {
    const input = work === 'embed' ? prices.embeddingPerMillion : prices.inputPerMillion
    const output = work === 'embed' ? 0 : prices.outputPerMillion
    if ((input === null && inputTokens > 0) || (output === null && outputTokens > 0)) return null
    sum += (inputTokens * (input ?? 0) + outputTokens * (output ?? 0)) / MILLION
  }
  return sum
}
