import type { ReportContext } from '../../analyst.ts'
import { candidateRefs } from './candidates.ts'
import type { Candidate } from './candidates.ts'
import { formatCited } from './citations.ts'
import { escapeMarkdown } from './escape-markdown.ts'
import { pickSentences } from './pick-sentences.ts'

/** Two to four sentences (one where there is no other) that together speak of most of the community's weight, as Markdown. */
export function summariseCommunity(
  candidates: readonly Candidate[],
  context: Pick<ReportContext, 'size' | 'relationships'>,
  centrality: ReadonlyMap<number, number>,
): string {
  const heaviest = Math.max(1, ...context.relationships.map((relationship) => relationship.weight))
  const weights = new Map(
    context.relationships.map(({ id, weight }) => [id, Math.log2(1 + weight) / Math.log2(1 + heaviest)]),
  )
  const picked = pickSentences(candidates, {
    most: context.size < 4 ? 2 : context.size < 12 ? 3 : 4,
    entityWeight: (id) => (centrality.get(id) ?? 0) ** 1.5,
    relationshipWeight: (id) => 0.5 * (weights.get(id) ?? 0),
  })
  return formatCited(
    picked.map((candidate) => ({ text: escapeMarkdown(candidate.text), refs: candidateRefs(candidate, centrality) })),
  )
}
