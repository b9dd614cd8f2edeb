import type { Report } from '../../../shared/model/index.ts'
import type { Packed } from './pack-elements.ts'

interface RollUpInput {
  readonly members: readonly number[]
  readonly children: readonly { readonly id: number; readonly members: readonly number[] }[]
  /** In tokens. */
  readonly limit: number
  /** Packs the elements among these members, within a budget of tokens. */
  readonly pack: (members: readonly number[], budget: number) => Packed
  readonly reportOf: (community: number) => Report | undefined
  /** In tokens, as the report's row of the table has it. */
  readonly reportCost: (report: Report) => number
  /** Of the table's header, which the first report brings. */
  readonly headerCost: number
}

/**
 * The context of a community (GraphRAG, section 3.1.5, higher-level communities): all elements if they fit; else the
 * sub-communities with the longest contexts are replaced by their reports, one by one, until the rest fits. A report that
 * is itself too long is passed over.
 */
export function rollUp({
  members,
  children,
  limit,
  pack,
  reportOf,
  reportCost,
  headerCost,
}: RollUpInput): Packed & { readonly reports: readonly Report[] } {
  const whole = pack(members, limit)
  if (whole.complete || children.length === 0) return { ...whole, reports: [] }
  const ranked = children
    .map((child) => ({ ...child, tokens: pack(child.members, Number.POSITIVE_INFINITY).tokens }))
    .toSorted((a, b) => b.tokens - a.tokens || a.id - b.id)
  const left = new Set(members)
  const reports: Report[] = []
  let spent = 0
  let packed = whole
  for (const child of ranked) {
    const report = reportOf(child.id)
    if (report === undefined) continue
    const cost = reportCost(report) + (reports.length === 0 ? headerCost : 0)
    if (spent + cost > limit) continue
    reports.push(report)
    spent += cost
    child.members.forEach((id) => left.delete(id))
    packed = pack([...left], limit - spent)
    if (packed.complete) break
  }
  return { ...packed, tokens: packed.tokens + spent, reports }
}
