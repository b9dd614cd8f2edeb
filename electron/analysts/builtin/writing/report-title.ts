import type { ContextEntity, ContextReport, ReportContext } from '../../analyst.ts'
import type { Candidate } from './candidates.ts'
import { parseCited } from './citations.ts'
import { foldSpace, unescapeMarkdown } from './escape-markdown.ts'
import { nameWithArticle, namesOverlap } from './name-with-article.ts'
import { asPhrase, themeWords } from './theme-words.ts'
import type { NounsOf } from './theme-words.ts'

const longest = 70

interface Part {
  /** Of the entity; none for a name out of a report below. */
  readonly id?: number
  readonly name: string
  readonly said: string
  readonly weight: number
}

/** So many sentences are enough to tell what a community is about. */
const sentencesRead = 40

/**
 * A title as a person would give it, 70 characters at most (more only for a single long name): the two names at the
 * centre, those first that belong to this community more than to the rest, then the nouns that most of its sentences share,
 * other names where there are none: `Gate 4 and the Candlemas Storm: flood, seals and silt`.
 */
export function reportTitle(
  context: ReportContext,
  candidates: readonly Candidate[],
  centrality: ReadonlyMap<number, number>,
  nounsOf: NounsOf,
): string {
  const parts = [...entityParts(context, centrality), ...reportParts(context)].sort((a, b) => b.weight - a.weight)
  const ordered = besideFirst(parts, context)
  const chosen: Part[] = []
  for (const part of ordered) {
    if (chosen.length === 4) break
    if (part.name.length > 40 && chosen.length > 0) continue
    if (!chosen.some((other) => namesOverlap(other.name, part.name))) chosen.push(part)
  }
  if (chosen.length === 0) return `Community ${context.community}`
  const subjects = subjectsOf(context, candidates, chosen, centrality, nounsOf)
  return compose(chosen, subjects.length > 0 ? [listed(subjects), subjects[0] ?? ''] : namesBeside(chosen))
}

/** The nouns that the sentences share, those of the sentences about the chosen names counting twice. */
function subjectsOf(
  context: ReportContext,
  candidates: readonly Candidate[],
  chosen: readonly Part[],
  centrality: ReadonlyMap<number, number>,
  nounsOf: NounsOf,
): readonly string[] {
  const opening = chosen.slice(0, 2)
  const central = new Set(opening.flatMap(({ id }) => id ?? []))
  const own = [...candidates]
    .map((candidate) => ({ candidate, central: [...candidate.entities].some((id) => central.has(id)) }))
    .filter(({ candidate }) => candidate.quality >= 0.15)
    .sort((a, b) => Number(b.central) - Number(a.central) || b.candidate.quality - a.candidate.quality)
    .slice(0, sentencesRead)
    .map(({ candidate, central: about }) => ({
      text: candidate.text,
      weight: about ? 2 : 1,
      document: candidate.sentence.document,
    }))
  const below = context.subReports.flatMap((report) =>
    report.findings.flatMap((finding) =>
      parseCited(finding.explanation).map(({ text }, at) => ({
        text: unescapeMarkdown(text),
        weight: 1,
        ...(finding.spans[at] === undefined ? {} : { document: finding.spans[at].document }),
      })),
    ),
  )
  const sentences = [...own, ...below]
  const named = context.entities.filter(({ id, type }) => type !== 'concept' && (centrality.get(id) ?? 0) > 0.25)
  const words = themeWords(
    {
      sentences,
      others: [],
      names: [...opening, ...named].map(({ name }) => name),
      most: 5,
      least: Math.max(3, Math.ceil(sentences.length * 0.04)),
      leastDocuments: Math.min(2, context.collection.documents),
    },
    nounsOf,
  )
  const texts = sentences.map(({ text }) => text)
  for (const [at, word] of words.entries()) {
    for (const other of words.slice(at + 1)) {
      const phrase = asPhrase([word, other], texts, 3)
      if (!phrase.includes(' and '))
        return [phrase, ...words.filter((one) => one !== word && one !== other)].slice(0, 2)
    }
  }
  return words.slice(0, 3)
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
    part.weight * (1 + 0.8 * ((part.id === undefined ? 0 : (beside.get(part.id) ?? 0)) / heaviest))
  return [first, ...rest.sort((a, b) => closeness(b) - closeness(a))]
}

/** Where no noun stands out: what else is at the centre, the most names that fit first. */
function namesBeside(chosen: readonly Part[]): readonly string[] {
  const names = chosen.slice(2).map(({ name }) => name)
  return names.map((_, at) => names.slice(0, names.length - at).join(', '))
}

/** The opening names, then the first of `additions` that fits. */
function compose([first, second]: readonly Part[], additions: readonly string[]): string {
  const opening = capitalise(first!.said)
  const both = second === undefined ? opening : `${opening} and ${second.said}`
  const title = both.length <= longest ? both : opening
  const said = additions.find((addition) => `${title}: ${addition}`.length <= longest)
  return said === undefined ? title : `${title}: ${said}`
}

function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

function entityParts(context: ReportContext, centrality: ReadonlyMap<number, number>): Part[] {
  const share = context.subReports.length === 0 ? 1 : context.entities.length / Math.max(1, context.size)
  const top = [...centrality].slice(0, 12)
  const inside = new Map<number, number>()
  for (const { source, target, weight } of context.relationships)
    for (const end of [source, target]) inside.set(end, (inside.get(end) ?? 0) + weight)
  const byId = new Map(context.entities.map((entity) => [entity.id, entity]))
  return top.flatMap(([id, weight]) => {
    const entity = byId.get(id)
    return entity === undefined
      ? []
      : [
          entityPart(
            entity,
            weight *
              Math.sqrt(share) *
              specificity(entity, inside.get(id) ?? 0) *
              (entity.type === 'concept' ? 0.6 : 1),
          ),
        ]
  })
}

/** From 0 to 1: how much of what is said of an entity belongs to this community; a name met everywhere titles nothing. */
function specificity(entity: ContextEntity, inside: number): number {
  return Math.min(1, (6 * (inside + 1)) / (1 + entity.mentions)) ** 0.35
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

/** The names that a title opens with: `A and B: c, d` gives A and B. */
export function titleNames(report: Pick<ContextReport, 'title'>): string[] {
  const [opening = ''] = report.title.split(': ')
  const [first = '', second = ''] = opening.split(/ and (?=[^,]*$)/)
  return [first, second].map((name) => name.trim()).filter((name) => name !== '')
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
