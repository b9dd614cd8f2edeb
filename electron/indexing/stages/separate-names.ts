import type { MentionToResolve, ResolvedEntity } from '../../analysts/analyst.ts'
import { decisionKey } from '../../analysts/prompted/resolve/name-decisions.ts'
import type { NameDecision } from '../../store/name-decisions.ts'

/**
 * Takes names out of entities that were said to mean something else: of two that stand in one entity and were parted, the
 * one that it does not go by becomes an entity of its own, with the mentions that say it.
 */
export function separateNames(
  entities: readonly ResolvedEntity[],
  mentions: readonly MentionToResolve[],
  decisions: readonly NameDecision[],
): readonly ResolvedEntity[] {
  const apart = decisions.filter(({ same }) => !same)
  if (apart.length === 0) return entities
  const nameOf = new Map(mentions.map(({ id, name }) => [id, keyOf(name)]))
  return apart.reduce<readonly ResolvedEntity[]>(
    (all, decision) => all.flatMap((entity) => separate(entity, decision, nameOf)),
    entities,
  )
}

function separate(
  entity: ResolvedEntity,
  { name, other }: NameDecision,
  nameOf: ReadonlyMap<number, string>,
): readonly ResolvedEntity[] {
  const known = new Set([entity.name, ...entity.aliases.map((alias) => alias.name)].map(keyOf))
  if (!known.has(keyOf(name)) || !known.has(keyOf(other))) return [entity]
  // Decisions are kept in small letters: what leaves is called as the entity's aliases have it.
  const key = keyOf(keyOf(entity.name) === keyOf(other) ? name : other)
  const leaving = entity.aliases.find((alias) => keyOf(alias.name) === key)?.name ?? key
  const goes = (id: number): boolean => nameOf.get(id) === key
  const [gone, rest] = [entity.mentions.filter(goes), entity.mentions.filter((id) => !goes(id))]
  const aliases = entity.aliases.filter((alias) => keyOf(alias.name) !== key)
  return [
    ...(rest.length === 0 ? [] : [{ ...entity, aliases, mentions: rest }]),
    ...(gone.length === 0 ? [] : [{ name: leaving, type: entity.type, aliases: [], mentions: gone }]),
  ]
}

const keyOf = decisionKey
