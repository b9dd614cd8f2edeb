import type { Candidate } from './candidates.ts'
import { isRepeated } from './is-repeated.ts'

export interface PickOptions {
  readonly most: number
  /** What there is to gain from an entity, and from a relationship, when a sentence first speaks of it. */
  readonly entityWeight: (id: number) => number
  readonly relationshipWeight: (id: number) => number
  /** Sentences below this quality are taken only when nothing else was found. */
  readonly quality?: number
  /** A further sentence must add this share of what the first added; 0.12 if not given. */
  readonly share?: number
  /** Stems of sentences that must not be said again. */
  readonly said?: readonly (readonly string[])[]
}

/**
 * Greedy cover: sentence by sentence the one that adds most weight of entities and relationships not yet spoken of,
 * times its quality, and repeats nothing. Stops at `most`, or when a further one would add little.
 */
export function pickSentences(candidates: readonly Candidate[], options: PickOptions): readonly Candidate[] {
  const good = candidates.filter((candidate) => candidate.quality >= (options.quality ?? 0.35))
  const picked = pickFrom(good, options)
  if (picked.length > 0 || options.quality === 0) return picked
  return pickFrom(candidates, { ...options, most: 1 })
}

function pickFrom(candidates: readonly Candidate[], options: PickOptions): readonly Candidate[] {
  const { entityWeight, relationshipWeight, most, said = [], share = 0.12 } = options
  const picked: Candidate[] = []
  const entities = new Set<number>()
  const relationships = new Set<number>()
  const refused = new Set<Candidate>()
  let first = 0
  while (picked.length < most) {
    let best: Candidate | undefined
    let gain = 0
    for (const candidate of candidates) {
      if (refused.has(candidate)) continue
      let value = 0.02
      for (const id of candidate.entities) value += entityWeight(id) * (entities.has(id) ? 0.2 : 1)
      for (const id of candidate.relationships) value += relationshipWeight(id) * (relationships.has(id) ? 0.1 : 1)
      value = value ** 0.7 * candidate.quality ** 1.6
      if (value > gain) [best, gain] = [candidate, value]
    }
    if (best === undefined || gain < first * share) break
    refused.add(best)
    if (isRepeated(best.stems, [...picked.map((candidate) => candidate.stems), ...said])) continue
    first ||= gain
    picked.push(best)
    for (const id of best.entities) entities.add(id)
    for (const id of best.relationships) relationships.add(id)
  }
  return picked
}
