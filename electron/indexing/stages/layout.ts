import { layoutGraph } from '../../algorithms/layout/force-layout.ts'
import type { Points } from '../../algorithms/layout/points.ts'
import { allCommunities, membersOfCommunity } from '../../store/communities.ts'
import { setPosition, type GraphEntity } from '../../store/entities.ts'
import { makeUidOf } from '../../store/make-uid.ts'
import { readGraph } from '../read-graph.ts'
import type { Stage } from '../stage.ts'
import { makeIfChanged } from '../whole-collection-stage.ts'

const seed = 1

/**
 * Entities get their place on the map: communities first, then ForceAtlas2. It begins from the map before, so that
 * what was there stays about where it was.
 */
export const layoutStage: Stage = {
  name: 'layout',
  run: async ({ store, progress, signal }) => {
    const { graph, entities, fingerprint } = readGraph(store)
    const roots = allCommunities(store).filter(({ level }) => level === 0)
    let told = false
    const onProgress = (done: number, total: number): void => {
      told = true
      progress(done, total)
    }
    await makeIfChanged(
      store,
      'layout',
      makeUidOf([fingerprint, ...roots.map(({ uid }) => uid)]),
      async () => {
        const nodeOf = new Map(entities.map(({ id }, node) => [id, node]))
        const communityOf = new Int32Array(entities.length)
        for (const [index, { id }] of roots.entries())
          for (const entity of membersOfCommunity(store, id)) communityOf[nodeOf.get(entity)!] = index
        return layoutGraph(graph, communityOf, { seed, earlier: earlierPlaces(entities), onProgress, signal })
      },
      ({ x, y }) => entities.forEach(({ id }, node) => setPosition(store, id, x[node]!, y[node]!)),
    )
    // Nothing was computed: the same graph has its places already, or it is too small for forces.
    if (!told) progress(1, 1)
  },
}

/** Where the entities stand; an entity that was never placed has both at 0, where hardly one of a map is. */
function earlierPlaces(entities: readonly GraphEntity[]): Points {
  const place = (entity: GraphEntity, axis: 'x' | 'y'): number =>
    entity.x === 0 && entity.y === 0 ? NaN : entity[axis]
  return {
    x: Float32Array.from(entities, (entity) => place(entity, 'x')),
    y: Float32Array.from(entities, (entity) => place(entity, 'y')),
  }
}
