import { leidenPartition } from '../../electron/algorithms/communities/leiden.ts'
import { modularity } from '../../electron/algorithms/communities/modularity.ts'
import { libraryLeiden } from './library-leiden.ts'
import { peakMegabytes } from './peak-megabytes.ts'
import { graphOf, readEdges } from './read-edges.ts'
import { round } from './round.ts'

/**
 * One flat partition in this process alone, by `strata` or by `networkanalysis-ts`: `leiden LIBRARY FILE SEED`. Seconds
 * with the building of the graph, modularity, groups, peak memory in MB and how much of it the edge list already took.
 */
export async function benchLeiden([library, file, seed]: readonly string[]): Promise<Record<string, unknown>> {
  if (file === undefined || (library !== 'strata' && library !== 'networkanalysis-ts'))
    throw new Error('Say: leiden strata|networkanalysis-ts FILE [SEED].')
  const list = readEdges(file)
  const listMB = peakMegabytes()
  const begun = performance.now()
  const graph = graphOf(list)
  const groupOf =
    library === 'strata'
      ? leidenPartition(graph, { seed: Number(seed ?? 1), resolution: 1 }).groupOf
      : libraryLeiden(graph, Number(seed ?? 1))
  const seconds = (performance.now() - begun) / 1_000
  return {
    seconds: round(seconds, 3),
    modularity: round(modularity(graph, groupOf, 1), 5),
    communities: new Set(groupOf).size,
    peakMB: peakMegabytes(),
    listMB,
  }
}
