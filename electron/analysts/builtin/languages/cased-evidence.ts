import { firstNames, knownPlaces } from '../reading/name-lists.ts'
import {
  eventEnding,
  eventHeads,
  moreFirstNames,
  organisationEnding,
  organisationHeads,
  placeEnding,
  placeHeads,
  places,
  roles,
  titles,
} from './type-words.ts'

export type CasedType = 'person' | 'organization' | 'place' | 'event'
export type CasedEvidence = Readonly<Record<CasedType, number>>

export const isFirstName = (word: string): boolean => firstNames.has(word) || moreFirstNames.has(word)
export const isKnownPlace = (name: string): boolean => places.has(name) || knownPlaces.has(name)
export const isTitle = (word: string): boolean => titles.has(word.replace(/\.$/, ''))
export const isRole = (word: string): boolean =>
  roles.has(word) ||
  /(?:meister|sprecher|leiter|ingenieur|führer|direktor|minister|anwält|anwalt|präsident|inhaber|kommissar|forscher|händler|fischer|wirt|rat|rät|schreiber|redakteur|kapitän)(?:in)?$/.test(
    word,
  )

/** What a name itself says of its type: first names, the head of an institution, a legal form, a well-known place. */
export function evidenceInName(name: string): CasedEvidence {
  const lower = name.toLowerCase().replaceAll('’', "'")
  const words = lower.split(/[\s']+/)
  const first = words.find((word) => !/^(?:le|la|les|l|el|los|las|il|lo|der|die|das)$/.test(word)) ?? ''
  const last = (words.at(-1) ?? '').replace(/\.$/, '')
  const several = words.length > 1
  const firstName = several && words.length <= 5 && (isFirstName(first) || isFirstName(first.split('-')[0] ?? ''))
  const capitals = /^\p{Lu}{2,6}$/u.test(name)
  const head = several && (organisationHeads.has(first) || organisationHeads.has(last.split('-').at(-1) ?? last))
  const placeHead = several && (placeHeads.has(first) || placeHeads.has(last.split('-').at(-1) ?? last))
  const eventHead = several && (eventHeads.has(first) || eventHeads.has(last.split('-').at(-1) ?? last))
  const plain = words.length === 2 && words.every((word) => /^[\p{L}-]{3,}$/u.test(word))
  return {
    person: firstName ? 4.5 : isFirstName(lower) ? 2 : plain ? 0.6 : 0,
    organization:
      (head ? 5 : 0) +
      (organisationEnding.test(last) || organisationEnding.test(first) ? 4 : 0) +
      (capitals ? 1.5 : 0) +
      (name.includes('&') ? 4 : 0),
    place: (isKnownPlace(lower) ? 20 : 0) + (placeHead ? 4.8 : 0) + (placeEnding.test(last) ? 3.5 : 0),
    event: (eventHead ? 5.2 : 0) + (eventEnding.test(last) ? 4.2 : 0),
  }
}

const titleBefore = new RegExp(`(?:^|[^\\p{L}])(?:${[...titles].join('|')})\\.?\\s+$`, 'iu')
const personBefore =
  /(?:sagte|sagt|erklärte|so|berichtet|meint|betont|antwortete|dit|déclare|explique|selon|affirme|dijo|declaró|explicó|afirmó|según|señaló|disse|spiegò|zei|сказал|сказала)\s+$/u
const kinBefore =
  /(?:witwe|tochter|sohn|bruder|schwester|vater|mutter|ehefrau|kollegin|kollege|veuve|fille|fils|frère|sœur|père|mère|épouse|collègue|viuda|hija|hijo|hermano|hermana|padre|madre|esposa|colega)\s+(?:von\s+|de\s+|d['’])?$/iu
const saidAfter =
  /^,?\s+(?:sagte|sagt|erklärte|erklärt|berichtete|meinte|betonte|antwortete|schrieb|bestritt|kündigte|gab|hatte|war|wies|fand|trat|warnte|dit|a dit|a déclaré|déclare|explique|affirme|assure|répond|nie|a écrit|a démissionné|a reconnu|dijo|declaró|explicó|afirmó|señaló|escribió|negó|respondió|aseguró|dimitió|reconoció|denunció|disse|ha detto|zei|сказал|сказала|говорит)(?![\p{L}])/u
const roleApposed =
  /^,\s+(?:(?:der|die|das|le|la|l['’]|el|un|une|una|ein|eine|ehemaliger?|ancien(?:ne)?|ex)\s*)?(?:\p{L}+\s+){0,2}?(?:\d{2}(?=,| ans| años| Jahre)|\p{L}+(?:in|er|ère|eur|euse|rice|dor|dora|ista|iste|ente|ante))(?![\p{L}])/iu
const placeBefore =
  /(?:^|[^\p{L}])(?:in|nach|aus|bei|vor|um|nahe|à|vers|près de|originaire de|habitants de|ville de|commune de|port de|en|hacia|vecinos de|pueblo de|ciudad de|villa de|desde|a|em|te|в|из|под|στην|στο)\s+$/iu
const strictPlaceBefore =
  /(?:^|[^\p{L}])(?:in|nach|aus|nahe|à|près de|originaire de|habitants de|ville de|commune de|port de|vecinos de|pueblo de|ciudad de|villa de|municipio de|em|в|στην)\s+$/iu
const placeNounBefore =
  /(?:^|[^\p{L}])(?:iglesia|ermita|monasterio|río|isla|bahía|pueblo|villa|ciudad|église|chapelle|rivière|île|ville|village|commune|chiesa|fiume|isola|igreja|rio|ilha|insel|stadt|dorf|gemeinde|fluss|hafen|город|городе|река)\s+(?:de\s+|du\s+|di\s+|von\s+|d['’])?$/iu
const organisationApposed =
  /^,\s+(?:(?:der|die|das|eine?|une?|la|le|l['’]|un|una|el|uma?)\s*)?(?:\p{L}+\s+){0,2}?(?:société|entreprise|compagnie|association|firma|unternehmen|reederei|verein|konzern|empresa|compañía|constructora|asociación|azienda|journal|diario|zeitung)(?![\p{L}])/iu
const organisationBefore =
  /(?:firma|unternehmen|konzern|partei|verein|zeitung|reederei|société|entreprise|journal|compagnie|association|quotidien|hebdomadaire|empresa|compañía|sociedad|diario|periódico|constructora|asociación|azienda|ditta|editorial|revista|revue|éditions|laboratoire|groupe|usine|fabrique|association|chœur|chez|gérant de|gérante de|patron de|patronne de|directeur de|directrice de|président de|présidente de|gerente de|director de|directora de|dueño de|dueña de|presidente de|presidenta de|laboratorio|grupo|fábrica)\s+(?:d['’])?[«"„“]?$/iu

/** What the text that touches a mention says of its type. */
export function evidenceBeside(before: string, after: string, several: boolean): CasedEvidence {
  const said = saidAfter.test(after)
  return {
    person:
      (titleBefore.test(before) ? 4 : 0) +
      (roleBefore(before) ? 2.5 : 0) +
      (kinBefore.test(before) ? 2 : 0) +
      (personBefore.test(before) ? 1 : 0) +
      (said ? 0.8 : 0) +
      (roleApposed.test(after) && !placeBefore.test(before) ? 1 : 0),
    organization: (organisationBefore.test(before) ? 2.5 : 0) + (organisationApposed.test(after) ? 3 : 0),
    place:
      (placeNounBefore.test(before) ? 2.5 : 0) +
      (strictPlaceBefore.test(before) ? (several ? 0.3 : 1.5) : placeBefore.test(before) && !several ? 0.4 : 0),
    event: 0,
  }
}

function roleBefore(before: string): boolean {
  const word = /(\p{L}+)\s+$/u.exec(before)?.[1]?.toLowerCase()
  return word !== undefined && isRole(word)
}

export function addCased(a: CasedEvidence, b: CasedEvidence, share = 1): CasedEvidence {
  return {
    person: a.person + b.person * share,
    organization: a.organization + b.organization * share,
    place: a.place + b.place * share,
    event: a.event + b.event * share,
  }
}

/** The type most spoken for and how strongly; '' where nothing is said. */
export function strongestCased(evidence: CasedEvidence): { readonly type: CasedType | ''; readonly score: number } {
  let type: CasedType | '' = ''
  let score = 0
  for (const one of ['person', 'organization', 'place', 'event'] as const)
    if (evidence[one] > score) [type, score] = [one, evidence[one]]
  return { type, score }
}
