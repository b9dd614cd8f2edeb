import type { MentionToResolve, ResolvedEntity } from '../../analyst.ts'
import { joinTwo } from './join-entities.ts'
import type { KnownNames } from './known-names.ts'
import { decisionKey } from './name-decisions.ts'

/**
 * Entities as people and models have decided: names that are not the same are taken apart again, whatever rule joined them;
 * names that are the same are joined under the one mentioned more often, with who said so. Undoing a decision and resolving
 * again gives back what was there.
 */
export function applyDecisions(
  entities: readonly ResolvedEntity[],
  mentions: readonly Pick<MentionToResolve, 'id' | 'name'>[],
  decisions: KnownNames,
): readonly ResolvedEntity[] {
  const nameOf = new Map(mentions.map(({ id, name }) => [id, name]))
  const apart = entities.flatMap((entity) => takeApart(entity, nameOf, decisions))
  const at = new Map<string, number>()
  for (const [place, { name }] of apart.entries()) if (!at.has(decisionKey(name))) at.set(decisionKey(name), place)
  const joined: (ResolvedEntity | undefined)[] = [...apart]
  const leadOf = apart.map((_, place) => place)
  const find = (place: number): number => {
    let lead = place
    while (leadOf[lead] !== lead) lead = leadOf[lead]!
    return lead
  }
  for (const { name, other, same, by, reason } of decisions.all) {
    if (!same) continue
    const [a, b] = [at.get(decisionKey(name)), at.get(decisionKey(other))]
    if (a === undefined || b === undefined) continue
    const [one, two] = [find(a), find(b)]
    if (one === two || keptApart(joined[one]!, joined[two]!, decisions)) continue
    const [lead, rest] = joined[one]!.mentions.length >= joined[two]!.mentions.length ? [one, two] : [two, one]
    joined[lead] = joinTwo(joined[lead]!, joined[rest]!, by === 'person' ? 'you said that they are the same' : reason)
    joined[rest] = undefined
    leadOf[rest] = lead
  }
  return joined
    .flatMap((entity) => entity ?? [])
    .sort((a, b) => b.mentions.length - a.mentions.length || (a.name < b.name ? -1 : 1))
}

/** A chain of decisions by a model joins nothing that a person keeps apart. */
const keptApart = (a: ResolvedEntity, b: ResolvedEntity, decisions: KnownNames): boolean =>
  [a.name, ...a.aliases.map(({ name }) => name)].some((one) =>
    [b.name, ...b.aliases.map(({ name }) => name)].some((other) => {
      const decision = decisions.decided(one, other)
      return decision !== undefined && !decision.same && decision.by === 'person'
    }),
  )

/** The mentions of an alias that is not the same become an entity of their own. */
function takeApart(
  entity: ResolvedEntity,
  nameOf: ReadonlyMap<number, string>,
  decisions: KnownNames,
): readonly ResolvedEntity[] {
  const away = entity.aliases.filter(({ name }) => decisions.decided(entity.name, name)?.same === false)
  if (away.length === 0) return [entity]
  const names = new Map(away.map(({ name }) => [decisionKey(name), name]))
  const nameAway = (id: number): string | undefined => names.get(decisionKey(nameOf.get(id) ?? ''))
  const rest = {
    ...entity,
    aliases: entity.aliases.filter((alias) => !away.includes(alias)),
    mentions: entity.mentions.filter((id) => nameAway(id) === undefined),
  }
  const own = away.map(({ name }) => ({
    name,
    type: entity.type,
    aliases: [],
    mentions: entity.mentions.filter((id) => nameAway(id) === name),
  }))
  return [rest, ...own].filter(({ mentions }) => mentions.length > 0)
}
