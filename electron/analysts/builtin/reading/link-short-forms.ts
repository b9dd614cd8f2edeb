import { displayName } from './display-name.ts'
import type { Gathered, GatheredName } from './gather-names.ts'
import type { Link } from './link-names.ts'
import { eventHeads, organizationHeads, placeHeads, workHeads } from './name-endings.ts'
import { knownConcepts, knownOrganisations, knownProducts } from './known-names.ts'
import { firstNames, knownPlaces } from './name-lists.ts'
import { commonOpeners } from './word-lists.ts'
import { addEvidence, strongestType } from './type-evidence.ts'
import { pushTo } from './push-to.ts'

const legalForm =
  /(?: (?:ltd|limited|inc|incorporated|llc|llp|plc|gmbh|ag|corp|corporation|co|company|holdings|group))+$/
/** What a name of several words may go without: "Mutual Security" is the "Mutual Security Program". */
const kindOf = / (?:services?|program|programme|project|initiative|system|platform)$/
const isPerson = (name: GatheredName): boolean => strongestType(name.evidence).type === 'person'
const isAcronym = (name: GatheredName | undefined): boolean =>
  name !== undefined &&
  !knownOrganisations.has(name.key) &&
  [...name.forms.keys()].every((form) => /^\p{Lu}{2,}s?$/u.test(form))
const apart = /^(?:north|south|east|west|northern|southern|eastern|western|central|upper|lower|new|great|greater)$/
const isHead = (word: string): boolean =>
  organizationHeads.has(word) || eventHeads.has(word) || placeHeads.has(word) || workHeads.has(word)

/** Words of a name that stand alone for it: "the Authority", "the Courier". */
export const isBareHead = (key: string): boolean => !key.includes(' ') && !knownPlaces.has(key) && isHead(key)

function initialsOf(key: string): string {
  return key
    .split(/[ -]/)
    .filter((word) => !/^(?:of|the|and|&|for|in|on|de|la)$/.test(word))
    .map((word) => word[0] ?? '')
    .join('')
}

const shareDocument = (a: GatheredName, b: GatheredName): boolean => {
  for (const id of a.documents.keys()) if (b.documents.has(id)) return true
  return false
}

const together = (a: GatheredName, b: GatheredName): string =>
  shareDocument(a, b) ? ' in the same document' : ', the only such name in the collection'

