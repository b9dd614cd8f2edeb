import type { ReportContext } from '../../analyst.ts'
import type { Candidate } from './candidates.ts'
import { fitShares } from './weigh-by-evidence.ts'

/**
 * How central each entity of a context is, from 0 to 1 for the most central: the weight of its relationships inside
 * the community first, its degree and mentions in the collection after that; concepts and untyped names count less, and so
 * does who is rather spoken to than spoken of.
 */
export function rankEntities(
  context: Pick<ReportContext, 'entities' | 'relationships'>,
  candidates: readonly Candidate[],
): ReadonlyMap<number, number> {
  const shares = fitShares(candidates, ({ entities }) => entities)
  const inside = new Map<number, number>()
  for (const { source, target, weight } of context.relationships) {
    for (const end of [source, target]) inside.set(end, (inside.get(end) ?? 0) + weight)
  }
  const raw = context.entities.map((entity) => {
    const links = Math.log2(1 + (inside.get(entity.id) ?? 0))
    const known = 0.4 * Math.log2(1 + entity.degree) + 0.3 * Math.log2(1 + entity.mentions)
    const kind = entity.type === '' ? 0.75 : entity.type === 'concept' ? 0.8 : 1
    return [entity.id, (links + known) * kind * (0.5 + 0.5 * (shares.get(entity.id) ?? 0))] as const
  })
  const largest = Math.max(1e-9, ...raw.map(([, value]) => value))
  return new Map(raw.sort((a, b) => b[1] - a[1] || a[0] - b[0]).map(([id, value]) => [id, value / largest]))
}
