import type { ResolvedEntity } from '../../analyst.ts'
import type { Gathered, GatheredName } from './gather-names.ts'
import { demonyms } from './demonyms.ts'
import { displayName } from './display-name.ts'
import type { LinkedName } from './link-names.ts'
import { isRole } from './name-key.ts'
import { isBareHead } from './link-short-forms.ts'
import { knownConcepts, knownOrganisations, knownProducts } from './known-names.ts'
import { organizationHeads } from './name-endings.ts'
import { firstNames, knownPlaces } from './name-lists.ts'
import { commonOpeners, functionWords } from './word-lists.ts'
import { evidenceOfName, strongestType } from './type-evidence.ts'

/** "Marchbanks" are a family, half a name. */
const isFamily = (word: string, gathered: Gathered): boolean =>
  word.endsWith('s') && gathered.surnames.has(word.slice(0, -1))

const common = (word: string): boolean => functionWords.has(word) || commonOpeners.has(word)

/** Whether a word is hardly ever written in lower case, and is no people's adjective. */
function isProper(word: string, gathered: Gathered): boolean {
  const use = gathered.uses.get(word)
  return !demonyms.has(word) && (/^\d/.test(word) || (use !== undefined && use.lower <= use.inside * 0.3))
}

const partOf = new Set(
  'committee commission association bank union tools office department board council group services center centre agency'.split(
    ' ',
  ),
)

const isCommon = (word: string, gathered: Gathered): boolean => {
  const use = gathered.uses.get(word)
  return use !== undefined && use.lower > use.inside * 0.3
}

/** "Copilot SaaS", "Office EMS": two names side by side, of which the last, an acronym, is known by itself. */
function runsTogether(words: readonly string[], lead: GatheredName, gathered: Gathered): boolean {
  const last = words.at(-1) ?? ''
  const alone = gathered.names.get(last)
  const first = gathered.names.get(words.slice(0, -1).join(' '))
  const acronym = [...lead.forms.keys()].every((form) => /(?:^|\s)\p{Lu}[\p{Lu}\p{Ll}\d]*\p{Lu}s?$/u.test(form))
  return (
    acronym &&
    alone !== undefined &&
    first !== undefined &&
    alone.mentions.length > 2 * lead.mentions.length &&
    first.mentions.length > 2 * lead.mentions.length
  )
}

/** Whether a name is worth seeing, by how the whole collection writes its words. */
function worthSeeing(entity: LinkedName, gathered: Gathered): boolean {
  const { lead } = entity
  const words = lead.key.split(' ')
  const { type, score } = strongestType(lead.evidence)
  const mentions = entity.mentions.length
  if (isRole(lead.key)) return mentions >= 2
  if (words.length === 1) {
    const word = lead.key
    if (common(word) || isFamily(word, gathered)) return false
    const use = gathered.uses.get(word) ?? { lower: 0, inside: 0, opening: 0 }
    const acronym = [...lead.forms.keys()].every((form) => /^\p{Lu}[\p{Lu}\p{N}&.-]+s?$/u.test(form))
    if (knownPlaces.has(word)) return true
    if (knownOrganisations.has(word) || knownProducts.has(word)) return acronym || use.inside > use.lower * 0.5
    if (isBareHead(word) || /^(?:states|republics|provinces|territories|islands)$/.test(word)) return false
    if (knownConcepts.has(word)) return mentions >= 2
    if (!acronym && use.lower > use.inside * 0.5) return false
    if (firstNames.has(word)) return mentions >= 2 && type === 'person'
    if (!acronym && use.inside === 0) return false
    return mentions >= 3 || (mentions === 2 && score > 0) || score >= 1.2
  }
  if (words.every(common)) return false
  if (mentions < 3 && runsTogether(words, lead, gathered)) return false
  // "God Bless America"
  if (
    mentions < 2 &&
    words.length === 2 &&
    knownPlaces.has(words[1] ?? '') &&
    !/^(?:central|upper|lower)$/.test(words[0] ?? '') &&
    !common(words[0] ?? '') &&
    isCommon(words[0] ?? '', gathered)
  )
    return false
  // "House Committee": one of many, or a part of a name.
  if (
    words.length === 2 &&
    mentions < 2 &&
    partOf.has(words[1] ?? '') &&
    words.every((word) => isCommon(word, gathered) || organizationHeads.has(word))
  )
    return false
  if (mentions >= 2 || score >= 2) return true
  return score >= 1 && words.every((word) => isProper(word, gathered))
}

function keepConcepts(concepts: readonly LinkedName[], names: number, gathered: Gathered): LinkedName[] {
  const documents = gathered.documentCount
  const counts = new Map(concepts.map((concept) => [concept.lead.key, concept.mentions.length]))
  const inLonger = new Map<string, number>()
  for (const { lead } of concepts) {
    const words = lead.key.slice(1).split(' ')
    for (let from = 0; from < words.length; from += 1) {
      for (let to = from + 2; to <= words.length; to += 1) {
        if (to - from === words.length) continue
        const part = `~${words.slice(from, to).join(' ')}`
        if (counts.has(part)) inLonger.set(part, (inLonger.get(part) ?? 0) + (counts.get(lead.key) ?? 0))
      }
    }
  }
  const marked = concepts.map((concept) => {
    const { lead } = concept
    const length = lead.key.split(' ').length
    const own = concept.mentions.length - (inLonger.get(lead.key) ?? 0) * 0.3
    return { concept, score: Math.log2(length + 1) * own * (1 + Math.log2(lead.documents.size)) }
  })
  return marked
    .filter(
      ({ concept }) =>
        concept.mentions.length >= (documents < 5 ? 3 : 5) &&
        (documents < 5 || concept.lead.documents.size >= 2 || concept.mentions.length >= 8),
    )
    .sort((a, b) => b.score - a.score || (a.concept.lead.key < b.concept.lead.key ? -1 : 1))
    .slice(0, Math.max(12, Math.round(names * 0.25)))
    .map(({ concept }) => concept)
}

/** "cold war" is an event where it is written with capitals too. */
function typeOfConcept({ forms }: GatheredName): string {
  const named = [...forms.keys()].find((form) => /^\p{Lu}.* \p{Lu}/u.test(form))
  const { type, score } = strongestType(evidenceOfName(named ?? ''))
  return named !== undefined && type === 'event' && score >= 5 ? type : 'concept'
}

function typeOf(entity: LinkedName): string {
  if (entity.lead.concept) return typeOfConcept(entity.lead)
  if (entity.lead.shownAs?.includes(' ')) return 'concept'
  if (isRole(entity.lead.key)) return 'person'
  return strongestType(entity.lead.evidence).type || 'concept'
}

/** Leaves out what is not worth seeing and puts the rest in order. */
export function keepNames(linked: readonly LinkedName[], gathered: Gathered): ResolvedEntity[] {
  const names = linked.filter((entity) => !entity.lead.concept && worthSeeing(entity, gathered))
  const concepts = keepConcepts(
    linked.filter((entity) => entity.lead.concept),
    names.length,
    gathered,
  )
  return [...names, ...concepts]
    .map((entity) => ({
      name: displayName(entity.lead),
      type: typeOf(entity),
      aliases: [...entity.aliases].map(([name, reason]) => ({ name, reason })),
      mentions: entity.mentions.map(({ id }) => id).sort((a, b) => a - b),
    }))
    .sort((a, b) => b.mentions.length - a.mentions.length || (a.name < b.name ? -1 : 1))
}
