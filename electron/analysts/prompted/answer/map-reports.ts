import type { ChunkToMap, MapChunksInput, MapInput, MappedPoint, ReportToMap } from '../../analyst.ts'
import type { Prompted } from '../ask-model.ts'
import { boundText } from '../text/bound-text.ts'
import { quoteLines } from '../text/quote-lines.ts'
import { withoutCitations } from './citations.ts'
import { mapBatch } from './map-batch.ts'

/** What some reports say to a question: points that cite the reports they rest on. */
export async function mapReports(
  asked: Prompted,
  { question, reports, onUnread }: MapInput,
  signal: AbortSignal,
): Promise<readonly MappedPoint[]> {
  if (reports.length === 0) return []
  const material = reports.map((report) => ({ id: report.id, text: reportText(report) }))
  const points = await mapBatch(
    asked,
    { prompt: 'map-reports', dataset: 'reports', question, material, onUnread },
    signal,
  )
  return points.map(({ text, helpfulness, ids }) => ({ text, helpfulness, reports: [...ids], section: '' }))
}

/** The same from chunks, which are cited as sources. */
export async function mapSources(
  asked: Prompted,
  { question, chunks, onUnread }: MapChunksInput,
  signal: AbortSignal,
): Promise<readonly MappedPoint[]> {
  if (chunks.length === 0) return []
  const material = chunks.map((chunk) => ({ id: chunk.id, text: sourceText(chunk) }))
  const points = await mapBatch(
    asked,
    { prompt: 'map-chunks', dataset: 'sources', question, material, onUnread },
    signal,
  )
  return points.map(({ text, helpfulness, ids }) => ({
    text,
    helpfulness,
    reports: [],
    sources: [...ids],
    section: '',
  }))
}

/** Of a title. */
const longestTitle = 300

/**
 * A report to be read, its lines marked as its own; its own citations are left out, for of all that it stands on only itself
 * may be cited here.
 */
export const reportText = ({
  id,
  title,
  summary,
  rating,
  findings,
}: Pick<ReportToMap, 'id' | 'title' | 'summary' | 'rating' | 'findings'>): string =>
  [
    `Reports ${id}: ${boundText(title, longestTitle)}`,
    ...[
      `Rating: ${rating}`,
      withoutCitations(summary),
      ...findings.map((finding) => `${finding.summary}\n${withoutCitations(finding.explanation)}`),
    ].map(quoteLines),
  ].join('\n')

/** A chunk to be read, its lines marked as its own. */
export const sourceText = ({ id, title, text }: Pick<ChunkToMap, 'id' | 'title' | 'text'>): string =>
  `Sources ${id}: ${boundText(title, longestTitle)}\n${quoteLines(text)}`
