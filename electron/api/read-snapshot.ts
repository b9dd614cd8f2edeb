import type { GraphSnapshot } from '../../shared/model/index.ts'
import { allCommunities, countLevels, coverOf, membersOfCommunity } from '../store/communities.ts'
import type { Reader } from '../store/connection.ts'
import { allEntities } from '../store/entities.ts'
import { allRelationships } from '../store/relationships.ts'
import { reportTitles } from '../store/reports.ts'

/** The map at a level, as columns; with `limit`, the entities of highest degree only. */
export function readSnapshot(store: Reader, level: number, limit?: number): GraphSnapshot {
  const everything = allEntities(store)
  const entities =
    limit === undefined || everything.length <= limit
      ? everything
      : everything.toSorted((a, b) => b.degree - a.degree || a.id - b.id).slice(0, limit)
  const rowOf = new Map(entities.map(({ id }, row) => [id, row]))
  const titles = reportTitles(store)
  const cover = coverOf(allCommunities(store), level).toSorted((a, b) => b.size - a.size || a.id - b.id)
  const communityOf = new Map(
    cover.flatMap(({ id }) => membersOfCommunity(store, id).map((entity) => [entity, id] as const)),
  )
  const edges = allRelationships(store).filter(({ source, target }) => rowOf.has(source) && rowOf.has(target))
  const placed = entities.filter(({ id }) => communityOf.has(id)).length === entities.length
  return {
    level,
    levels: countLevels(store),
    ids: entities.map(({ id }) => id),
    names: entities.map(({ name }) => name),
    types: entities.map(({ type }) => type),
    x: entities.map(({ x }) => x),
    y: entities.map(({ y }) => y),
    degree: entities.map(({ degree }) => degree),
    // Between the saving of entities and of communities nothing has a community; the map waits for the next snapshot.
    community: placed ? entities.map(({ id }) => communityOf.get(id)!) : [],
    sources: edges.map(({ source }) => rowOf.get(source)!),
    targets: edges.map(({ target }) => rowOf.get(target)!),
    weights: edges.map(({ weight }) => weight),
    communities: cover.map(({ id, size }) => ({ id, size, title: titles.get(id)?.title ?? `Community ${id}` })),
    omitted: everything.length - entities.length,
  }
}
