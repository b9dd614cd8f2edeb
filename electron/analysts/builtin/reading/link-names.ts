import type { MentionToResolve } from '../../analyst.ts'
import type { Gathered, GatheredName } from './gather-names.ts'
import { withoutTitles } from './name-key.ts'
import { firstNames, knownPlaces } from './name-lists.ts'
import { strongestType } from './type-evidence.ts'

/** Names that are one entity: the leading one, and what was joined to it with the reason. */
export interface LinkedName {
  readonly lead: GatheredName
  readonly mentions: MentionToResolve[]
  readonly aliases: Map<string, string>
}

const legalForm = /(?: (?:ltd|limited|inc|incorporated|llc|llp|plc|gmbh|ag|corp|corporation|co|company|holdings|group))+$/

const isPerson = (name: GatheredName): boolean => strongestType(name.evidence).type === 'person'

/** The form a reader expects: the most frequent, without title where it is a full name; ties by the alphabet. */
export function displayName(name: GatheredName): string {
  const counts = new Map<string, number>()
  for (const [form, count] of name.forms) {
    const bare = withoutTitles(form)
    const shown = name.concept ? form : bare.includes(' ') ? bare : form
    counts.set(shown, (counts.get(shown) ?? 0) + count)
  }
  const rank = (form: string): number => (/\p{Ll}/u.test(form) || !form.includes(' ') ? 0 : 1)
  return [...counts].sort((a, b) => rank(a[0]) - rank(b[0]) || b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0]?.[0] ?? name.key
}

function initialsOf(key: string): string {
  return key.split(' ').filter((word) => !/^(?:of|the|and|&|for|in|on|de|la)$/.test(word)).map((word) => word[0] ?? '').join('')
}

/** Joins names that mean the same, each with the reason in words. */
export function linkNames(gathered: Gathered, signal: AbortSignal): LinkedName[] {
  const { names, bracketed } = gathered
  const linked = new Map<string, LinkedName>()
  const leads = new Map<string, string>()
  const leadOf = (key: string): string => {
    let at = key
    while (leads.has(at)) at = leads.get(at) ?? at
    return at
  }
  const entityOf = (key: string): LinkedName => {
    const lead = leadOf(key)
    let entity = linked.get(lead)
    if (!entity) linked.set(lead, (entity = { lead: names.get(lead) as GatheredName, mentions: [], aliases: new Map() }))
    return entity
  }
  const note = (entity: LinkedName, name: GatheredName, reason: string): void => {
    const shown = displayName(name)
    if (shown !== displayName(entity.lead) && !entity.aliases.has(shown)) entity.aliases.set(shown, reason)
  }
  const reasons = new Map<string, string>()
  const join = (key: string, lead: string, reason: string): void => {
    if (leadOf(lead) === key) return
    leads.set(key, lead)
    reasons.set(key, reason)
  }
  const all = [...names.values()].filter((name) => !name.concept)

  // Persons: "Harry S Truman" and "Harry Truman" are one; surnames and first names point to full names.
  const bySurname = new Map<string, GatheredName[]>()
  const byFirst = new Map<string, GatheredName[]>()
  const byEnds = new Map<string, GatheredName[]>()
  const push = (map: Map<string, GatheredName[]>, key: string, name: GatheredName): void => {
    const list = map.get(key)
    if (list) list.push(name)
    else map.set(key, [name])
  }
  for (const name of all) {
    const words = name.key.split(' ')
    if (words.length < 2 || words.length > 5 || !isPerson(name) || words.includes('of')) continue
    push(byEnds, `${words[0]} ${words.at(-1)}`, name)
  }
  for (const same of byEnds.values()) {
    same.sort((a, b) => b.mentions.length - a.mentions.length || (a.key < b.key ? -1 : 1))
    const [lead, ...rest] = same
    if (!lead) continue
    for (const other of rest) join(other.key, lead.key, 'the same first name and surname')
    const words = lead.key.split(' ')
    for (let at = 1; at < words.length; at += 1) push(bySurname, words.slice(at).join(' '), lead)
    push(byFirst, words[0] ?? '', lead)
  }

  // Acronyms and shortened company names.
  const byInitials = new Map<string, GatheredName[]>()
  const byShort = new Map<string, GatheredName[]>()
  for (const name of all) {
    if (name.key.includes(' ')) push(byInitials, initialsOf(name.key), name)
    const short = name.key.replace(legalForm, '')
    if (short !== name.key && short) push(byShort, short, name)
  }
  const shareDocument = (a: GatheredName, b: GatheredName): boolean => [...a.documents.keys()].some((id) => b.documents.has(id))
  for (const name of all) {
    const acronym = [...name.forms.keys()].some((form) => /^(?:\p{Lu}\.?){2,7}$/u.test(form))
    if (acronym && !leads.has(name.key)) {
      const inBrackets = bracketed.get(name.key)
      if (inBrackets && inBrackets !== name.key && initialsOf(inBrackets).includes(name.key[0] ?? '')) {
        join(name.key, inBrackets, `stands in brackets after ${displayName(names.get(inBrackets) as GatheredName)}`)
      } else {
        const candidates = (byInitials.get(name.key.replace(/\W/g, '')) ?? []).filter((other) => !isPerson(other) && shareDocument(name, other))
        const [only] = candidates
        if (only && candidates.length === 1) join(name.key, only.key, `initials of ${displayName(only)} in the same document`)
      }
    }
    const longer = (byShort.get(name.key) ?? []).filter((other) => shareDocument(name, other))
    const [full] = longer
    if (full && longer.length === 1 && !leads.has(name.key) && !knownPlaces.has(name.key)) {
      if (name.mentions.length > full.mentions.length) join(full.key, name.key, `full form of ${displayName(name)} in the same document`)
      else join(name.key, full.key, `short for ${displayName(full)} in the same document`)
    }
  }

  for (const name of names.values()) {
    signal.throwIfAborted()
    const alone = !name.concept && !leads.has(name.key) && !knownPlaces.has(name.key)
    const surnames = alone ? (bySurname.get(name.key) ?? []).filter((other) => other !== name) : []
    const firsts = alone && !name.key.includes(' ') ? (byFirst.get(name.key) ?? []) : []
    const type = strongestType(name.evidence)
    const fits = type.type === 'person' || type.score < 3
    if (!fits || (surnames.length === 0 && firsts.length === 0) || isLeadOfOwn(name)) {
      const entity = entityOf(name.key)
      for (const mention of name.mentions) entity.mentions.push(mention)
      const reason = reasons.get(name.key)
      if (reason) note(entity, name, reason)
      continue
    }
    const nearest = nearestIn(name, surnames, firsts)
    for (const mention of name.mentions) {
      const found = nearest(mention)
      const entity = entityOf(found ? found.lead.key : name.key)
      entity.mentions.push(mention)
      if (found) note(entity, name, found.reason)
    }
  }
  return [...linked.values()]
}

