import type { ContextEntity, ContextReport, ReportContext } from '../../analyst.ts'
import type { Candidate } from './candidates.ts'
import { parseCited } from './citations.ts'
import { contentStems } from './content-stems.ts'
import { foldSpace, unescapeMarkdown } from './escape-markdown.ts'
import { isRepeatedForm } from './is-repeated.ts'
import { nameWithArticle, namesOverlap } from './name-with-article.ts'
import { subjectPhrases } from './subject-phrases.ts'
import type { PhrasesOf } from './subject-phrases.ts'

const longest = 70

interface Part {
  /** Of the entity; none for a name out of a report below. */
  readonly id?: number
  readonly name: string
  readonly said: string
  readonly weight: number
}

/** So many sentences are enough to tell what a community is about. */
const sentencesRead = 60

/**
 * A title as a person would give it, 70 characters at most (more only for a single long name), unlike those of the reports
 * below: the name at the centre, with the one that stands closest to it where two belong together, and what sets its
 * sentences apart from the collection's (`Gate 4 and the Candlemas Storm: nitrile seals`); without that, the names alone.
 */
export function reportTitle(
  context: ReportContext,
  candidates: readonly Candidate[],
  centrality: ReadonlyMap<number, number>,
  phrasesOf: PhrasesOf,
): string {
  const parts = [...entityParts(context, centrality), ...reportParts(context)].sort((a, b) => b.weight - a.weight)
  const chosen: Part[] = []
  for (const part of besideFirst(parts, context)) {
    if (chosen.length === 3) break
    if (part.name.length > 40 && chosen.length > 0) continue
    if (!chosen.some((other) => namesOverlap(other.name, part.name))) chosen.push(part)
  }
  const [first, second] = chosen
  if (first === undefined) return `Community ${context.community}`
  const pair = second !== undefined && belongTogether(first, second, context, candidates)
  const opening = pair ? [first, second] : [first]
  const phrases = subjectsOf(context, candidates, opening, centrality, phrasesOf)
  const subjects = mostApart(termsOf(context, opening), phrases)
  const titles = possibleTitles(chosen, pair, subjects).filter((title) => title.length <= longest)
  const taken = new Set(context.titlesBelow)
  return titles.find((title) => !taken.has(title)) ?? titles[0] ?? capitalise(first.said)
}

/** From the title that says most to the one that says least. */
function possibleTitles(chosen: readonly Part[], pair: boolean, subjects: readonly string[]): readonly string[] {
  const [first = '', second, third] = chosen.map(({ said }) => said)
  const both = pair ? `${first} and ${second ?? ''}` : first
  const [subject, other] = subjects
  return [
    ...(subject === undefined || other === undefined ? [] : [`${both}: ${subject} and ${other}`]),
    ...(subject === undefined ? [] : [`${both}: ${subject}`]),
    ...(subject === undefined || other === undefined || !pair ? [] : [`${first}: ${subject} and ${other}`]),
    ...(subject === undefined || !pair ? [] : [`${first}: ${subject}`]),
    ...(second === undefined || third === undefined ? [] : [listed([first, second, third])]),
    ...(second === undefined ? [] : [`${first} and ${second}`]),
    first,
  ].map(capitalise)
}

/** Whether two names may stand side by side in a title: they are closely related, or sentences speak of both. */
function belongTogether(first: Part, second: Part, context: ReportContext, candidates: readonly Candidate[]): boolean {
  const { id } = first
  const other = second.id
  if (id === undefined || other === undefined) return false
  const own = context.relationships.filter(({ source, target }) => source === id || target === id)
  const heaviest = Math.max(1, ...own.map(({ weight }) => weight))
  const between = own.find(({ source, target }) => source === other || target === other)?.weight ?? 0
  const together = candidates.filter(({ entities }) => entities.has(id) && entities.has(other)).length
  return between >= Math.max(1.2, heaviest / 3) || together >= Math.max(2, Math.ceil(candidates.length * 0.06))
}

/** So often a term must be met to title a community. */
const oftenMet = 5

/** The terms in the titles below, of the largest part first, then those of a community's members that hang together most, none that has a word of the names before it. */
function termsOf(context: ReportContext, opening: readonly Part[]): readonly string[] {
  const taken = new Set(opening.flatMap(({ name }) => contentStems(name)))
  const acronyms = new Set(opening.map(({ name }) => name.toLowerCase()))
  const links = new Map<number, number>()
  for (const { source, target, weight } of context.relationships)
    for (const end of [source, target]) links.set(end, (links.get(end) ?? 0) + weight)
  const linked = ({ id }: ContextEntity): number => links.get(id) ?? 0
  const own = context.entities
    .filter((one) => one.type === 'concept' && /^\p{Ll}+ /u.test(one.name) && one.mentions >= oftenMet)
    .sort((a, b) => linked(b) - linked(a) || (a.name < b.name ? -1 : 1))
    .map(({ name }) => name)
  const below = context.subReports.toSorted((a, b) => b.size - a.size).flatMap(titleSubjects)
  return [...below, ...own].filter(
    (name) => !contentStems(name).some((stem) => taken.has(stem)) && !acronyms.has(initialsOf(name)),
  )
}

/** The first two of both lists that share no word; a term of the community says more than a phrase of its sentences. */
function mostApart(terms: readonly string[], phrases: readonly string[]): readonly string[] {
  const chosen: string[] = []
  for (const one of [...terms.slice(0, 4), ...phrases]) {
    const stems = contentStems(one)
    if (!chosen.some((other) => contentStems(other).some((stem) => stems.includes(stem)))) chosen.push(one)
  }
  return chosen.slice(0, 2)
}

