import { clusterHierarchy, type HierarchyCommunity } from '../../algorithms/communities/hierarchy.ts'
import { matchHierarchies } from '../../algorithms/communities/match-hierarchies.ts'
import { allCommunities, membersOfCommunity, saveCommunities } from '../../store/communities.ts'
import type { Reader } from '../../store/connection.ts'
import { setDegree } from '../../store/entities.ts'
import { readGraph } from '../read-graph.ts'
import type { Stage } from '../stage.ts'
import { makeIfChanged } from '../whole-collection-stage.ts'
import { clusterOptions } from './cluster-options.ts'

/**
 * Entities become a hierarchy of communities (GraphRAG, section 3.1.4). It begins from the one before, and a community
 * that mostly kept its members keeps its id, and with it what was written on it.
 */
export const clusterStage: Stage = {
  name: 'cluster',
  run: async ({ store, progress }) => {
    const { graph, entities, fingerprint } = readGraph(store)
    progress(0, 1)
    await makeIfChanged(
      store,
      'cluster',
      `${algorithm}:${fingerprint}:${JSON.stringify(clusterOptions)}`,
      async () => {
        const earlier = earlierCommunities(store, new Map(entities.map(({ id }, node) => [id, node])))
        const { communities } = clusterHierarchy(graph, clusterOptions, earlier)
        return { communities, ids: Array.from(matchHierarchies(earlier, communities), (at) => earlier[at]?.id) }
      },
      ({ communities, ids }) => {
        saveCommunities(
          store,
          communities.map(({ level, parent, gathered, members }, index) => ({
            id: ids[index],
            level,
            parent,
            gathered,
            members: Array.from(members, (node) => entities[node]!),
          })),
        )
        entities.forEach(({ id }, node) => setDegree(store, id, graph.offsets[node + 1]! - graph.offsets[node]!))
      },
    )
    progress(1, 1)
  },
}

/** Named in what the communities were made from: a release that finds others makes them anew. */
const algorithm = 'leiden-2'

interface EarlierCommunity extends Omit<HierarchyCommunity, 'parent'> {
  readonly id: number
}

/** The stored hierarchy in node numbers of the graph; entities that are gone are left out. */
function earlierCommunities(store: Reader, nodeOf: ReadonlyMap<number, number>): readonly EarlierCommunity[] {
  return allCommunities(store).map(({ id, level, gathered }) => ({
    id,
    level,
    gathered,
    members: Int32Array.from(membersOfCommunity(store, id).flatMap((entity) => nodeOf.get(entity) ?? [])),
  }))
}
