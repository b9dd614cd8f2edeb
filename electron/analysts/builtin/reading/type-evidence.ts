import { holidays, personTitles, roleWords, speechVerbs } from './word-lists.ts'
import { knownConcepts, knownOrganisations, knownProducts } from './known-names.ts'
import { firstNames, knownPlaces } from './name-lists.ts'
import { eventHeads, organizationHeads, personHeads, placeHeads, productHeads, workHeads } from './name-endings.ts'

export const nameTypes = ['person', 'organization', 'place', 'event', 'work', 'product'] as const
export type NameType = (typeof nameTypes)[number]
/** How strongly something speaks for each type, in the order of `nameTypes`. */
export type Evidence = number[]

const noEvidence = (): Evidence => [0, 0, 0, 0, 0, 0]
const person = 0
const organization = 1
const place = 2
const event = 3
const work = 4
const product = 5

export function addEvidence(to: Evidence, from: Evidence, times = 1): void {
  for (let i = 0; i < to.length; i += 1) to[i] = (to[i] ?? 0) + (from[i] ?? 0) * times
}

const add = (evidence: Evidence, type: number, amount: number): void => {
  evidence[type] = (evidence[type] ?? 0) + amount
}

/** "Scrooge's nephew": a word in lower case behind a possessive is there for a person only. */
export const belongs = /['’]s? (?:\p{Ll}+ )*\p{Ll}+$|['’]s? Ghost$/u