/** What the sentences are about, those of the sentences about the chosen names counting twice. */
function subjectsOf(
  context: ReportContext,
  candidates: readonly Candidate[],
  opening: readonly Part[],
  centrality: ReadonlyMap<number, number>,
  phrasesOf: PhrasesOf,
): readonly string[] {
  const central = new Set(opening.flatMap(({ id }) => id ?? []))
  const own = [...candidates]
    .map((candidate) => ({ candidate, central: [...candidate.entities].some((id) => central.has(id)) }))
    .filter(({ candidate }) => candidate.quality >= 0.15)
    .sort((a, b) => Number(b.central) - Number(a.central) || b.candidate.quality - a.candidate.quality)
    .slice(0, sentencesRead)
    .filter(
      ({ candidate }, at, all) =>
        !isRepeatedForm(
          candidate.stems,
          all.slice(0, at).map((one) => one.candidate.stems),
        ),
    )
    .map(({ candidate, central: about }) => ({
      text: candidate.text,
      weight: about ? 2 : 1,
      document: candidate.sentence.document,
    }))
  const sentences = [...own, ...context.subReports.flatMap(sentencesBelow)]
  const named = context.entities.filter(({ id, type }) => type !== 'concept' && (centrality.get(id) ?? 0) > 0.25)
  return subjectPhrases(
    {
      sentences,
      background: context.background,
      names: [...opening, ...named].map(({ name }) => name),
      terms: context.entities.flatMap(({ type, name }) => (type === 'concept' ? name : [])),
      most: 2,
      least: Math.max(2, Math.ceil(sentences.length * 0.05)),
      leastDocuments: Math.min(2, context.collection.documents),
    },
    phrasesOf,
  )
}

function sentencesBelow(report: ContextReport): { text: string; weight: number; document?: number }[] {
  return report.findings.flatMap((finding) =>
    parseCited(finding.explanation).map(({ text }, at) => ({
      text: unescapeMarkdown(text),
      weight: 1,
      ...(finding.spans[at] === undefined ? {} : { document: finding.spans[at].document }),
    })),
  )
}

/** The weightiest part first, then those by how close they stand to it. */
function besideFirst(parts: readonly Part[], context: ReportContext): readonly Part[] {
  const [first, ...rest] = parts
  if (first?.id === undefined) return parts
  const beside = new Map<number, number>()
  for (const { source, target, weight } of context.relationships) {
    if (source === first.id) beside.set(target, weight)
    else if (target === first.id) beside.set(source, weight)
  }
  const heaviest = Math.max(1, ...beside.values())
  const closeness = (part: Part): number =>
    part.weight * (1 + 1.5 * ((part.id === undefined ? 0 : (beside.get(part.id) ?? 0)) / heaviest))
  return [first, ...rest.sort((a, b) => closeness(b) - closeness(a))]
}

function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

function entityParts(context: ReportContext, centrality: ReadonlyMap<number, number>): Part[] {
  const share = context.subReports.length === 0 ? 1 : context.entities.length / Math.max(1, context.size)
  const neighbours = new Map<number, number>()
  const links = new Map<number, number>()
  for (const { source, target, weight } of context.relationships) {
    for (const end of [source, target]) {
      neighbours.set(end, (neighbours.get(end) ?? 0) + 1)
      links.set(end, (links.get(end) ?? 0) + weight)
    }
  }
  const most = Math.log2(2 + Math.max(0, ...links.values()))
  const byId = new Map(context.entities.map((entity) => [entity.id, entity]))
  return [...centrality].slice(0, 12).flatMap(([id, weight]) => {
    const entity = byId.get(id)
    if (entity === undefined) return []
    const linked = (0.3 * weight + (0.7 * Math.log2(1 + (links.get(id) ?? 0))) / most) * Math.sqrt(share)
    // Where reports stand for parts of the community, most of what an entity is related to is in them.
    const own = context.subReports.length > 0 ? linked : linked * belonging(entity, neighbours.get(id) ?? 0)
    return [entityPart(entity, own * (entity.type === 'concept' ? 0.85 : 1))]
  })
}

/** From 0 to 1: 1 where a fair share of an entity's relationships stays inside; what is met everywhere titles nothing. */
function belonging(entity: ContextEntity, inside: number): number {
  return Math.min(1, (6 * (inside + 1)) / (entity.degree + 1)) ** 0.5
}

function entityPart(entity: ContextEntity, weight: number): Part {
  return { id: entity.id, name: foldSpace(entity.name), said: foldSpace(nameWithArticle(entity)), weight }
}

/** The names in the titles of what lies below, the first of each title before all others. */
function reportParts(context: ReportContext): Part[] {
  return context.subReports.flatMap((report) => {
    const weight = Math.sqrt(report.size / Math.max(1, context.size))
    return titleNames(report).map((said, at) => ({
      said,
      name: said.replace(/^the /i, ''),
      weight: weight * 0.6 ** at,
    }))
  })
}

/** The names that a title opens with: `A and B: c and d` and `A, B and C` give A and B. */
export function titleNames(report: Pick<ContextReport, 'title'>): string[] {
  const [opening = ''] = report.title.split(': ')
  const [first = '', second = ''] = opening.split(/, | and (?=[^,]*$)/)
  return [first, second].map((name) => name.trim()).filter((name) => name !== '')
}

const initialsOf = (name: string): string =>
  name
    .split(/[ -]/)
    .map((word) => word.charAt(0))
    .join('')

/** What a title says after its colon: `A and B: c and d` gives c and d, terms of two words and more only. */
function titleSubjects(report: Pick<ContextReport, 'title'>): string[] {
  const [, subjects = ''] = report.title.split(': ')
  return subjects.split(' and ').filter((subject) => /\p{L} \p{L}/u.test(subject))
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