/** A name of several words that nobody's full name ends in stays what it is. */
function isLeadOfOwn(name: GatheredName): boolean {
  const words = name.key.split(' ')
  return words.length > 1 && firstNames.has(words[0] ?? '')
}

type Found = { readonly lead: GatheredName; readonly reason: string } | undefined

/** For a mention of a surname or first name: whom it means, by the full names of its document, else of the collection. */
function nearestIn(name: GatheredName, surnames: readonly GatheredName[], firsts: readonly GatheredName[]): (mention: MentionToResolve) => Found {
  const inDocument = (people: readonly GatheredName[], mention: MentionToResolve): { lead: GatheredName; only: boolean } | undefined => {
    const here = people.filter((one) => one.documents.has(mention.document))
    const [first] = here
    if (!first) return undefined
    if (here.length === 1) return { lead: first, only: true }
    let best: { lead: GatheredName; at: number } | undefined
    for (const lead of here) {
      for (const other of lead.mentions) {
        if (other.document !== mention.document || other.start > mention.start) continue
        if (!best || other.start > best.at) best = { lead, at: other.start }
      }
    }
    return best && { lead: best.lead, only: false }
  }
  return (mention) => {
    const bySurname = inDocument(surnames, mention)
    if (bySurname) {
      const shown = displayName(bySurname.lead)
      return { lead: bySurname.lead, reason: bySurname.only ? `surname of ${shown} in the same document` : `surname; ${shown} is the one named last before it` }
    }
    const byFirst = inDocument(firsts, mention)
    if (byFirst) {
      const shown = displayName(byFirst.lead)
      return { lead: byFirst.lead, reason: byFirst.only ? `first name of ${shown} in the same document` : `first name; ${shown} is the one named last before it` }
    }
    const [only] = surnames
    if (only && surnames.length === 1 && firsts.length === 0 && isPerson(name)) return { lead: only, reason: `surname; ${displayName(only)} is the only one of that name in the collection` }
    return undefined
  }
}
