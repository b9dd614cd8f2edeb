import JavaRandom from 'java-random'
import { Clustering, LeidenAlgorithm, Network } from 'networkanalysis-ts'
import { connectedComponents, type Labelling } from '../graph/connected-components.ts'
import type { CsrGraph } from '../graph/csr-graph.ts'

export interface LeidenOptions {
  readonly seed: number
  /** γ of modularity: 1 is the usual one, higher gives smaller groups. */
  readonly resolution: number
}

const iterations = 2

/**
 * A partition of the graph by the Leiden algorithm for modularity (Traag, Waltman and van Eck 2019,
 * "From Louvain to Leiden", section "Leiden algorithm"), two iterations. Every group is connected; a node
 * without edges is alone. The same graph, seed and resolution give the same groups, numbered by smallest member.
 */
export function leidenPartition(graph: CsrGraph, options: LeidenOptions): Labelling {
  if (graph.targets.length === 0) return connectedComponents(graph)
  // Weights are taken relative to their mean: the partition does not depend on their unit.
  const mean = sum(graph.weights) / graph.weights.length
  const network = new Network({
    nNodes: graph.nodes,
    setNodeWeightsToTotalEdgeWeights: true,
    firstNeighborIndices: Array.from(graph.offsets),
    neighbors: Array.from(graph.targets),
    edgeWeights: Array.from(graph.weights, (weight) => weight / mean),
    checkIntegrity: false,
  })
  const algorithm = new LeidenAlgorithm()
  algorithm.initializeBasedOnRandom(new JavaRandom(options.seed))
  // The sum over both directions is 2m; in units of the mean it is the number of entries.
  algorithm.setResolution(options.resolution / graph.weights.length)
  algorithm.setNIterations(iterations)
  const clustering = new Clustering({ nNodes: graph.nodes })
  algorithm.improveClustering(network, clustering)
  return connectedComponents(graph, Int32Array.from(clustering.clusters))
}

function sum(values: Float64Array): number {
  let total = 0
  for (const value of values) total += value
  return total
}
