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
    Float64Array.from(relationships, ({ weight }) => weight),
  )
  return { graph, entities, fingerprint: makeUidOf(graphParts(entities, relationships)) }
}

function* graphParts(
  entities: readonly GraphEntity[],
  relationships: readonly Relationship[],
): Generator<string | number> {
  yield entities.length
  for (const { uid } of entities) yield uid
  for (const { uid, weight } of relationships) {
    yield uid
    yield weight
  }
}

const byUid = (a: { readonly uid: string }, b: { readonly uid: string }): number =>
  a.uid < b.uid ? -1 : a.uid > b.uid ? 1 : 0
