import type { ContextEntity, ContextReport, ReportContext } from '../../analyst.ts'
import { foldSpace } from './escape-markdown.ts'
import { nameWithArticle, namesOverlap } from './name-with-article.ts'

const longest = 70

interface Part {
  /** Of the entity; none for a name out of a report below. */
  readonly id?: number
  readonly name: string
  readonly said: string
  readonly weight: number
}

/**
 * A title as a person would give it, 70 characters at most (more only for a single long name): the two names at the
 * centre, then what else stands beside them, `Gate 4 and the Candlemas Storm: Abernethy Inquiry, Tobias Wren`.
 */
export function reportTitle(context: ReportContext, centrality: ReadonlyMap<number, number>): string {
  const parts = [...entityParts(context, centrality), ...reportParts(context)].sort((a, b) => b.weight - a.weight)
  const ordered = besideFirst(parts, context)
  const chosen: Part[] = []
  for (const part of ordered) {
    if (chosen.length === 4) break
    if (part.name.length > 40 && chosen.length > 0) continue
    if (!chosen.some((other) => namesOverlap(other.name, part.name))) chosen.push(part)
  }
  if (chosen.length === 0) return `Community ${context.community}`
  return compose(chosen)
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
    part.weight * (1 + 0.5 * ((part.id === undefined ? 0 : (beside.get(part.id) ?? 0)) / heaviest))
  return [first, ...rest.sort((a, b) => closeness(b) - closeness(a))]
}

function compose([first, second, ...rest]: readonly Part[]): string {
  const opening = capitalise(first!.said)
  if (second === undefined) return opening
  let title = `${opening} and ${second.said}`
  if (title.length > longest)
    return `${opening}: ${second.name}`.length <= longest ? `${opening}: ${second.name}` : opening
  let separator = ': '
  for (const part of rest) {
    const longer = `${title}${separator}${part.name}`
    if (longer.length > longest) continue
    title = longer
    separator = ', '
  }
  return title
}

function entityParts(context: ReportContext, centrality: ReadonlyMap<number, number>): Part[] {
  const share = context.subReports.length === 0 ? 1 : context.entities.length / Math.max(1, context.size)
  const top = [...centrality].slice(0, 12)
  const byId = new Map(context.entities.map((entity) => [entity.id, entity]))
  return top.flatMap(([id, weight]) => {
    const entity = byId.get(id)
    return entity === undefined ? [] : [entityPart(entity, weight * Math.sqrt(share))]
  })
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

/** The names that a title was made of: `A and B: C, D` gives A, B, C, D. */
export function titleNames(report: Pick<ContextReport, 'title'>): string[] {
  const [opening = '', rest = ''] = report.title.split(/: (.*)/s)
  const [first = '', second] = opening.split(/ and (?=[^,]*$)/)
  return [first, second ?? '', ...rest.split(', ')].map((name) => name.trim()).filter((name) => name !== '')
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
