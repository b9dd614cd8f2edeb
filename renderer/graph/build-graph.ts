import { UndirectedGraph } from 'graphology'
import type { GraphSnapshot } from '../../shared/model/index.ts'
import { edgeSize, nodeSize } from './node-size.ts'

export interface NodeAttributes {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly label: string
  readonly community: number
}

export interface EdgeAttributes {
  /** The nodes it joins, so that it can be painted without asking a graph. */
  readonly ends: readonly [string, string]
  readonly size: number
  readonly weight: number
  /** The community that both ends are in, or null. */
  readonly community: number | null
}

export type EntityGraph = UndirectedGraph<NodeAttributes, EdgeAttributes>

/** The snapshot's columns as a graph; a node's key is its entity's id. Edges to rows that are not there are left out. */
export function buildGraph(snapshot: GraphSnapshot): EntityGraph {
  const graph: EntityGraph = new UndirectedGraph<NodeAttributes, EdgeAttributes>({ allowSelfLoops: false })
  const largestDegree = snapshot.degree.reduce((largest, degree) => Math.max(largest, degree), 0)
  const keys = snapshot.ids.map(String)
  for (const [row, key] of keys.entries()) {
    graph.mergeNode(key, {
      x: snapshot.x[row] ?? 0,
      y: snapshot.y[row] ?? 0,
      size: nodeSize(snapshot.degree[row] ?? 0, largestDegree, keys.length),
      label: snapshot.names[row] ?? '',
      community: snapshot.community[row] ?? 0,
    })
  }
  for (const [row, source] of snapshot.sources.entries()) {
    const from = keys[source]
    const to = keys[snapshot.targets[row] ?? -1]
    if (from === undefined || to === undefined || from === to) continue
    const weight = snapshot.weights[row] ?? 1
    const within = snapshot.community[source] === snapshot.community[snapshot.targets[row] ?? -1]
    graph.mergeEdge(from, to, {
      ends: [from, to],
      size: edgeSize(weight),
      weight,
      community: within ? (snapshot.community[source] ?? null) : null,
    })
  }
  return graph
}
