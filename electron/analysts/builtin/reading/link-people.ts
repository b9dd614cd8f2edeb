import type { MentionToResolve } from '../../analyst.ts'
import { displayName } from './display-name.ts'
import type { Gathered, GatheredName } from './gather-names.ts'
import type { Link } from './link-names.ts'
import { knownConcepts } from './known-names.ts'
import { femaleNames, firstNames, knownPlaces } from './name-lists.ts'
import { lastMentionBefore } from './last-mention-before.ts'
import { belongs, strongestType } from './type-evidence.ts'
import { pushTo } from './push-to.ts'

const female =
  /^(?:mrs|ms|miss|lady|dame|madame|mme|mlle|frau|señora|sister|mother|aunt|queen|princess|duchess|baroness|countess)\.?\s/i
const male = /^(?:mr|sir|lord|herr|monsieur|señor|brother|uncle|king|prince|duke|baron|earl)\.?\s/i

/** A person for certain enough that a surname may mean them. */
function isPerson(name: GatheredName): boolean {
  const { type, score } = strongestType(name.evidence)
  return type === 'person' && score >= 1.5
}

/** Within so many code units a name alone means the person named last. */
const NEAR = 2000
/** So many mentions by a full name in one document let a first name that is a place's too mean the person. */
const AGAIN = 3

type Sex = 'female' | 'male' | ''

function sexOf(name: GatheredName): Sex {
  for (const form of name.forms.keys()) {
    if (female.test(form)) return 'female'
    if (male.test(form)) return 'male'
  }
  const first = name.key.split(' ')[0] ?? ''
  return femaleNames.has(first) ? 'female' : firstNames.has(first) ? 'male' : ''
}

interface People {
  readonly bySurname: Map<string, GatheredName[]>
  readonly byFirst: Map<string, GatheredName[]>
}

const secondWord = (name: GatheredName): string => name.key.split(' ')[1] ?? ''

