import type { MentionToResolve } from '../../analyst.ts'
import { displayName } from './display-name.ts'
import type { Gathered, GatheredName } from './gather-names.ts'
import { linkPeople } from './link-people.ts'
import { linkShortForms } from './link-short-forms.ts'
import { linkSpellings } from './link-spellings.ts'

/** Names that are one entity: the leading one, and what was joined to it with the reason. */
export interface LinkedName {
  readonly lead: GatheredName
  readonly mentions: MentionToResolve[]
  readonly aliases: Map<string, string>
}

/** Whom a name, or one mention of it, was joined to, and why. */
export interface Link {
  readonly lead: GatheredName
  readonly reason: string
}

/** Joins names that mean the same, each with the reason in words. */
export function linkNames(gathered: Gathered, signal: AbortSignal): LinkedName[] {
  const links = new Map<string, Link>()
  linkSpellings(gathered.names, links)
  linkShortForms(gathered, links)
  const people = linkPeople(gathered, links)
  const leadOf = (name: GatheredName): GatheredName => {
    let at = name
    for (let steps = 0; steps < 8; steps += 1) {
      const link = links.get(at.key)
      if (!link || link.lead === at) return at
      at = link.lead
    }
    return at
  }
  const linked = new Map<string, LinkedName>()
  const entityOf = (name: GatheredName): LinkedName => {
    const lead = leadOf(name)
    let entity = linked.get(lead.key)
    if (!entity) {
      linked.set(lead.key, (entity = { lead, mentions: [], aliases: new Map() }))
      if (lead.shownAs !== undefined)
        for (const form of lead.forms.keys())
          entity.aliases.set(form, `never stands without the rest of ${lead.shownAs}`)
    }
    return entity
  }
  const note = (entity: LinkedName, form: string, reason: string): void => {
    if (form !== displayName(entity.lead) && !entity.aliases.has(form)) entity.aliases.set(form, reason)
  }
  for (const name of gathered.names.values()) {
    signal.throwIfAborted()
    const whole = links.get(name.key)
    for (const mention of name.mentions) {
      const link = whole ?? people(name, mention)
      const entity = entityOf(link?.lead ?? name)
      entity.mentions.push(mention)
      if (link) note(entity, whole ? displayName(name) : mention.name, link.reason)
    }
  }
  return [...linked.values()]
}
