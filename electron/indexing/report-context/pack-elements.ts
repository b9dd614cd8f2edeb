import type { Relationship } from '../../../shared/model/index.ts'

interface Elements {
  readonly entities: readonly { readonly id: number; readonly degree: number }[]
  readonly relationships: readonly Relationship[]
  /** In tokens. */
  readonly entityCost: (id: number) => number
  readonly relationshipCost: (relationship: Relationship) => number
}

export interface Packed {
  readonly entities: readonly number[]
  readonly relationships: readonly Relationship[]
  readonly tokens: number
  /** False where the limit left something out. */
  readonly complete: boolean
}

/**
 * Fills a context (GraphRAG, section 3.1.5): relationships by falling combined degree of their ends, each preceded by
 * those of its ends that are not there yet, until the next would exceed `limit` tokens; then the entities that no
 * relationship brought in, by falling degree.
 */
export function packElements(
  { entities, relationships, entityCost, relationshipCost }: Elements,
  limit: number,
): Packed {
  const degreeOf = new Map(entities.map(({ id, degree }) => [id, degree]))
  const combined = ({ source, target }: Relationship): number =>
    (degreeOf.get(source) ?? 0) + (degreeOf.get(target) ?? 0)
  const byProminence = relationships.toSorted((a, b) => combined(b) - combined(a) || b.weight - a.weight || a.id - b.id)
  const taken = new Set<number>()
  const edges: Relationship[] = []
  let tokens = 0
  let complete = true
  for (const edge of byProminence) {
    const ends = [edge.source, edge.target].filter((id) => !taken.has(id))
    const cost = relationshipCost(edge) + ends.reduce((sum, id) => sum + entityCost(id), 0)
    if (tokens + cost > limit) {
      complete = false
      break
    }
    tokens += cost
    ends.forEach((id) => taken.add(id))
    edges.push(edge)
  }
  for (const { id } of entities.toSorted((a, b) => b.degree - a.degree || a.id - b.id)) {
    if (taken.has(id)) continue
    const cost = entityCost(id)
    if (tokens + cost > limit) {
      complete = false
      break
    }
    tokens += cost
    taken.add(id)
  }
  return { entities: [...taken], relationships: edges, tokens, complete }
}
