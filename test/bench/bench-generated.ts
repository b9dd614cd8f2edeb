import { pageRank } from '../../electron/algorithms/pagerank/pagerank.ts'
import { clusterOptions } from '../../electron/indexing/stages/cluster-options.ts'
import { measureCommunities } from './bench-communities.ts'
import { generated } from './generated-graphs.ts'
import { plantedEdges } from './planted-edges.ts'
import { graphOf } from './read-edges.ts'
import { round } from './round.ts'

/** Communities and PageRank of the generated graphs but the largest: a row each. */
export async function benchGenerated(): Promise<readonly Record<string, unknown>[]> {
  return generated
    .filter(({ edges }) => edges <= 500_000)
    .map((graph) => {
      const list = plantedEdges(graph)
      const { levels, ...row } = measureCommunities(list, { ...clusterOptions, runs: 5 })
      const begun = performance.now()
      pageRank(graphOf(list), { damping: 0.85, tolerance: 1e-9, maxIterations: 200 })
      return {
        name: graph.name,
        ...row,
        levels: (levels as readonly unknown[]).length,
        pageRankSeconds: round((performance.now() - begun) / 1_000, 3),
      }
    })
}
