import type { Relationship } from '../../shared/model/index.ts'
import { buildCsr, type CsrGraph } from '../algorithms/graph/csr-graph.ts'
import type { Reader } from '../store/connection.ts'
import { allEntities, type GraphEntity } from '../store/entities.ts'
import { makeUidOf } from '../store/make-uid.ts'
import { allRelationships } from '../store/relationships.ts'

interface StoredGraph {
  readonly graph: CsrGraph
  /** Node i of the graph is the i-th entity. */
  readonly entities: readonly GraphEntity[]
  /** Changes whenever nodes, edges or weights do. */
  readonly fingerprint: string
}

/** The collection's graph: entities, and relationships with their weights, in an order that their ids do not decide. */
export function readGraph(store: Reader): StoredGraph {
  const entities = allEntities(store).toSorted(byUid)
  const relationships = allRelationships(store).toSorted(byUid)
  const nodeOf = new Map(entities.map(({ id }, node) => [id, node]))
  const graph = buildCsr(
    entities.length,
    Int32Array.from(relationships, ({ source }) => nodeOf.get(source)!),
    Int32Array.from(relationships, ({ target }) => nodeOf.get(target)!),
    Float64Array.from(balancedWeights(entities, relationships)),
  )
  return { graph, entities, fingerprint: makeUidOf(graphParts(entities, relationships)) }
}

function* graphParts(
  entities: readonly GraphEntity[],
  relationships: readonly Relationship[],
): Generator<string | number> {
  yield entities.length
  for (const { uid } of entities) yield uid
  for (const { uid, strength } of relationships) {
    yield uid
    yield strength
  }
}

/**
 * Each relationship's strength over the geometric mean of how much its ends are spoken of at all (in logarithms), so
 * that hubs don't draw everything to themselves.
 */
function balancedWeights(entities: readonly GraphEntity[], relationships: readonly Relationship[]): number[] {
  const total = new Map(entities.map(({ id }) => [id, 0]))
  for (const { source, target, strength } of relationships) {
    total.set(source, total.get(source)! + strength)
    total.set(target, total.get(target)! + strength)
  }
  const prominence = (id: number): number => Math.log2(2 + total.get(id)!)
  return relationships.map(
    ({ source, target, strength }) => strength / Math.sqrt(prominence(source) * prominence(target)),
  )
}

const byUid = (a: { readonly uid: string }, b: { readonly uid: string }): number =>
  a.uid < b.uid ? -1 : a.uid > b.uid ? 1 : 0
