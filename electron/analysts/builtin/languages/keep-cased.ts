import type { ResolvedEntity } from '../../analyst.ts'
import { isFirstName, isKnownPlace, strongestCased } from './cased-evidence.ts'
import type { CasedNames } from './gather-cased.ts'
import { shownForm, type LinkedCased } from './link-cased.ts'
import { isCommon } from './word-habits.ts'

/** Whether a name is worth seeing, by how all documents of its language write its words. */
function worthSeeing({ lead, mentions, evidence }: LinkedCased, { habits }: CasedNames, german: boolean): boolean {
  const words = lead.key.split(/[ ']/)
  const { type, score } = strongestCased(evidence)
  const many = mentions.length
  if (words.length > 1) {
    const common = words.filter((word) => isCommon(habits.get(word))).length
    if (common === words.length) return false
    if (german && score < 3) return many >= 2 && common === 0
    return many >= 2 || score >= 4
  }
  const [word = ''] = words
  if (isKnownPlace(word)) return true
  const habit = habits.get(word)
  const capitals = [...lead.forms.keys()].every((form) => /^\p{Lu}[\p{Lu}\p{N}&-]+$/u.test(form))
  if (!capitals && isCommon(habit)) return false
  if (isFirstName(word)) return many >= 3
  if (!german) return many >= 2 && (capitals || (habit?.inside ?? 0) > 0 || score >= 3)
  const bySure = type === 'person' || type === 'place' ? score >= 2 : score >= 3
  return many >= 2 && (capitals || bySure || (many >= 5 && score > 0))
}

/** The terms that carry the collection: how often, in how many documents, how long. */
function keepTerms(terms: readonly LinkedCased[], names: number, documents: number): LinkedCased[] {
  return terms
    .filter(({ lead, mentions }) => mentions.length >= 3 && (documents < 3 || lead.documents.size >= 2))
    .map((term) => ({
      term,
      score: term.mentions.length * (1 + Math.log2(term.lead.documents.size)) * Math.log2(1 + term.lead.key.length / 6),
    }))
    .sort((a, b) => b.score - a.score || (a.term.lead.key < b.term.lead.key ? -1 : 1))
    .slice(0, names < 8 ? 20 - names : Math.max(4, Math.round(names * 0.12)))
    .map(({ term }) => term)
}

/** Leaves out what is not worth seeing; by falling number of mentions. */
export function keepCased(linked: readonly LinkedCased[], gathered: CasedNames, german: boolean): ResolvedEntity[] {
  const names = linked.filter((one) => !one.lead.concept && worthSeeing(one, gathered, german))
  const terms = keepTerms(
    linked.filter(({ lead }) => lead.concept),
    names.length,
    gathered.documents,
  )
  return [...names, ...terms].map((one) => ({
    name: shownForm(one.lead),
    type: one.lead.concept ? 'concept' : strongestCased(one.evidence).type,
    aliases: [...one.aliases].map(([name, reason]) => ({ name, reason })),
    mentions: one.mentions.map(({ id }) => id).sort((a, b) => a - b),
  }))
}
