import { displayName } from './display-name.ts'
import type { GatheredName } from './gather-names.ts'
import type { Link } from './link-names.ts'
import { isBareHead } from './link-short-forms.ts'
import { knownOrganisations, knownProducts } from './known-names.ts'
import { firstNames, knownPlaces } from './name-lists.ts'
import { organizationHeads } from './name-endings.ts'
import { strongestType } from './type-evidence.ts'

const numerals: Readonly<Record<string, string>> = { ii: '2', iii: '3', iv: '4', vi: '6', vii: '7', viii: '8' }
const joints = /^(?:of|the|for|in|on|and|&|at)$/

const singular = (word: string): string => (/[^su'i]s$/.test(word) && word.length > 2 ? word.slice(0, -1) : word)

/** What spellings of one name share: "Cal Tech" and "Caltech", "Tax Cut Act" and "Tax Cuts Act", "Apple 2" and "Apple II". */
function spellingKey(key: string): string {
  const words = key.split(' ')
  if (
    words.length === 1 &&
    (firstNames.has(key) ||
      knownProducts.has(key) ||
      knownOrganisations.has(key) ||
      knownPlaces.has(key) ||
      knownPlaces.has(singular(key)))
  )
    return key
  const ofAt = words.indexOf('of')
  // "Department of Homeland Security" and "Homeland Security Department"
  const turned = ofAt === 1 && organizationHeads.has(words[0] ?? '') ? [...words.slice(2), words[0] ?? ''] : words
  return turned
    .filter((word) => !joints.test(word))
    .map((word, at) => (at > 0 && numerals[word]) || singular(word))
    .join('')
    .normalize('NFD')
    .replace(/\p{M}|['’-]/gu, '')
}

const isPerson = (name: GatheredName): boolean => strongestType(name.evidence).type === 'person'

/** "State of Illinois" is Illinois. */
function placeMeant(key: string): string | undefined {
  const place = /^(?:state|commonwealth|city) of (.+)$/.exec(key)?.[1]
  return place !== undefined && knownPlaces.has(place) ? place : undefined
}

/** Joins spellings of one name: word breaks, hyphens, plurals, accents, numerals, joining words. Adds to `links`. */
export function linkSpellings(names: ReadonlyMap<string, GatheredName>, links: Map<string, Link>): void {
  const bySpelling = new Map<string, GatheredName[]>()
  for (const name of names.values()) {
    if (name.concept) continue
    const place = names.get(placeMeant(name.key) ?? '')
    if (place) {
      links.set(name.key, { lead: place, reason: `the full name of ${displayName(place)}` })
      continue
    }
    const key = spellingKey(name.key)
    if (key.length < 4 || isBareHead(name.key)) continue
    const same = bySpelling.get(key)
    if (same) same.push(name)
    else bySpelling.set(key, [name])
  }
  for (const same of bySpelling.values()) {
    if (same.length < 2) continue
    same.sort((a, b) => b.mentions.length - a.mentions.length || (a.key < b.key ? -1 : 1))
    const [lead, ...rest] = same
    if (!lead) continue
    for (const other of rest) {
      // "Adams" is no plural of "Adam".
      if (!other.key.includes(' ') && !lead.key.includes(' ') && (isPerson(other) || isPerson(lead))) continue
      links.set(other.key, { lead, reason: `another spelling of ${displayName(lead)}` })
    }
  }
}
