import type { Candidate } from './candidates.ts'
import { isRepeatedForm } from './is-repeated.ts'

export interface PickOptions {
  readonly most: number
  /** What there is to gain from an entity, and from a relationship, when a sentence first speaks of it. */
  readonly entityWeight: (id: number) => number
  readonly relationshipWeight: (id: number) => number
  /** The same of a word, by its stem; nothing if not given. */
  readonly wordWeight?: (stem: string) => number
  /** Sentences below this quality are taken only when nothing else was found; 0.35 if not given. */
  readonly quality?: number
  /** A further sentence must add this share of what the first added; 0.12 if not given. */
  readonly share?: number
  /** In code units, of all together but the first; no limit if not given. */
  readonly length?: number
  /** Stems of sentences that must not be said again. */
  readonly said?: readonly (readonly string[])[]
}

/**
 * Greedy cover with diminishing returns (after Lin and Bilmes 2011, section 4): sentence by sentence the one that adds most
 * weight of entities, relationships and words not yet spoken of, times its quality, less where its document has spoken
 * already, and that repeats nothing. Stops at `most`, or when a further one would add little.
 */
export function pickSentences(candidates: readonly Candidate[], options: PickOptions): readonly Candidate[] {
  const good = candidates.filter((candidate) => candidate.quality >= (options.quality ?? 0.35))
  const picked = pickFrom(good, options)
  if (picked.length > 0 || options.quality === 0) return picked
  return pickFrom(candidates, { ...options, most: 1 })
}

function pickFrom(candidates: readonly Candidate[], options: PickOptions): readonly Candidate[] {
  const { most, said = [], share = 0.12, length = Number.POSITIVE_INFINITY } = options
  const picked: Candidate[] = []
  const covered = { entities: new Set<number>(), relationships: new Set<number>(), words: new Set<string>() }
  const documents = new Map<number, number>()
  // What a sentence adds only falls as others are picked: one whose former value is below the best need not be asked again.
  let waiting = candidates.map((candidate) => ({ candidate, value: Number.POSITIVE_INFINITY }))
  let first = 0
  let used = 0
  while (picked.length < most) {
    let best: (typeof waiting)[number] | undefined
    for (const one of waiting) {
      if (best !== undefined && one.value <= best.value) continue
      const { document } = one.candidate.sentence
      one.value = gain(one.candidate, covered, options) * 0.75 ** Math.min(3, documents.get(document) ?? 0)
      if (one.value > 0 && (best === undefined || one.value > best.value)) best = one
    }
    if (best === undefined || best.value < first * share) break
    const { candidate, value } = best
    waiting = waiting.filter((one) => one !== best)
    if (isRepeatedForm(candidate.stems, [...picked.map((other) => other.stems), ...said])) continue
    if (picked.length > 0 && used + candidate.text.length > length) continue
    first ||= value
    used += candidate.text.length
    picked.push(candidate)
    documents.set(candidate.sentence.document, (documents.get(candidate.sentence.document) ?? 0) + 1)
    for (const id of candidate.entities) covered.entities.add(id)
    for (const id of candidate.relationships) covered.relationships.add(id)
    for (const stem of candidate.stems) covered.words.add(stem)
  }
  return picked
}

interface Covered {
  readonly entities: ReadonlySet<number>
  readonly relationships: ReadonlySet<number>
  readonly words: ReadonlySet<string>
}

function gain(
  { entities, relationships, stems, quality }: Candidate,
  covered: Covered,
  { entityWeight, relationshipWeight, wordWeight }: PickOptions,
): number {
  const named = [...entities].map((id) => entityWeight(id) * (covered.entities.has(id) ? 0.2 : 1))
  let value = 0.02 + saturated(named)
  value += saturated([...relationships].map((id) => relationshipWeight(id) * (covered.relationships.has(id) ? 0.1 : 1)))
  if (wordWeight !== undefined)
    value += saturated(
      [...new Set(stems)].map((stem) => wordWeight(stem) * (covered.words.has(stem) ? 0.1 : 1)),
      6,
    )
  return value ** 0.7 * quality ** 1.6
}

/** The heaviest few whole, the others a little: a row of names says less than its length. */
function saturated(weights: number[], whole = 3): number {
  return weights.sort((a, b) => b - a).reduce((sum, weight, at) => sum + (at < whole ? weight : weight * 0.15), 0)
}
