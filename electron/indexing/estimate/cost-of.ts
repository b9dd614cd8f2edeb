import type { Prices, WorkEstimate } from '../../../shared/model/index.ts'

/** What it costs in the prices' currency; null where a price that counts is not known. */
export function costOf(works: readonly WorkEstimate[], prices: Prices): number | null {
  let cost = 0
  for (const { work, inputTokens, outputTokens } of works) {
    const input = work === 'embed' ? prices.embeddingPerMillion : prices.inputPerMillion
    const parts = [
      [inputTokens, input],
      [outputTokens, prices.outputPerMillion],
    ] as const
    for (const [tokens, price] of parts) {
      if (tokens === 0) continue
      if (price === null) return null
      cost += (tokens / 1_000_000) * price
    }
  }
  return cost
}
