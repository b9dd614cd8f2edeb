import type { Claim, Relationship } from '../../../shared/model/index.ts'

/** The records of a community, and what each costs in tokens as the report's table has it. */
export interface Elements {
  readonly entities: readonly { readonly id: number; readonly degree: number }[]
  readonly relationships: readonly Relationship[]
  readonly claims: readonly Claim[]
  readonly entityCost: (id: number) => number
  readonly relationshipCost: (relationship: Relationship) => number
  readonly claimCost: (claim: Claim) => number
  /** Of a table's header, which its first row brings. */
  readonly headerCost: { readonly entities: number; readonly relationships: number; readonly claims: number }
}

export interface Packed {
  readonly entities: readonly number[]
  readonly relationships: readonly Relationship[]
  /** By id. */
  readonly claims: readonly number[]
  readonly tokens: number
  /** False where the limit left something out. */
  readonly complete: boolean
}

/** On an edge rather than on one end, and those that say when or how much. */
const worth = ({ object, startDate, endDate, amount }: Claim): number =>
  (object === null ? 0 : 2) + (startDate || endDate ? 1 : 0) + (amount ? 1 : 0)

/**
 * Fills a context (GraphRAG, section 3.1.5, leaf-level communities): relationships by falling combined degree of their
 * ends, each with those of its ends that are not there yet, and with every claim that now has all its ends in the context;
 * then the entities that no relationship brings in, by falling degree, with theirs. The first element that would exceed
 * `limit` tokens ends it.
 */
export function packElements(elements: Elements, limit: number): Packed {
  const { entities, relationships, claims, entityCost, relationshipCost, claimCost, headerCost } = elements
  const degreeOf = new Map(entities.map(({ id, degree }) => [id, degree]))
  const combined = ({ source, target }: Relationship): number =>
    (degreeOf.get(source) ?? 0) + (degreeOf.get(target) ?? 0)
  const claimsOf = byEnd(claims)
  const taken = new Set<number>()
  const edges: Relationship[] = []
  const told = new Set<number>()
  let tokens = 0
  const fits = (cost: number): boolean => {
    if (tokens + cost > limit) return false
    tokens += cost
    return true
  }
  const header = (table: keyof typeof headerCost, rows: number): number => (rows === 0 ? headerCost[table] : 0)
  const takeEnds = (ids: readonly number[], edge?: Relationship): boolean => {
    const cost =
      (ids.length > 0 ? header('entities', taken.size) : 0) +
      ids.reduce((sum, id) => sum + entityCost(id), 0) +
      (edge === undefined ? 0 : header('relationships', edges.length) + relationshipCost(edge))
    if (!fits(cost)) return false
    for (const id of ids) taken.add(id)
    if (edge !== undefined) edges.push(edge)
    return takeClaims(ids)
  }
  /** Those that had waited for these ends. */
  const takeClaims = (ends: readonly number[]): boolean => {
    const due = new Set(ends.flatMap((end) => claimsOf.get(end) ?? []))
    const whole = [...due].filter(
      ({ id, subject, object }) => !told.has(id) && taken.has(subject) && (object === null || taken.has(object)),
    )
    for (const claim of whole.sort((a, b) => worth(b) - worth(a) || a.id - b.id)) {
      if (!fits(header('claims', told.size) + claimCost(claim))) return false
      told.add(claim.id)
    }
    return true
  }
  const complete =
    relationships
      .toSorted((a, b) => combined(b) - combined(a) || b.weight - a.weight || a.id - b.id)
      .every((edge) =>
        takeEnds(
          [edge.source, edge.target].filter((id) => !taken.has(id)),
          edge,
        ),
      ) &&
    entities.toSorted((a, b) => b.degree - a.degree || a.id - b.id).every(({ id }) => taken.has(id) || takeEnds([id]))
  return { entities: [...taken], relationships: edges, claims: [...told], tokens, complete }
}

function byEnd(claims: readonly Claim[]): ReadonlyMap<number, readonly Claim[]> {
  const ends = new Map<number, Claim[]>()
  for (const claim of claims)
    for (const end of new Set([claim.subject, claim.object ?? claim.subject])) {
      const own = ends.get(end)
      if (own) own.push(claim)
      else ends.set(end, [claim])
    }
  return ends
}
