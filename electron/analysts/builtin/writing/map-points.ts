import { throwIfCancelled } from '../../../../shared/contract/errors.ts'
import type { MapInput, MappedPoint, ReportToMap, Vocabulary } from '../../analyst.ts'
import { datedPoints, writtenOf } from './dated-points.ts'
import { disputes, namesAmount } from './find-facts.ts'
import { isRepeated } from './is-repeated.ts'
import { listPoints } from './list-points.ts'
import { pointsOfChunk } from './map-chunks.ts'
import { createNameTypes } from './name-types.ts'
import type { NameTypes } from './name-types.ts'
import { readForPassages } from './read-for-passages.ts'
import type { PassageReading } from './read-for-passages.ts'
import { isBroad, readQuestion } from './read-question.ts'
import type { QuestionReading } from './read-question.ts'
import { reportSentences } from './report-sentences.ts'
import { scoreSentence } from './score-sentence.ts'
import { sectionName } from './section-name.ts'

/** Of a question with a name in it a report may know much, of one about the course of things something of every time. */
const pointsPerReport = { named: 5, other: 3, many: 12 } as const

/**
 * What some reports say to a question: for each report a few of its sentences as points, most helpful first, with
 * a helpfulness from 1 to 100 (what would get 0 is left out). A question about the collection as a whole gets one or two
 * points from every report, by its rating; any other only from sentences that touch its words or names. A point's text
 * is Markdown without citations; `section` is plain text. Throws `cancelled` when the signal has fired.
 */
export async function mapPoints(input: MapInput, signal: AbortSignal): Promise<readonly MappedPoint[]> {
  const reading = readQuestion(input.question, input.vocabulary)
  const names = createNameTypes(input.vocabulary)
  const points: MappedPoint[] = []
  const closer = readForPassages(input.question, input.vocabulary)
  for (const report of input.reports) {
    throwIfCancelled(signal)
    points.push(...pointsOf(report, reading, names, input.vocabulary))
    if (reading.terms.length > 0) points.push(...pointsBelow(report, closer, names, input.vocabulary))
  }
  return points.sort((a, b) => b.helpfulness - a.helpfulness)
}

/** What the passages under a report say; they count as its own, and are cited beside it. */
const pointsBelow = (
  report: ReportToMap,
  reading: PassageReading,
  names: NameTypes,
  vocabulary: Vocabulary,
): readonly MappedPoint[] =>
  (report.passages ?? []).flatMap((chunk) =>
    pointsOfChunk(chunk, reading, names, vocabulary).map((point) => ({
      ...point,
      reports: [report.id],
      section: sectionName(report),
    })),
  )

/** The points of one report. */
export function pointsOf(
  report: ReportToMap,
  reading: QuestionReading,
  names: NameTypes,
  vocabulary: Vocabulary,
): readonly MappedPoint[] {
  if (reading.terms.length > 0) {
    const matching = matchingPoints(report, reading, names, vocabulary)
    return isBroad(reading) && matching.length === 0 ? faint(overviewPoints(report)) : matching
  }
  if (reading.type !== '') return listPoints(report, reading.type, vocabulary)
  if (reading.kind === 'compare') return disputedPoints(report, vocabulary)
  if (reading.kind === 'timeline') {
    const dated = datedPoints(report, vocabulary)
    return dated.length > 0 ? dated : faint(overviewPoints(report))
  }
  return overviewPoints(report)
}

function overviewPoints(report: ReportToMap): MappedPoint[] {
  const apart = report.title.startsWith('Mentioned apart')
  const sentences = reportSentences(report).filter((sentence) => sentence.inSummary && sentence.refs.length > 0)
  const helpfulness = apart ? 4 : Math.min(98, 20 + 6 * report.rating + 4 * Math.log2(1 + report.size))
  return sentences.slice(0, apart ? 1 : 3).map((sentence, at) => ({
    text: sentence.markdown,
    helpfulness: Math.max(1, Math.round(helpfulness * (1 - 0.12 * at))),
    reports: [report.id],
    section: apart ? sectionName(report) : report.title,
  }))
}

/** The report's first point, below everything that touches the question. */
function faint(points: readonly MappedPoint[]): MappedPoint[] {
  return points.slice(0, 1).map((point) => ({ ...point, helpfulness: Math.max(1, Math.round(point.helpfulness / 20)) }))
}

/** What of a report can stand against something else: sentences with numbers, and those that deny or correct. */
function disputedPoints(report: ReportToMap, vocabulary: Vocabulary): MappedPoint[] {
  return reportSentences(report)
    .filter((sentence) => disputes(sentence.text) || namesAmount(sentence.text))
    .map((sentence) => ({ sentence, value: (disputes(sentence.text) ? 55 : 25) + 3 * report.rating }))
    .sort((a, b) => b.value - a.value)
    .slice(0, 8)
    .map(({ sentence, value }) => ({
      text: sentence.markdown,
      helpfulness: Math.round(value),
      reports: [report.id],
      section: sectionName(report),
      ...writtenOf(sentence, vocabulary),
    }))
}

function matchingPoints(
  report: ReportToMap,
  reading: QuestionReading,
  names: NameTypes,
  vocabulary: Vocabulary,
): MappedPoint[] {
  const course = reading.kind === 'timeline'
  const many = course || (reading.kind === 'compare' && reading.names.length > 1)
  const most = pointsPerReport[many ? 'many' : reading.names.length > 0 ? 'named' : 'other']
  const scored = reportSentences(report)
    .map((sentence) => ({ sentence, score: scoreSentence(sentence, report, reading, names) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
  const best = scored[0]?.score ?? 0
  const chosen: (typeof scored)[number][] = []
  for (const one of scored) {
    if (chosen.length === most || one.score < best * (many ? 0.3 : 0.5)) break
    if (
      !isRepeated(
        one.sentence.stems,
        chosen.map(({ sentence }) => sentence.stems),
      )
    )
      chosen.push(one)
  }
  return chosen.map(({ sentence, score }) => ({
    text: sentence.markdown,
    helpfulness: Math.max(1, Math.min(100, Math.round(100 * score))),
    reports: [report.id],
    section: sectionName(report),
    ...(course || reading.kind === 'when' ? writtenOf(sentence, vocabulary) : {}),
  }))
}
