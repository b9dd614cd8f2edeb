import type { ReportContext } from '../../analyst.ts'
import { candidateRefs } from './candidates.ts'
import type { Candidate } from './candidates.ts'
import { formatCited } from './citations.ts'
import { contentStems } from './content-stems.ts'
import { escapeMarkdown } from './escape-markdown.ts'
import { pickSentences } from './pick-sentences.ts'
import { wordWeights } from './word-weights.ts'

/** In code units, of all sentences of a summary but the first. */
const longest = 1_000

/** One to six sentences, by the community's size, that together speak of most of its weight and of what its title says, as Markdown. */
export function summariseCommunity(
  candidates: readonly Candidate[],
  context: Pick<ReportContext, 'size' | 'relationships' | 'background'>,
  centrality: ReadonlyMap<number, number>,
  title: string,
): string {
  const heaviest = Math.max(1, ...context.relationships.map((relationship) => relationship.weight))
  const weights = new Map(
    context.relationships.map(({ id, weight }) => [id, Math.log2(1 + weight) / Math.log2(1 + heaviest)]),
  )
  const subject = new Set(contentStems(title))
  const words = wordWeights(candidates, context.background)
  const toTheSubject = candidates.map((candidate) => {
    const told = new Set(candidate.stems.filter((stem) => subject.has(stem))).size
    return { ...candidate, quality: candidate.quality * (1 + 0.2 * Math.min(3, told)) }
  })
  const picked = pickSentences(toTheSubject, {
    most: sentencesFor(context.size),
    length: longest,
    quality: 0.4,
    entityWeight: (id) => (centrality.get(id) ?? 0) ** 1.5,
    relationshipWeight: (id) => 0.5 * (weights.get(id) ?? 0),
    wordWeight: (stem) => 0.25 * words(stem),
  })
  return formatCited(
    picked.map((candidate) => ({ text: escapeMarkdown(candidate.text), refs: candidateRefs(candidate, centrality) })),
  )
}

/** How many sentences a community of so many entities is worth. */
export function sentencesFor(size: number): number {
  return size < 4 ? 2 : size < 10 ? 3 : size < 30 ? 4 : size < 90 ? 5 : 6
}
