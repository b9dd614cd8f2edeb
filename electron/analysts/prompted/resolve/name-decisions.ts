/** Whether two names mean the same, who said so and why. */
export interface NameDecision {
  readonly same: boolean
  /** `person`, or the model's name. */
  readonly by: string
  readonly reason: string
}

/**
 * What has been decided of names, kept with the collection. Names come as `decisionKey` gives them, the two of a pair in the
 * order of the alphabet. What a person decided is never overwritten.
 */
export interface NameDecisions {
  decided(name: string, other: string): NameDecision | undefined
  decide(name: string, other: string, decision: NameDecision): void
  /** Every pair that somebody decided to be the same, in any fixed order. */
  same(): Iterable<readonly [name: string, other: string, decision: NameDecision]>
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
