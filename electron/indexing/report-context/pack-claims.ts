import type { Claim } from '../../../shared/model/index.ts'

interface ClaimsToPack<T extends Claim> {
  /** Those whose subject is among the entities. */
  readonly claims: readonly T[]
  readonly entities: ReadonlySet<number>
  /** In tokens. */
  readonly cost: (claim: T) => number
  /** What the elements left of the context's tokens. */
  readonly budget: number
}

/**
 * The claims that a context has room for (GraphRAG, section 3.1.5: beside the edges and nodes they are of): only those
 * whose ends are both in it; the claims on an edge first, then those that say when or how much, in the order of their ids.
 */
export function packClaims<T extends Claim>({ claims, entities, cost, budget }: ClaimsToPack<T>): readonly T[] {
  const worth = ({ object, startDate, endDate, amount }: T): number =>
    (object === null ? 0 : 2) + (startDate || endDate ? 1 : 0) + (amount ? 1 : 0)
  const inside = claims.filter(({ object }) => object === null || entities.has(object))
  const packed: T[] = []
  let left = budget
  for (const claim of inside.toSorted((a, b) => worth(b) - worth(a) || a.id - b.id)) {
    const tokens = cost(claim)
    if (tokens > left) break
    left -= tokens
    packed.push(claim)
  }
  return packed
}
