import type { ResolvedEntity } from '../../analyst.ts'
import { nameKey } from '../../builtin/reading/name-key.ts'
import { areCompatible } from './compatible-types.ts'

/** Two entities as one, under the name and type of the first; `reason` says why the other's name is its too. */
export function joinTwo(lead: ResolvedEntity, other: ResolvedEntity, reason: string): ResolvedEntity {
  const aliases = new Map(lead.aliases.map((alias) => [alias.name, alias]))
  const named = other.name === lead.name ? other.aliases : [{ name: other.name, reason }, ...other.aliases]
  for (const alias of named) if (alias.name !== lead.name && !aliases.has(alias.name)) aliases.set(alias.name, alias)
  return {
    name: lead.name,
    type: lead.type === '' || lead.type === 'concept' ? other.type || lead.type : lead.type,
    aliases: [...aliases.values()],
    mentions: [...lead.mentions, ...other.mentions].sort((a, b) => a - b),
  }
}

/** Joins entities that two readers found under one name, as far as their types allow; those of `first` lead. */
export function joinByName(first: readonly ResolvedEntity[], second: readonly ResolvedEntity[]): ResolvedEntity[] {
  const joined = [...first]
  const places = new Map<string, number[]>()
  const note = (key: string, at: number): void => {
    const own = places.get(key)
    if (own) own.push(at)
    else places.set(key, [at])
  }
  // A name of its own goes before one that is another's alias.
  for (const [at, { name }] of first.entries()) note(nameKey(name), at)
  for (const [at, { aliases }] of first.entries()) for (const { name } of aliases) note(nameKey(name), at)
  for (const entity of second) {
    const at = places.get(nameKey(entity.name))?.find((place) => areCompatible(joined[place]!.type, entity.type))
    if (at === undefined) joined.push(entity)
    else joined[at] = joinTwo(joined[at]!, entity, `another spelling of ${joined[at]!.name}`)
  }
  return joined
}
