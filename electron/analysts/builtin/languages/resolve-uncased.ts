import type { MentionToResolve, ResolvedEntity } from '../../analyst.ts'
import { typeByEnding, uncasedPlaces } from './uncased-cues.ts'

interface UncasedName {
  readonly key: string
  readonly types: Map<string, number>
  readonly mentions: MentionToResolve[]
  readonly documents: Set<number>
}

function typeOf(name: UncasedName): string {
  const [best] = [...name.types]
    .map(([type, count]): [string, number] => [
      type,
      type === 'concept' ? count * 0.4 : type === '' ? count * 0.3 : count,
    ])
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
  return best?.[0] ?? ''
}

/** A longer string that ends in a name told more often is that name with something before it. */
function linkEndings(names: ReadonlyMap<string, UncasedName>): Map<string, UncasedName> {
  const links = new Map<string, UncasedName>()
  for (const name of names.values()) {
    for (let at = 1; at <= name.key.length - 3 && at <= 6; at += 1) {
      const part = names.get(name.key.slice(at))
      if (!part || part.mentions.length < 2 * name.mentions.length || part.key.length < 4) continue
      if (typeByEnding(part.key) && typeOf(part) === typeOf(name)) {
        links.set(name.key, part)
        break
      }
    }
  }
  return links
}

/** A surname alone means the one person of the document who bears it. */
function linkSurnames(
  names: ReadonlyMap<string, UncasedName>,
): (name: UncasedName, document: number) => UncasedName | undefined {
  const people = [...names.values()].filter((name) => name.key.length >= 3 && typeOf(name) === 'person')
  return (name, document) => {
    if (typeOf(name) !== 'person' || name.key.length > 3) return undefined
    const meant = people.filter(
      (one) => one !== name && one.key.startsWith(name.key) && one.key.length <= name.key.length + 3,
    )
    const here = meant.filter((one) => one.documents.has(document))
    return here.length === 1 ? here[0] : here.length === 0 && meant.length === 1 ? meant[0] : undefined
  }
}

/** Joins and keeps the names and terms of documents in a script without capitals. `documents` is how many there are. */
export function resolveUncased(
  mentions: readonly MentionToResolve[],
  documents: number,
  signal: AbortSignal,
): ResolvedEntity[] {
  const names = new Map<string, UncasedName>()
  for (const mention of mentions) {
    const key = mention.name.normalize('NFC').replace(/\s+/g, ' ')
    let name = names.get(key)
    if (!name) names.set(key, (name = { key, types: new Map(), mentions: [], documents: new Set() }))
    name.types.set(mention.type, (name.types.get(mention.type) ?? 0) + 1)
    name.mentions.push(mention)
    name.documents.add(mention.document)
  }
  signal.throwIfAborted()
  const endings = linkEndings(names)
  const surnameOf = linkSurnames(names)
  const joined = new Map<string, { lead: UncasedName; mentions: MentionToResolve[]; aliases: Map<string, string> }>()
  for (const name of names.values()) {
    for (const mention of name.mentions) {
      const ending = endings.get(name.key)
      const lead = ending ?? surnameOf(name, mention.document) ?? name
      let entity = joined.get(lead.key)
      if (!entity) joined.set(lead.key, (entity = { lead, mentions: [], aliases: new Map() }))
      entity.mentions.push(mention)
      if (lead !== name) entity.aliases.set(name.key, ending ? `ends in ${lead.key}` : `surname of ${lead.key}`)
    }
  }
  const typed = [...joined.values()].map((entity) => ({ ...entity, type: typeOf(entity.lead) }))
  const own = typed.filter(
    ({ lead, type, mentions: all }) => type !== 'concept' && (all.length >= 2 || uncasedPlaces.has(lead.key)),
  )
  const inside = (key: string, many: number): boolean =>
    own.some(({ lead, mentions: all }) => lead.key.includes(key) && lead.key !== key && all.length >= many * 0.4)
  const terms = typed
    .filter(
      ({ lead, type, mentions: all }) =>
        type === 'concept' &&
        all.length >= 3 &&
        (documents < 3 || lead.documents.size >= 2) &&
        !inside(lead.key, all.length),
    )
    .map((term) => ({
      ...term,
      score:
        term.mentions.length * (1 + Math.log2(term.lead.documents.size)) * (lengthOf(term.lead.key) >= 3 ? 2.5 : 1),
    }))
    .sort((a, b) => b.score - a.score || (a.lead.key < b.lead.key ? -1 : 1))
    .slice(0, Math.max(own.length < 8 ? 20 - own.length : 4, Math.round(own.length * 0.2)))
  return [...own, ...terms].map(({ lead, type, mentions: all, aliases }) => ({
    name: lead.key,
    type,
    aliases: [...aliases].map(([name, reason]) => ({ name, reason })),
    mentions: all.map(({ id }) => id).sort((a, b) => a - b),
  }))
}

const lengthOf = (key: string): number =>
  /^[\p{Script=Han}\p{Script=Katakana}ー]+$/u.test(key) ? key.length : key.includes(' ') ? 3 : 2