/** Acronyms, company names without their legal form, and last words that stand for the whole name; added to `links` by the joined key. */
export function linkShortForms({ names, bracketed }: Gathered, links: Map<string, Link>): void {
  const byInitials = new Map<string, GatheredName[]>()
  const byShort = new Map<string, GatheredName[]>()
  const byEnding = new Map<string, GatheredName[]>()
  const byRest = new Map<string, GatheredName[]>()
  const all = [...names.values()].filter((name) => !name.concept)
  for (const name of all) {
    if (links.has(name.key)) continue
    const words = name.key.split(' ')
    if (words.length < 2) continue
    pushTo(byInitials, initialsOf(name.key), name)
    for (let at = 1; at < words.length; at += 1) pushTo(byRest, words.slice(at).join(' '), name)
    const bare = name.key.replace(kindOf, '')
    const short = bare !== name.key && bare.includes(' ') ? bare : name.key.replace(legalForm, '')
    if (short !== name.key && short) pushTo(byShort, short, name)
    if (isHead(words.at(-1) ?? '') && !words.includes('of'))
      for (let at = 1; at < words.length; at += 1) pushTo(byEnding, words.slice(at).join(' '), name)
  }
  const isNamed = (key: string): boolean =>
    knownOrganisations.has(key) || knownProducts.has(key) || knownPlaces.has(key) || names.has(key)
  /** "Microsoft Sales Copilot" is "Sales Copilot": the only longer name, and what it has more is the name of a maker. */
  const withMaker = (name: GatheredName): GatheredName | undefined => {
    const longer = (byRest.get(name.key) ?? []).filter((other) => !links.has(other.key))
    const [whole] = longer
    if (!whole || longer.length > 1 || isPerson(name)) return undefined
    if (!name.key.includes(' ') && !shareDocument(name, whole)) return undefined
    const more = whole.key.slice(0, -name.key.length - 1)
    if (!name.key.includes(' ') && knownPlaces.has(whole.key) && !knownPlaces.has(name.key) && !apart.test(more))
      return whole
    if (!isNamed(more) || isAcronym(names.get(more)) || firstNames.has(more) || apart.test(more)) return undefined
    if (knownOrganisations.has(name.key) || knownProducts.has(name.key) || knownConcepts.has(name.key)) return undefined
    const { type } = strongestType(name.evidence)
    const acronym = [...name.forms.keys()].some((form) => /^(?:\p{Lu}\.?){2,}s?$|\p{Ll}\p{Lu}+$/u.test(form))
    // A word that mostly stands alone is a name of its own.
    if (
      !name.key.includes(' ') &&
      (acronym || type === 'organization' || whole.mentions.length * 4 < name.mentions.length)
    )
      return undefined
    const place = type === 'place' || knownPlaces.has(name.key)
    return place ? undefined : whole
  }
  const only = (list: readonly GatheredName[] | undefined, name: GatheredName): GatheredName | undefined => {
    const near = (list ?? []).filter((other) => other !== name && !links.has(other.key) && shareDocument(name, other))
    if (near.length > 0 || !name.key.includes(' ') || commonOpeners.has(name.key.split(' ')[0] ?? ''))
      return near.length === 1 ? near[0] : undefined
    const everywhere = (list ?? []).filter((other) => other !== name && !links.has(other.key))
    return everywhere.length === 1 && name.mentions.length < 2 * (everywhere[0]?.mentions.length ?? 0)
      ? everywhere[0]
      : undefined
  }
  /** The only organization of these initials: in the same document for two letters ("UW"), anywhere for more ("FDA"). */
  const organization = (list: readonly GatheredName[], name: GatheredName, near: boolean): GatheredName | undefined => {
    const [one, other] = list.filter((each) => !links.has(each.key))
    if (!one || other || knownConcepts.has(name.key) || knownOrganisations.has(name.key) || knownPlaces.has(name.key))
      return undefined
    const { type, score } = strongestType(one.evidence)
    return type === 'organization' && score >= (near ? 1 : 3) && (!near || shareDocument(name, one)) ? one : undefined
  }
  for (const name of all) {
    if (links.has(name.key)) continue
    const acronym = [...name.forms.keys()].some((form) => /^(?:\p{Lu}\.?){2,7}s?$/u.test(form))
    if (acronym) {
      const inBrackets = names.get(bracketed.get(name.key) ?? '')
      if (inBrackets && inBrackets !== name && initialsOf(inBrackets.key)[0] === name.key[0]) {
        links.set(name.key, { lead: inBrackets, reason: `stands in brackets after ${displayName(inBrackets)}` })
        continue
      }
      const letters = name.key.replace(/\W/g, '')
      const stands = (byInitials.get(letters) ?? []).filter((other) => !isPerson(other))
      const meant =
        letters.length > 2
          ? (only(stands, name) ?? organization(stands, name, false))
          : organization(stands, name, true)
      if (meant) {
        links.set(name.key, { lead: meant, reason: `initials of ${displayName(meant)}${together(name, meant)}` })
        continue
      }
    }
    const full = knownPlaces.has(name.key) || isPerson(name) ? undefined : only(byShort.get(name.key), name)
    if (full) {
      if (name.key.includes(' ') && kindOf.test(full.key) && full.mentions.length * 2 < name.mentions.length)
        links.set(full.key, { lead: name, reason: `full form of ${displayName(name)}${together(name, full)}` })
      else if (name.key.includes(' '))
        links.set(name.key, { lead: full, reason: `short for ${displayName(full)}${together(name, full)}` })
      else {
        links.set(full.key, { lead: name, reason: `full form of ${displayName(name)}${together(name, full)}` })
        addEvidence(name.evidence, [0, 5, 0, 0, 0, 0])
      }
      continue
    }
    const made = withMaker(name)
    if (made) {
      if (made.mentions.length * 2 >= name.mentions.length)
        links.set(name.key, { lead: made, reason: `short for ${displayName(made)}${together(name, made)}` })
      else links.set(made.key, { lead: name, reason: `full form of ${displayName(name)}${together(name, made)}` })
      continue
    }
    const known = knownOrganisations.has(name.key) || knownProducts.has(name.key)
    const ending =
      !known && (name.key.includes(' ') || isBareHead(name.key)) ? only(byEnding.get(name.key), name) : undefined
    const enough =
      ending &&
      (name.key.includes(' ')
        ? ending.mentions.length * 2 >= name.mentions.length
        : ending.mentions.length > 1 && ending.mentions.length * 4 >= name.mentions.length)
    if (ending && enough)
      links.set(name.key, { lead: ending, reason: `short for ${displayName(ending)}${together(name, ending)}` })
  }
}
