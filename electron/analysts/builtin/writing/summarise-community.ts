import type { ReportContext } from '../../analyst.ts'
import { candidateRefs } from './candidates.ts'
import type { Candidate } from './candidates.ts'
import { formatCited } from './citations.ts'
import { contentStems } from './content-stems.ts'
import { escapeMarkdown } from './escape-markdown.ts'
import { pickSentences } from './pick-sentences.ts'

/** Two to four sentences (one where there is no other) that together speak of most of the community's weight and of what its title says, as Markdown. */
export function summariseCommunity(
  candidates: readonly Candidate[],
  context: Pick<ReportContext, 'size' | 'relationships'>,
  centrality: ReadonlyMap<number, number>,
  title: string,
): string {
  const heaviest = Math.max(1, ...context.relationships.map((relationship) => relationship.weight))
  const weights = new Map(
    context.relationships.map(({ id, weight }) => [id, Math.log2(1 + weight) / Math.log2(1 + heaviest)]),
  )
  const subject = new Set(contentStems(title))
  const toTheSubject = candidates.map((candidate) => {
    const told = new Set(candidate.stems.filter((stem) => subject.has(stem))).size
    return { ...candidate, quality: candidate.quality * (1 + 0.2 * Math.min(3, told)) }
  })
  const picked = pickSentences(toTheSubject, {
    most: context.size < 4 ? 2 : context.size < 12 ? 3 : 4,
    entityWeight: (id) => (centrality.get(id) ?? 0) ** 1.5,
    relationshipWeight: (id) => 0.5 * (weights.get(id) ?? 0),
  })
  return formatCited(
    picked.map((candidate) => ({ text: escapeMarkdown(candidate.text), refs: candidateRefs(candidate, centrality) })),
  )
}
