import { buildCsr, type CsrGraph } from './csr-graph.ts'

/** An edge between two node numbers; its weight is 1 unless given. */
export type Edge = readonly [source: number, target: number, weight?: number]

/** The graph of edges written down one by one, as tests do; see `buildCsr`. */
export const graphOfEdges = (nodes: number, edges: readonly Edge[]): CsrGraph =>
  buildCsr(
    nodes,
    Int32Array.from(edges, ([source]) => source),
    Int32Array.from(edges, ([, target]) => target),
    Float64Array.from(edges, ([, , weight]) => weight ?? 1),
  )
