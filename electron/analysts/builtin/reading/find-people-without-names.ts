import type { NameCandidate } from './find-names.ts'

/** A person whom a text calls by no name. */
export interface UnnamedPerson {
  readonly name: string
  readonly start: number
  readonly end: number
}

const kin =
  'nephew|niece|wife|husband|widow|mother|father|son|daughter|brother|sister|uncle|aunt|cousin|grandmother|grandfather|ghost|partner|clerk|secretary|assistant|servant|maid|lawyer|doctor|driver|bodyguard|boss|fiancée?|girlfriend|boyfriend|successor|predecessor'
const possessed = new RegExp(`^['’]s?\\s((?:(?:\\p{Ll}{3,12}|(?:${kin})['’]s)\\s)?(?:${kin}|self))(?![\\p{L}'’])`, 'iu')

/**
 * Persons known by whom they belong to, from the names of one sentence: "Scrooge's nephew".
 */
export function findRelatives(text: string, names: readonly NameCandidate[], end: number): UnnamedPerson[] {
  return names.flatMap((name) => {
    const found = possessed.exec(text.slice(name.end, Math.min(end, name.end + 40)))
    if (!found) return []
    const stop = name.end + found[0].length
    return [{ name: text.slice(name.start, stop).replace(/\s+/g, ' '), start: name.start, end: stop }]
  })
}

const inverted =
  /["”’']\s+(?:said|cried|replied|returned|asked|answered|exclaimed|observed|inquired|repeated|shouted|whispered|growled|muttered|pursued|remarked)\s+the\s+((?:\p{Ll}{3,14}\s)?\p{Ll}{3,16})(?=[,.;:!?])/gu
const nobody = /(?:^|\s)(?:voice|others?|first|second|third|same|latter|former|two|three|rest|crowd|people|little)$/

const callings = new RegExp(
  `\\bthe\\s(${kin}|(?:old |young |little )?(?:\\p{Ll}+(?:gentleman|gentlemen|master|mistress|woman|maid|smith|keeper|monger)|gentleman|gentlemen|lady|ladies|laundress|undertaker|innkeeper|baker|butcher|priest|vicar|curate|governess|sailor|soldier|captain|inspector|constable|magistrate))(?![\\p{L}'’-])`,
  'gu',
)
/** A text with so many speeches of this kind is a story. */
const STORY = 5

/**
 * The roles that speak in a story: "clerk" and "old gentleman" where the text has “…,” said the clerk. Only stories and
 * reportage put the verb first, so that an essay on gentlemen has none. In a story those count who have a calling, too.
 */
export function speakingRoles(text: string): ReadonlySet<string> {
  const roles = new Set<string>()
  const speeches = [...text.matchAll(inverted)]
  for (const [, role = ''] of speeches) {
    const clean = role.replace(/\s+/g, ' ')
    if (!nobody.test(clean)) roles.add(clean)
  }
  if (speeches.length >= STORY)
    for (const [, calling = ''] of text.matchAll(callings)) roles.add(calling.replace(/\s+/g, ' '))
  return roles
}

/** Where a sentence speaks of one of the roles: "the clerk", without the article in the span's name. */
export function findRoles(text: string, start: number, end: number, roles: ReadonlySet<string>): UnnamedPerson[] {
  if (roles.size === 0) return []
  const found: UnnamedPerson[] = []
  for (const match of text
    .slice(start, end)
    .matchAll(/\bthe\s(\p{Ll}{3,16})(?![\p{L}’'-])(?=(?:\s(\p{Ll}{3,16}))?)/giu)) {
    const [, first = '', second = ''] = match
    const role = [`${first} ${second}`, first].find((one) => roles.has(one))
    if (!role) continue
    const from = start + match.index
    found.push({ name: `the ${role}`, start: from, end: from + 4 + role.length })
  }
  return found
}
