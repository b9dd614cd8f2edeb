import type { DecidedPair } from '../../analyst.ts'
import { decisionPair } from './name-decisions.ts'

/** Decisions on names by their pairs, whichever way round they are asked for. */
export interface KnownNames {
  decided(a: string, b: string): DecidedPair | undefined
  /** In the order of the names, however they came to be known. */
  readonly all: readonly DecidedPair[]
}

/** Of two decisions on one pair the later counts, but a person's before any other. */
export function knownNames(decisions: Iterable<DecidedPair>): KnownNames {
  const keyOf = (a: string, b: string): string => decisionPair(a, b).join('\n')
  const known = new Map<string, DecidedPair>()
  for (const decision of decisions) {
    const key = keyOf(decision.name, decision.other)
    if (known.get(key)?.by !== 'person' || decision.by === 'person') known.set(key, decision)
  }
  return {
    decided: (a, b) => known.get(keyOf(a, b)),
    all: [...known].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, decision]) => decision),
  }
}
