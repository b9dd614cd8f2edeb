import { buildCsr, type CsrGraph } from '../algorithms/graph/csr-graph.ts'
import type { Reader } from '../store/connection.ts'
import { allEntities, type GraphEntity } from '../store/entities.ts'
import { makeUid } from '../store/make-uid.ts'
import { allRelationships } from '../store/relationships.ts'

interface StoredGraph {
  readonly graph: CsrGraph
  /** Node i of the graph is the i-th entity. */
  readonly entities: readonly GraphEntity[]
  /** Changes whenever nodes, edges or weights do. */
  readonly fingerprint: string
}

/** The collection's graph: entities, and relationships with their weights. */
export function readGraph(store: Reader): StoredGraph {
  const entities = allEntities(store)
  const relationships = allRelationships(store)
  const nodeOf = new Map(entities.map(({ id }, node) => [id, node]))
  const graph = buildCsr(
    entities.length,
    Int32Array.from(relationships, ({ source }) => nodeOf.get(source)!),
    Int32Array.from(relationships, ({ target }) => nodeOf.get(target)!),
    Float64Array.from(relationships, ({ weight }) => weight),
  )
  const fingerprint = makeUid(
    'graph',
    ...entities.map(({ uid }) => uid),
    ...relationships.flatMap(({ uid, weight }) => [uid, weight]),
  )
  return { graph, entities, fingerprint }
}
