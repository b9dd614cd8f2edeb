import type { NameDecisions } from '../analysts/prompted/resolve/name-decisions.ts'
import type { Writer } from '../store/connection.ts'
import { nameDecisions, saveNameDecision } from '../store/name-decisions.ts'

/** What was decided of a collection's names, as an analyst asks for it and adds to it. */
export function createNameDecisions(store: Writer): NameDecisions {
  const keyOf = (name: string, other: string): string => JSON.stringify([name, other].toSorted())
  const known = new Map(nameDecisions(store).map((decision) => [keyOf(decision.name, decision.other), decision]))
  return {
    decided: (name, other) => known.get(keyOf(name, other)),
    decide: (name, other, decision) => {
      const key = keyOf(name, other)
      if (known.get(key)?.by === 'person' && decision.by !== 'person') return
      known.set(key, { name, other, ...decision })
      saveNameDecision(store, { name, other, ...decision })
    },
    same: () =>
      [...known.values()].flatMap((decision) =>
        decision.same ? [[decision.name, decision.other, decision] as const] : [],
      ),
  }
}
