import { clusterHierarchy, cover, type Hierarchy } from '../../electron/algorithms/communities/hierarchy.ts'
import { clusterOptions } from '../../electron/indexing/stages/cluster-options.ts'
import { leidenPartition } from '../../electron/algorithms/communities/leiden.ts'
import { modularity } from '../../electron/algorithms/communities/modularity.ts'
import { median } from './median.ts'
import { peakMegabytes } from './peak-megabytes.ts'
import { graphOf, readEdges, type EdgeList } from './read-edges.ts'
import { readOptions } from './read-options.ts'
import { round } from './round.ts'

/**
 * Communities of an edge list: seconds of the flat partition and of the hierarchy, both with the building of the graph
 * and without the reading of the file, the partition's modularity, and what each level covers.
 */
export async function benchCommunities(words: readonly string[]): Promise<Record<string, unknown>> {
  const { file, options } = readOptions(words, ['seed', 'resolution', 'runs'])
  return measureCommunities(readEdges(file), {
    seed: options.seed ?? clusterOptions.seed,
    resolution: options.resolution ?? clusterOptions.resolution,
    runs: options.runs ?? 1,
  })
}

interface Measure {
  readonly seed: number
  readonly resolution: number
  /** Of several runs the median seconds. */
  readonly runs: number
}

export function measureCommunities(list: EdgeList, { seed, resolution, runs }: Measure): Record<string, unknown> {
  const flatSeconds: number[] = []
  const hierarchySeconds: number[] = []
  const timed = <T>(seconds: number[], work: () => T): T => {
    const begun = performance.now()
    const made = work()
    seconds.push((performance.now() - begun) / 1_000)
    return made
  }
  for (let run = 1; ; run++) {
    const flat = timed(flatSeconds, () => leidenPartition(graphOf(list), { seed, resolution }))
    const hierarchy = timed(hierarchySeconds, () =>
      clusterHierarchy(graphOf(list), { ...clusterOptions, seed, resolution }),
    )
    if (run < runs) continue
    const graph = graphOf(list)
    return {
      nodes: graph.nodes,
      edges: graph.targets.length / 2,
      flatSeconds: round(median(flatSeconds), 3),
      hierarchySeconds: round(median(hierarchySeconds), 3),
      modularity: round(modularity(graph, flat.groupOf, resolution), 5),
      communities: flat.groups,
      levels: levelsOf(hierarchy),
      peakMB: peakMegabytes(),
    }
  }
}

const levelsOf = (hierarchy: Hierarchy): readonly Record<string, number>[] =>
  Array.from({ length: hierarchy.levels }, (_, level) => {
    const sizes = cover(hierarchy, level).map((index) => hierarchy.communities[index]!.members.length)
    return { level, communities: sizes.length, largest: sizes.reduce((most, size) => Math.max(most, size), 0) }
  })
