import type { ReportContext } from '../../analyst.ts'
import type { Candidate } from './candidates.ts'

export interface CommunityRating {
  readonly rating: number
  readonly ratingExplanation: string
}

/**
 * Prominence from 0 to 10: how connected the community's best connected entity is (against the collection's), how many
 * of the documents it reaches and how many of the entities it holds; the explanation states the numbers.
 */
export function rateCommunity(context: ReportContext, candidates: readonly Candidate[]): CommunityRating {
  const { collection, size, gathered } = context
  const documents = new Set(candidates.map((candidate) => candidate.sentence.document))
  for (const report of context.subReports)
    for (const finding of report.findings) for (const span of finding.spans) documents.add(span.document)
  const central = [...context.entities].sort((a, b) => b.degree - a.degree || a.id - b.id)[0]
  const below = Math.max(0, ...context.subReports.map((report) => report.rating)) / 10
  const links = central === undefined ? below : Math.max(share(central.degree, collection.largestDegree), below)
  const reach = Math.sqrt(documents.size / Math.max(1, collection.documents))
  const weight = 4.5 * links + 3.5 * Math.min(1, reach) + 2 * share(size, collection.entities)
  const rating = Math.round(10 * Math.min(10, Math.max(0.1, gathered ? weight * 0.3 : weight))) / 10
  const entities = size === 1 ? '1 entity' : `${size} entities`
  const spread = `${entities} in ${documents.size} of ${collection.documents} document${collection.documents === 1 ? '' : 's'}`
  const reports = context.subReports.length
  const centre =
    reports > 0
      ? `; ${reports} report${reports === 1 ? '' : 's'} below`
      : central === undefined
        ? ''
        : `; the best connected, ${central.name}, has ${central.degree} relationship${central.degree === 1 ? '' : 's'}`
  const apart = gathered ? '; gathered because nothing connects them to the rest' : centre
  return { rating, ratingExplanation: `Rated ${rating.toFixed(1)}: ${spread}${apart}.` }
}

/** From 0 to 1 on a logarithmic scale. */
function share(part: number, whole: number): number {
  return whole <= 0 ? 0 : Math.min(1, Math.log2(1 + part) / Math.log2(1 + whole))
}
