import iterate from 'graphology-layout-forceatlas2/iterate.js'
import { StrataError } from '../../../shared/contract/errors.ts'
import type { CsrGraph } from '../graph/csr-graph.ts'
import { massOf } from './mass-of.ts'
import type { Points } from './points.ts'

const nodeSlots = 10
const edgeSlots = 3
const slotMass = 6
const slotConvergence = 7
const slotSize = 8

/** What is needed of an AbortSignal; this layer knows no platform. */
export interface Cancellation {
  readonly aborted: boolean
}

export interface ForceOptions {
  readonly iterations: number
  /** How far nodes push each other away. */
  readonly repulsion: number
  readonly gravity: number
  /** Radius of each node where nodes must not overlap. */
  readonly radius?: Float32Array
  /** Mass of each node; `massOf` by default. */
  readonly mass?: Float32Array
  readonly onIteration?: ((iteration: number) => void) | undefined
  readonly signal?: Cancellation | undefined
}

/**
 * Moves `points` in place by a fixed number of ForceAtlas2 steps (Jacomy, Venturini, Heymann and Bastian
 * 2014), LinLog attraction, with Barnes–Hut approximation for more than 500 nodes. Throws `cancelled`
 * between two steps when the signal fires.
 */
export function runForces(graph: CsrGraph, points: Points, options: ForceOptions): void {
  const nodes = new Float32Array(graph.nodes * nodeSlots)
  for (let node = 0; node < graph.nodes; node++) {
    const slot = node * nodeSlots
    nodes[slot] = points.x[node]!
    nodes[slot + 1] = points.y[node]!
    nodes[slot + slotMass] = options.mass?.[node] ?? massOf(graph, node)
    nodes[slot + slotConvergence] = 1
    nodes[slot + slotSize] = options.radius?.[node] ?? 1
  }
  const edges = edgeMatrix(graph)
  const settings = {
    linLogMode: true,
    outboundAttractionDistribution: false,
    adjustSizes: options.radius !== undefined,
    edgeWeightInfluence: 1,
    scalingRatio: options.repulsion,
    strongGravityMode: true,
    gravity: options.gravity,
    slowDown: 1 + Math.log(Math.max(1, graph.nodes)),
    barnesHutOptimize: graph.nodes > 500,
    barnesHutTheta: 1.2,
  }
  for (let iteration = 0; iteration < options.iterations; iteration++) {
    if (options.signal?.aborted) throw new StrataError('cancelled', 'The work was cancelled.')
    iterate(settings, nodes, edges)
    options.onIteration?.(iteration + 1)
  }
  for (let node = 0; node < graph.nodes; node++) {
    points.x[node] = nodes[node * nodeSlots]!
    points.y[node] = nodes[node * nodeSlots + 1]!
  }
}

/** Each edge once: the slots of its ends in the node matrix and its weight. */
function edgeMatrix(graph: CsrGraph): Float32Array {
  const edges = new Float32Array((graph.targets.length / 2) * edgeSlots)
  let end = 0
  for (let node = 0; node < graph.nodes; node++) {
    for (let slot = graph.offsets[node]!; slot < graph.offsets[node + 1]!; slot++) {
      if (graph.targets[slot]! < node) continue
      edges[end] = node * nodeSlots
      edges[end + 1] = graph.targets[slot]! * nodeSlots
      edges[end + 2] = graph.weights[slot]!
      end += edgeSlots
    }
  }
  return edges
}