/** "Thil" and "Thill", "Keirstead" and "Kierstead": one letter more, less or other, or two that changed places. */
function nearlySame(a: string, b: string): boolean {
  if (Math.min(a.length, b.length) < 5 || Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start += 1
  let end = 0
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1
  const left = a.slice(start, a.length - end)
  const right = b.slice(start, b.length - end)
  return Math.max(left.length, right.length) <= 1 || (left.length === 2 && left === [...right].toReversed().join(''))
}

/** Joins "Geoff Hinton" with "Geoffrey Hinton", and the rarer of two spellings of a surname with the other. */
function joinVariants(people: People, links: Map<string, Link>): void {
  const join = (
    lists: Iterable<GatheredName[]>,
    same: (a: GatheredName, b: GatheredName) => boolean,
    why: string,
  ): void => {
    for (const list of lists) {
      if (list.length < 2 || list.length > 40) continue
      const sorted = [...list].sort((a, b) => b.mentions.length - a.mentions.length || (a.key < b.key ? -1 : 1))
      for (const [at, other] of sorted.entries()) {
        const lead = sorted.slice(0, at).find((one) => !links.has(one.key) && same(one, other))
        if (lead && !links.has(other.key)) links.set(other.key, { lead, reason: `${why} ${displayName(lead)}` })
      }
    }
  }
  const twoWords = (name: GatheredName): boolean => name.key.split(' ').length === 2
  join(
    people.bySurname.values(),
    (a, b) => {
      const [one = '', two = ''] = [a.key.split(' ')[0], b.key.split(' ')[0]].sort((x, y) => x!.length - y!.length)
      return (
        twoWords(a) &&
        twoWords(b) &&
        one.length > 2 &&
        two.startsWith(one) &&
        firstNames.has(one) &&
        firstNames.has(two)
      )
    },
    'a form of the first name and the surname of',
  )
  join(
    people.byFirst.values(),
    (a, b) => twoWords(a) && twoWords(b) && nearlySame(secondWord(a), secondWord(b)),
    'another spelling of',
  )
}

/** Full names by surname and by first name; "Harry S Truman" and "Harry Truman" are joined on the way. */
function gatherPeople(all: readonly GatheredName[], links: Map<string, Link>): People {
  const byEnds = new Map<string, GatheredName[]>()
  const titledSurnames = new Set<string>()
  for (const name of all)
    if (!name.key.includes(' ') && [...name.forms.keys()].some((form) => form.includes(' ')))
      titledSurnames.add(name.key)
  const initials: GatheredName[] = []
  for (const name of all) {
    const words = name.key.split(' ')
    if (words.length < 2 || words.length > 5 || words.includes('of') || links.has(name.key)) continue
    if ([...name.forms.keys()].some((form) => belongs.test(form))) continue
    // "Mr Pargeter" elsewhere says that "Desmond Pargeter" is a person.
    if (words.length < 4 && titledSurnames.has(words.at(-1) ?? '')) name.evidence[0] = (name.evidence[0] ?? 0) + 2
    if ((words[0] ?? '').length === 1) {
      if (words.length === 2 || (words[1] ?? '').length === 1) initials.push(name)
    } else if (isPerson(name)) pushTo(byEnds, `${words[0]} ${words.at(-1)}`, name)
  }
  const people: People = { bySurname: new Map(), byFirst: new Map() }
  for (const same of byEnds.values()) {
    same.sort((a, b) => b.mentions.length - a.mentions.length || (a.key < b.key ? -1 : 1))
    const [lead, ...rest] = same
    if (!lead) continue
    for (const other of rest)
      links.set(other.key, { lead, reason: `the same first name and surname as ${displayName(lead)}` })
    const words = lead.key.split(' ')
    for (let at = 1; at < words.length; at += 1) pushTo(people.bySurname, words.slice(at).join(' '), lead)
    const first = words[0] ?? ''
    pushTo(people.byFirst, first, lead)
    // "Phil" may mean Phillip.
    for (let size = 3; size < first.length; size += 1)
      if (firstNames.has(first.slice(0, size)) && firstNames.has(first))
        pushTo(people.byFirst, first.slice(0, size), lead)
  }
  joinVariants(people, links)
  for (const name of initials) {
    const words = name.key.split(' ')
    const meant = (people.bySurname.get(words.at(-1) ?? '') ?? []).filter((other) => other.key[0] === name.key[0])
    const [only] = meant
    if (only && meant.length === 1)
      links.set(name.key, { lead: only, reason: `initial and surname of ${displayName(only)}` })
    else if (strongestType(name.evidence).score < 3) name.evidence[0] = (name.evidence[0] ?? 0) + 2
  }
  return people
}

/**
 * Joins persons' names (adding to `links`), and gives a function that says whom one mention of a surname or first name
 * means: the person of that name in its document, else the only one of the collection.
 */
export function linkPeople(
  gathered: Gathered,
  links: Map<string, Link>,
): (name: GatheredName, mention: MentionToResolve) => Link | undefined {
  const all = [...gathered.names.values()].filter((name) => !name.concept)
  const { bySurname, byFirst } = gatherPeople(all, links)
  const lastBefore = lastMentionBefore()
  const nearest = (
    people: readonly GatheredName[],
    mention: MentionToResolve,
  ): { lead: GatheredName; how: string } | undefined => {
    const sex: Sex = female.test(mention.name) ? 'female' : male.test(mention.name) ? 'male' : ''
    const here = people.filter(
      (one) => one.documents.has(mention.document) && (!sex || !sexOf(one) || sexOf(one) === sex),
    )
    const [first] = here
    if (!first) return undefined
    if (here.length === 1) return { lead: first, how: '' }
    let best: { lead: GatheredName; at: number } | undefined
    for (const lead of here) {
      const at = lastBefore(lead, mention)
      if (at !== undefined && (!best || at > best.at)) best = { lead, at }
    }
    if (best && mention.start - best.at <= NEAR) return { lead: best.lead, how: 'is the one named last before it' }
    const count = (one: GatheredName): number => one.documents.get(mention.document) ?? 0
    const [most, second] = [...here].sort((a, b) => count(b) - count(a) || (a.key < b.key ? -1 : 1))
    if (most && second && count(most) > count(second))
      return { lead: most, how: 'is the one named most in the document' }
    return best && { lead: best.lead, how: 'is the one named last before it' }
  }
  /** Jordan is a country, but not in a document that speaks of Jordan Hayes again and again. */
  const firstNamed = (name: GatheredName, document: number): boolean =>
    (byFirst.get(name.key) ?? []).some((one) => (one.documents.get(document) ?? 0) >= AGAIN)
  return (name, mention) => {
    if (name.concept || knownConcepts.has(name.key)) return undefined
    const isAlsoFirst = firstNames.has(name.key) && firstNamed(name, mention.document)
    if (knownPlaces.has(name.key) && !isAlsoFirst) return undefined
    const { type, score } = strongestType(name.evidence)
    if (type !== 'person' && !isAlsoFirst && score >= 3 && score >= 0.5 * name.mentions.length) return undefined
    const surnames = (bySurname.get(name.key) ?? []).filter((other) => other !== name)
    const firsts = name.key.includes(' ') ? [] : (byFirst.get(name.key) ?? [])
    for (const [kind, people] of [
      ['surname', surnames],
      ['first name', firsts],
    ] as const) {
      const found = nearest(people, mention)
      if (!found) continue
      const shown = displayName(found.lead)
      return {
        lead: found.lead,
        reason: found.how ? `${kind}; ${shown} ${found.how}` : `${kind} of ${shown} in the same document`,
      }
    }
    const [only] = surnames
    if (only && surnames.length === 1 && firsts.length === 0 && isPerson(name)) {
      return { lead: only, reason: `surname; ${displayName(only)} is the only one of that name in the collection` }
    }
    return undefined
  }
}
