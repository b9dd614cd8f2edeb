import type { Background } from '../../analyst.ts'
import type { Candidate } from './candidates.ts'

/**
 * How much a word, by its stem, tells of what these sentences share and others do not, from 0 to 1 for the most telling:
 * Dunning's log-likelihood ratio (1993) of its share of the sentences against the collection's.
 */
export function wordWeights(
  candidates: readonly Pick<Candidate, 'stems'>[],
  background: Pick<Background, 'sentences' | 'sentencesWith'>,
): (stem: string) => number {
  const inside = new Map<string, number>()
  for (const { stems } of candidates) for (const stem of new Set(stems)) inside.set(stem, (inside.get(stem) ?? 0) + 1)
  const all = Math.max(background.sentences, candidates.length)
  const weights = new Map<string, number>()
  for (const [stem, count] of inside) {
    if (count < 2 || /^\d/.test(stem)) continue
    const everywhere = Math.max(count, background.sentencesWith(stem))
    const expected = (everywhere * candidates.length) / all
    if (count <= expected) continue
    weights.set(stem, Math.sqrt(2 * count * Math.log(count / expected)))
  }
  const largest = Math.max(1e-9, ...weights.values())
  return (stem) => (weights.get(stem) ?? 0) / largest
}
