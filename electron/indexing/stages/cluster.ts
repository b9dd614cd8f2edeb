import { clusterHierarchy } from '../../algorithms/communities/hierarchy.ts'
import { readGraph } from '../read-graph.ts'
import { saveCommunities } from '../../store/communities.ts'
import { setDegree } from '../../store/entities.ts'
import { makeIfChanged } from '../whole-collection-stage.ts'
import type { Stage } from '../stage.ts'

const options = {
  seed: 1,
  resolution: 1,
  maxCommunitySize: 24,
  minCommunitySize: 3,
  minComponentSize: 6,
  maxLevels: 6,
} as const

/** Entities become a hierarchy of communities (GraphRAG, section 3.1.4). */
export const clusterStage: Stage = {
  name: 'cluster',
  run: async ({ store, progress }) => {
    const { graph, entities, fingerprint } = readGraph(store)
    progress(0, 1)
    await makeIfChanged(
      store,
      'cluster',
      `${fingerprint}:${JSON.stringify(options)}`,
      async () => clusterHierarchy(graph, options),
      ({ communities }) => {
        saveCommunities(
          store,
          communities.map(({ level, parent, gathered, members }) => ({
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
