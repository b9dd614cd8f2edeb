import type { MentionToResolve } from '../../analyst.ts'
import { addCased, strongestCased, type CasedEvidence } from './cased-evidence.ts'
import type { CasedName, CasedNames } from './gather-cased.ts'
import { nameJoiners } from './function-words.ts'
import { organisationEnding, organisationHeads } from './type-words.ts'
import { pushTo } from '../reading/push-to.ts'

/** Names that mean one: the leading one, every mention, and the other spellings with the reason. */
export interface LinkedCased {
  readonly lead: CasedName
  readonly mentions: MentionToResolve[]
  readonly aliases: Map<string, string>
  readonly evidence: CasedEvidence
}

interface Link {
  readonly to: CasedName
  readonly reason: string
}

/** The most frequent spelling; of equals the shorter, then by the alphabet. */
export function shownForm(name: CasedName): string {
  const [best] = [...name.forms].sort((a, b) => b[1] - a[1] || a[0].length - b[0].length || (a[0] < b[0] ? -1 : 1))
  return best?.[0] ?? name.key
}

const wordsOf = (key: string): string[] => key.split(/[ ']/)

const isPerson = (name: CasedName): boolean => {
  const { type, score } = strongestCased(name.evidence)
  return type === 'person' && score >= 0.6
}

/** "Brandts" is the genitive of "Brandt" where both stand in the collection. */
function linkGenitives(names: ReadonlyMap<string, CasedName>, links: Map<string, Link>): void {
  for (const name of names.values()) {
    if (name.concept || !name.key.endsWith('s')) continue
    const bare = names.get(name.key.slice(0, -1))
    if (bare && bare.mentions.length >= name.mentions.length)
      links.set(name.key, { to: bare, reason: `genitive of ${shownForm(bare)}` })
  }
}

interface Meant {
  readonly to: CasedName
  /** Whether it stands in the same document. */
  readonly here: boolean
}

/** The one of several that stands in the mention's document, of several the one named last before it; else the only one there is. */
function meantBy(candidates: readonly CasedName[], mention: MentionToResolve): Meant | undefined {
  const here = candidates.filter((one) => one.documents.has(mention.document))
  if (here[0] && here.length === 1) return { to: here[0], here: true }
  let last: { readonly to: CasedName; readonly at: number } | undefined
  for (const to of here)
    for (const { document, start } of to.mentions)
      if (document === mention.document && start < mention.start && start > (last?.at ?? -1)) last = { to, at: start }
  if (last) return { to: last.to, here: true }
  const [most] = here.sort((a, b) => b.mentions.length - a.mentions.length || (a.key < b.key ? -1 : 1))
  if (most) return { to: most, here: true }
  const [only] = candidates
  return only && candidates.length === 1 ? { to: only, here: false } : undefined
}

/** "M. Le Guennec" elsewhere says that "Yves Le Guennec" is a person. */
function strengthenTitled(names: ReadonlyMap<string, CasedName>): void {
  for (const name of names.values()) {
    const words = wordsOf(name.key)
    if (name.concept || words.length < 2 || words.length > 5) continue
    const titled = words.some((_, at) => at > 0 && (names.get(words.slice(at).join(' '))?.evidence.person ?? 0) >= 2.5)
    if (titled) name.evidence = { ...name.evidence, person: name.evidence.person + 2 }
  }
}

/** Joins genitives, surnames, first names, initials and short forms with the names they mean, each with its reason. */
export function linkCased({ names }: CasedNames, german: boolean): LinkedCased[] {
  const links = new Map<string, Link>()
  if (german) linkGenitives(names, links)
  strengthenTitled(names)
  const bySurname = new Map<string, CasedName[]>()
  const byFirst = new Map<string, CasedName[]>()
  const byPart = new Map<string, CasedName[]>()
  const byEnd = new Map<string, CasedName[]>()
  const byInitials = new Map<string, CasedName[]>()
  for (const name of names.values()) {
    const words = wordsOf(name.key)
    if (name.concept || words.length < 2 || links.has(name.key)) continue
    if (isPerson(name)) {
      for (let at = 1; at < words.length; at += 1) pushTo(bySurname, words.slice(at).join(' '), name)
      // Spanish people have two surnames and are called by the first.
      if (words.length > 2) pushTo(bySurname, words[1] ?? '', name)
      pushTo(byFirst, words[0] ?? '', name)
      if (words.length > 2) pushTo(byPart, words.slice(0, 2).join(' '), name)
      continue
    }
    const content = words.filter((word) => !nameJoiners.has(word))
    pushTo(byInitials, content.map((word) => word[0] ?? '').join(''), name)
    for (let size = 1; size < words.length; size += 1) {
      const head = words.slice(0, size)
      const tail = words.slice(-size)
      const [only = ''] = tail
      pushTo(byPart, head.join(' '), name)
      // "Plouvenez" is not short for "Kanerien Plouvenez", but "Anzeiger" may be for "Seebrücker Anzeiger".
      if (size > 1 || organisationHeads.has(only) || organisationEnding.test(only)) pushTo(byPart, tail.join(' '), name)
      else pushTo(byEnd, only, name)
    }
  }
  const linkOf = (name: CasedName, mention: MentionToResolve): Link | undefined => {
    const fixed = links.get(name.key)
    if (fixed) return fixed
    if (name.concept) {
      // "die Kunsthalle" is "Kunsthalle Bremen" where that stands in the document.
      const key = name.key.slice(1)
      const meant = german ? meantBy([...(byPart.get(key) ?? []), ...(byEnd.get(key) ?? [])], mention) : undefined
      return meant?.here ? { to: meant.to, reason: `short for ${shownForm(meant.to)}` } : undefined
    }
    const plain = wordsOf(name.key).join(' ')
    const others = (list: readonly CasedName[] | undefined): CasedName[] => (list ?? []).filter((one) => one !== name)
    const acronym = [...name.forms.keys()].every((form) => /^\p{Lu}{2,6}$/u.test(form))
    if (acronym) {
      const meant = meantBy(others(byInitials.get(name.key)), mention)
      if (meant) return { to: meant.to, reason: `initials of ${shownForm(meant.to)}` }
    }
    const { type, score } = strongestCased(name.evidence)
    const sure = type !== '' && type !== 'person' && score >= 1.2
    if (!sure) {
      const surname = meantBy(others(bySurname.get(plain)), mention)
      if (surname && (surname.here || type === 'person' || type === ''))
        return {
          to: surname.to,
          reason: surname.here
            ? `surname of ${shownForm(surname.to)} in the same document`
            : `surname; ${shownForm(surname.to)} is the only one of that name in the collection`,
        }
      const first = plain.includes(' ') ? undefined : meantBy(others(byFirst.get(plain)), mention)
      if (first?.here) return { to: first.to, reason: `first name of ${shownForm(first.to)} in the same document` }
    }
    const whole = meantBy(others(byPart.get(plain)), mention)
    const place = type === 'place' && score >= 1
    if (whole && (plain.includes(' ') || !place) && whole.to.mentions.length * 4 >= name.mentions.length)
      return { to: whole.to, reason: `short for ${shownForm(whole.to)}` }
    return undefined
  }
  const linked = new Map<
    string,
    { lead: CasedName; mentions: MentionToResolve[]; aliases: Map<string, string>; evidence: CasedEvidence }
  >()
  for (const name of names.values()) {
    const joined = new Set<CasedName>()
    for (const mention of name.mentions) {
      let to = name
      let reason = ''
      for (let steps = 0; steps < 4; steps += 1) {
        const link = linkOf(to, mention)
        if (!link || link.to === name) break
        to = link.to
        reason ||= link.reason
      }
      let entity = linked.get(to.key)
      if (!entity) linked.set(to.key, (entity = { lead: to, mentions: [], aliases: new Map(), evidence: to.evidence }))
      entity.mentions.push(mention)
      if (to === name) continue
      if (!joined.has(to)) entity.evidence = addCased(entity.evidence, name.evidence)
      joined.add(to)
      if (mention.name !== shownForm(to) && !entity.aliases.has(mention.name)) entity.aliases.set(mention.name, reason)
    }
  }
  return [...linked.values()]
}