/** What a name itself says of its type: its head word, a first name, an initial, a well-known place. */
export function evidenceOfName(name: string): Evidence {
  const evidence = noEvidence()
  const clean = name.replaceAll('’', "'").replace(/, \p{Lu}{2}$/u, '')
  const lower = clean.toLowerCase()
  const known = knownPlaces.has(lower)
    ? place
    : knownOrganisations.has(lower)
      ? organization
      : knownProducts.has(lower)
        ? product
        : -1
  if (known >= 0) {
    // No context outweighs what everybody knows.
    add(evidence, known, 1000)
    return evidence
  }
  if (belongs.test(clean)) add(evidence, person, 4)
  if (knownConcepts.has(lower)) return evidence.fill(-1000)
  const words = lower.split(/\s+/)
  const firstOf = words.indexOf('of')
  const lastWord = (words.at(-1) ?? '').replace(/\.$/, '')
  // "Gulf of Tonkin Resolution": what the last word says of a work comes before the head of what it is about.
  const ofHead = firstOf > 0 && firstOf < words.length - 2 && workHeads.has(lastWord) ? lastWord : words[firstOf - 1]
  const head = ((firstOf > 0 ? ofHead : words.at(-1)) ?? '').replace(/\.$/, '')
  const numbered = /^\d+$|^[ivx]+$/.test(head) ? (words.at(-2) ?? '') : head
  if (words.length > 1) {
    const titled = personTitles.has((words[0] ?? '').replace(/\.$/, ''))
    if (titled && firstOf < 0) add(evidence, person, 5)
    if (firstOf === 1 && personHeads.has(head)) add(evidence, person, 4)
    if (organizationHeads.has(numbered)) add(evidence, organization, 5)
    if (placeHeads.has(numbered)) add(evidence, place, 5)
    const dayOrPerson = words.length === 2 && /^(?:day|week)$/.test(head) && firstNames.has(words[0] ?? '')
    const publisher =
      head === 'games' && !/^(?:olympic|asian|commonwealth|pan|winter|summer|goodwill|paralympic|world)/.test(lower)
    if (publisher) add(evidence, organization, 4)
    else if (eventHeads.has(numbered) && !dayOrPerson) add(evidence, event, 5.5)
    if (workHeads.has(numbered)) add(evidence, work, 5)
    if (productHeads.has(numbered)) add(evidence, product, 4)
    if (knownPlaces.has(words[0] ?? '')) add(evidence, organization, 0.5)
    if (placeHeads.has(numbered) && knownOrganisations.has(words[0] ?? '')) add(evidence, organization, 6)
    if (firstOf < 0 && knownProducts.has(words[0] ?? ''))
      add(evidence, product, /^(?:services?|systems?|network|networks|solutions?|office)$/.test(head) ? 8 : 3)
    if (knownOrganisations.has(words[0] ?? '')) add(evidence, product, 1.5)
    if (/^(?:qc|kc|mp|phd|md|jr|sr|esq|obe|cbe|mbe)$/.test(head)) add(evidence, person, 4)
    if (firstOf < 0 && words.length <= 4) {
      const first = firstNames.has(words[titled ? 1 : 0] ?? '')
      if (first)
        add(evidence, person, /[&\d]/.test(clean) ? 0 : knownPlaces.has(words[titled ? 1 : 0] ?? '') ? 1.5 : 4.5)
      if (/^[\p{L}'-]+(?: \p{Lu}\.?)+ \p{Lu}[\p{L}'-]+$/u.test(clean)) add(evidence, person, 4)
      if (words.length === 2 && /^\p{Lu}\p{Ll}+ \p{Lu}[\p{L}'-]*\p{Ll}$/u.test(clean)) add(evidence, person, 0.6)
    }
    if (clean.includes(' & ')) add(evidence, organization, 4)
  } else {
    if (firstNames.has(lower)) add(evidence, person, 3)
    if (holidays.has(lower)) add(evidence, event, 1000)
    if (/^\p{Lu}{2,5}s?$/u.test(clean)) {
      add(evidence, organization, 0.2)
      add(evidence, person, -6)
      add(evidence, place, -4)
    }
  }
  if (/\d/.test(clean)) add(evidence, product, 1)
  return evidence
}

const placeBefore =
  /\b(?:(?<!\b(?:growth|increases?|declines?|decreases?|invest|investments?|invested|interest|momentum|strength|improvements?|reduction|changes?|confidence|demand) )in|near|outside|throughout|visit(?:ed|ing)|(?:live|lives|living|lived|born|grew up|arrived) in(?: the)?|(?:moved|travel(?:led|ed)|flew|went|back|return(?:ed)?) to|(?:south|north|east|west|miles|off|coast) (?:of )?|anchored off)\s*[*_"“]*$/
/** A name stands for itself; before another noun it is only its modifier ("in Azure revenue"). */
export const standsFree =
  /^(?:[*_”"’]|['’]s)*(?:$|[.,;:?!)—–-]|\s*[.,;:)—–(-]|\s+(?:and|or|to|in|where|when|the|on|at|for|with|is|was|but|by|as|which|that|who|because|has|had|have|from|until|since|this|last|we|he|she|they|I|it|are|were|before|after|during|\d+)\b)/
const placeNounBefore = /\b(?:city|town|village|island|state|port|coast|people|republic|kingdom|county|streets) of\s+$/
const organizationBefore =
  /\b(?:work(?:ed|s|ing)? (?:at|for|with)|job at|join(?:ed|ing)|company(?: called| named)?|start-?up(?: called)?|(?:ceo|chief executive|director|founder|chairman|head|chair|president|manager|employee|engineer|professor|student|board|degree|researcher|shareholders?|subsidiary|partner)s? (?:of|at|from)|acqui(?:red|sition of)|firm(?: of)?|owned by|employed by|paid by|paid to)\s+(?:the\s+)?[*_"“]*$/i
/** "companies like A, B and C", "customers such as A" */
const companiesBefore =
  /\b(?:companies|customers|clients|firms|partners|brands|retailers|manufacturers|enterprises|employers|banks|competitors|leaders|multinationals|organi[sz]ations)(?: \p{Ll}+){0,4}?,?\s(?:like|such as|including|from)\s+(?:(?:the |and |to |or )?[\p{Lu}\d&][\p{L}\d&.’'-]*,? )*(?:and |to |or |the )?$/u
/** "BRAD REBACK, Stifel: Thank you": who speaks, then for whom. */
const speakerBefore = /(?:^|\n)\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]*){1,3}, $/u
const firmBefore =
  /\b(?:auditors|solicitors|accountants|owners?|brokers|contractors?|lawyers|publishers?|manufacturer|supplier|newspaper|insurers?|shipyard|builders),?\s+$/
const workBefore =
  /\b(?:book|novel|film|movie|song|album|paper|article|podcast|essay|magazine|poem|titled|entitled|wrote|read|reading|host of|play)(?:,? (?:is )?(?:called|named|titled|entitled))?,?\s+(?:the\s+)?[*_"“]*$/i
const productBefore =
  /\b(?:us(?:e|es|ed|ing)|our|version of|products? like|devices? like|ship(?:ped|ping)?|launch(?:ed|ing)?|running|vessel|ship|dredger|trawler|barge|boat|hopper)\s+(?:the\s+)?[*_"“]*$/i
const vesselBefore =
  /\b(?:vessel|ship|dredger|trawler|barge|boat|hopper|coaster|ferry|steamer|schooner|tug|aboard|on board|(?:skipper|captain|master|crew|mate|loss|wreck|sinking|men|log|deck|hold|bridge) of)[*_]*\s+(?:the\s+)?[*_"“]*$/
const eventBefore = /\b(?:during|after|before|since)\s+the\s+[*_"“]*$/i
const roleAfter = new RegExp(
  `^,?\\s*(?:aged\\s+)?(?:,\\s*)?(?:the|a|an|our|its|his|her|who is|who was)?\\s*(?:[\\p{L}'’-]+\\s+){0,3}(?:${[...roleWords].filter((w) => !/^(?:member|fellow|mate|head|guest|chief|general|leader|vice|associate|junior|senior)s?$/.test(w)).join('|')})\\b`,
  'iu',
)
const kinAfter =
  /^,?\s+(?:the|a|an|his|her|my|our|their)\s+(?:[\p{L}-]+\s+){0,2}(?:sister|brother|wife|husband|son|daughter|father|mother|uncle|aunt|nephew|niece|cousin|widow|sweetheart|matron|servant|maid|laundress|apprentice|clerk|nurse|poet|painter|singer|novelist|historian|physicist|biologist|mathematician|musician)\b/iu
const companyAfter =
  /^,?\s+(?:a|an|the)\s+(?:[\p{L}-]+\s+){0,3}(?:company|firm|start-?up|organi[sz]ation|charity|bank|agency|manufacturer|subsidiary|corporation|nonprofit|non-profit|university|group|union|shareholder)\b/iu
const placeAfter =
  /^,?\s+(?:a|an|the)\s+(?:[\p{L}-]+\s+){0,3}(?:city|town|village|island|country|port|region|suburb|river|capital|neighbou?rhood)\b/iu

/** So many code units before a name are looked at for all but enumerations. */
const near = 48

/**
 * What the words around a mention say of its type. `farBefore` and `after` are the text that touches the name: a
 * hundred and sixty code units before it will do, sixty after it.
 */
export function evidenceAround(farBefore: string, after: string): Evidence {
  const evidence = noEvidence()
  const before = farBefore.slice(-near)
  const verb = /^\s+(?:also |then |later |once |has |had )?(\p{Ll}+)/u.exec(after)?.[1] ?? ''
  if (speechVerbs.has(verb)) add(evidence, person, 1.2)
  const inside = /\b(?:in|at|from|to|of)\s+$/.test(before)
  if (!inside && /^,?\s+(?:who|whose|whom)\b/.test(after))
    add(evidence, person, /whose/.test(after.slice(0, 8)) ? 0.8 : 2)
  if (/^,\s*(?:aged\s+)?\d{2}\b(?!\s*\d{2})[,.]/.test(after)) add(evidence, person, 2.5)
  const apposed = after.startsWith(',')
  if (apposed) {
    if (companyAfter.test(after)) add(evidence, organization, 3)
    else if (placeAfter.test(after)) add(evidence, place, 3)
    else if (roleAfter.test(after) || kinAfter.test(after)) add(evidence, person, 2)
  }
  if (
    /\b(?:said|asked|replied|told|says|cried|returned|answered)\s+(?:the\s+)?$/.test(before) ||
    /\b(?:brother|sister|wife|husband|son|daughter|father|mother|uncle|aunt|friend|colleague|named)\s*,?\s+$/.test(
      before,
    )
  )
    add(evidence, person, 1.5)
  if (organizationBefore.test(before)) add(evidence, organization, 1.5)
  else if (placeBefore.test(before) && standsFree.test(after)) add(evidence, place, 1.2)
  if (firmBefore.test(before)) add(evidence, organization, 2)
  if (/(?:,|and|as|like|including|from|to|the) $/.test(before) && companiesBefore.test(farBefore))
    add(evidence, organization, 1.5)
  if (after.startsWith(':') && speakerBefore.test(before)) add(evidence, organization, 3)
  if (placeNounBefore.test(before)) add(evidence, place, 3)
  if (workBefore.test(before)) add(evidence, work, /read(?:ing)?\s+[*_"“]*$/i.test(before) ? 0.4 : 0.8)
  if (productBefore.test(before)) add(evidence, product, 0.6)
  if (eventBefore.test(before)) add(evidence, event, 0.5)
  if (/\bat\s+$/.test(before)) {
    add(evidence, organization, 0.4)
    add(evidence, place, 0.3)
  }
  if (/\b(?:from|to)\s+$/.test(before) && standsFree.test(after)) add(evidence, place, 0.15)
  if (/\bby\s+$/.test(before)) add(evidence, person, 0.4)
  if (/\bon\s+$/.test(before)) add(evidence, product, 0.4)
  if (/\bthe\s+[*_"“]*$/i.test(before)) add(evidence, person, -0.2)
  if (/\ban?\s+$/i.test(before)) add(evidence, organization, -0.4)
  if (vesselBefore.test(before)) add(evidence, product, 3)
  if (/^(?:'s|’s)/.test(after)) {
    add(evidence, person, 0.2)
    add(evidence, organization, 0.15)
  }
  if (
    /^(?:'s|’s)\s+(?:chief|director|board|ceo|shareholders|headquarters|products?|customers|employees|accounts)\b/.test(
      after,
    )
  )
    add(evidence, organization, 1.5)
  return evidence
}

/** Less than this is chance: a preposition here and there. */
const LEAST = 0.25

/** The type most spoken for, and how strongly; '' where nothing is said. Ties go to the earlier of `nameTypes`. */
export function strongestType(evidence: Evidence): { readonly type: NameType | ''; readonly score: number } {
  let best = -1
  for (let i = 0; i < evidence.length; i += 1) if ((evidence[i] ?? 0) > (best < 0 ? 0 : (evidence[best] ?? 0))) best = i
  return best < 0 || (evidence[best] ?? 0) < LEAST
    ? { type: '', score: 0 }
    : { type: nameTypes[best] ?? '', score: evidence[best] ?? 0 }
}
