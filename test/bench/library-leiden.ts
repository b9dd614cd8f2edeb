import JavaRandom from 'java-random'
import { Clustering, LeidenAlgorithm, Network } from 'networkanalysis-ts'
import type { CsrGraph } from '../../electron/algorithms/graph/csr-graph.ts'

/** Leiden for modularity by the library of the algorithm's authors, two iterations: the group of each node. */
export function libraryLeiden(graph: CsrGraph, seed: number): Int32Array {
  const network = new Network({
    nNodes: graph.nodes,
    setNodeWeightsToTotalEdgeWeights: true,
    firstNeighborIndices: Array.from(graph.offsets),
    neighbors: Array.from(graph.targets),
    edgeWeights: Array.from(graph.weights),
    checkIntegrity: false,
  })
  const algorithm = new LeidenAlgorithm()
  algorithm.initializeBasedOnRandom(new JavaRandom(seed))
  algorithm.setResolution(1 / graph.weights.reduce((sum, weight) => sum + weight, 0))
  algorithm.setNIterations(2)
  const clustering = new Clustering({ nNodes: graph.nodes })
  algorithm.improveClustering(network, clustering)
  return Int32Array.from(clustering.clusters)
}
