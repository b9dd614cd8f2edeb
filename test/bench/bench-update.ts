import { buildCsr, type CsrGraph } from '../../electron/algorithms/graph/csr-graph.ts'
import { clusterHierarchy, type Hierarchy } from '../../electron/algorithms/communities/hierarchy.ts'
import { matchHierarchies } from '../../electron/algorithms/communities/match-hierarchies.ts'
import { createRandom } from '../../electron/algorithms/random/seeded-random.ts'
import { modularity } from '../../electron/algorithms/communities/modularity.ts'
import { clusterOptions } from '../../electron/indexing/stages/cluster-options.ts'
import { generated } from './generated-graphs.ts'
import { median } from './median.ts'
import { plantedEdges } from './planted-edges.ts'
import { graphOf, type EdgeList } from './read-edges.ts'
import { round } from './round.ts'

const runs = 5

/**
 * One in a hundred nodes is taken out with its edges, and as many come in with edges of their own: seconds of a hierarchy
 * from nothing and from the one before, its modularity at level 0 either way, and how many of the communities none of
 * whose members went keep their id.
 */
export async function benchUpdate(): Promise<readonly Record<string, unknown>[]> {
  return generated
    .filter(({ edges }) => edges <= 500_000)
    .map((graph) => {
      const before = plantedEdges(graph)
      const old = clusterHierarchy(graphOf(before), clusterOptions)
      const { after, gone } = replaceNodes(before)
      const earlier = old.communities.map((community) => ({
        ...community,
        members: community.members.filter((node) => gone[node] === 0),
      }))
      const cold = timed(() => clusterHierarchy(after, clusterOptions))
      const warm = timed(() => clusterHierarchy(after, clusterOptions, earlier))
      const untouched = old.communities.flatMap((community, index) =>
        community.members.length === earlier[index]!.members.length ? [index] : [],
      )
      const keep = ({ communities }: Hierarchy): number => {
        const kept = new Set(matchHierarchies(earlier, communities))
        return untouched.filter((index) => kept.has(index)).length / untouched.length
      }
      return {
        name: graph.name,
        nodes: graph.nodes,
        coldSeconds: cold.seconds,
        warmSeconds: warm.seconds,
        ratio: round(warm.seconds / cold.seconds, 4),
        coldModularity: round(qualityOf(after, cold.made), 4),
        warmModularity: round(qualityOf(after, warm.made), 4),
        coldKept: round(keep(cold.made), 4),
        warmKept: round(keep(warm.made), 4),
      }
    })
}

/** The numbers of nodes that go are given to those that come. */
function replaceNodes({ ids, sources, targets, weights }: EdgeList): {
  readonly after: CsrGraph
  readonly gone: Uint8Array
} {
  const random = createRandom(1)
  const gone = new Uint8Array(ids.length)
  for (let count = 0; count < ids.length / 100; count++) gone[random.int(ids.length)] = 1
  const [newSources, newTargets] = [sources.slice(), targets.slice()]
  for (let edge = 0; edge < sources.length; edge++) {
    if (gone[sources[edge]!] === 1) newTargets[edge] = random.int(ids.length)
    else if (gone[targets[edge]!] === 1) newSources[edge] = random.int(ids.length)
  }
  return { after: buildCsr(ids.length, newSources, newTargets, weights), gone }
}

function timed(make: () => Hierarchy): { readonly made: Hierarchy; readonly seconds: number } {
  const seconds: number[] = []
  for (;;) {
    const begun = performance.now()
    const made = make()
    seconds.push((performance.now() - begun) / 1_000)
    if (seconds.length === runs) return { made, seconds: round(median(seconds), 3) }
  }
}

function qualityOf(graph: CsrGraph, { communities }: Hierarchy): number {
  const groupOf = new Int32Array(graph.nodes)
  for (const [index, { level, members }] of communities.entries())
    if (level === 0) for (const node of members) groupOf[node] = index
  return modularity(graph, groupOf, clusterOptions.resolution)
}
