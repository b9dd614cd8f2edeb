import type { DecidedPair } from '../../analyst.ts'

/** What has been decided of names up to now, as it is kept with the collection. */
export interface NameDecisions {
  all(): readonly DecidedPair[]
}

/** Two entities that may be one, by their positions. */
export type CandidatePair = readonly [number, number]

/** Entities that may be the same, by their names or by their vectors; the likeliest first. */
export type FindCandidates = (
  entities: readonly {
    readonly name: string
    readonly type: string
    readonly aliases: readonly { readonly name: string }[]
  }[],
  signal: AbortSignal,
) => Promise<readonly CandidatePair[]>

/** What tells a name in a decision, whatever its case. */
export const decisionKey = (name: string): string => name.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim()

/** A pair in the order in which it is kept. */
export function decisionPair(a: string, b: string): readonly [string, string] {
  const [one, other] = [decisionKey(a), decisionKey(b)]
  return one < other ? [one, other] : [other, one]
}
