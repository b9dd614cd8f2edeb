import { throwIfCancelled } from '../../../../shared/contract/errors.ts'
import type { MapInput, MappedPoint, ReportToMap, Vocabulary } from '../../analyst.ts'
import { disputes, findDate, namesAmount } from './find-facts.ts'
import { isRepeated } from './is-repeated.ts'
import { listPoints } from './list-points.ts'
import { createNameTypes } from './name-types.ts'
import type { NameTypes } from './name-types.ts'
import { isBroad, readQuestion } from './read-question.ts'
import type { QuestionReading } from './read-question.ts'
import { reportSentences } from './report-sentences.ts'
import { scoreSentence } from './score-sentence.ts'
import { sentenceQuality } from './sentence-quality.ts'
import { sectionName } from './section-name.ts'

/** Of a question with a name in it a report may know much. */
const pointsPerReport = { named: 5, other: 3 } as const

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
  for (const report of input.reports) {
    throwIfCancelled(signal)
    if (reading.terms.length === 0 && reading.type !== '')
      points.push(...listPoints(report, reading.type, input.vocabulary))
    else if (reading.terms.length === 0 && reading.kind === 'compare') points.push(...disputedPoints(report))
    else if (reading.terms.length === 0 && reading.kind === 'timeline') points.push(...datedPoints(report))
    else if (reading.terms.length === 0) points.push(...overviewPoints(report))
    else points.push(...matchingPoints(report, reading, names, input.vocabulary))
    if (isBroad(reading) && !points.some((point) => point.reports[0] === report.id))
      points.push(...faint(overviewPoints(report)))
  }
  return points.sort((a, b) => b.helpfulness - a.helpfulness)
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
function disputedPoints(report: ReportToMap): MappedPoint[] {
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
    }))
}

/** The sentences of a report that say when, for a timeline of the whole. */
function datedPoints(report: ReportToMap): MappedPoint[] {
  return reportSentences(report)
    .filter((sentence) => findDate(sentence.text) !== undefined)
    .map((sentence) => ({ sentence, value: (20 + 6 * report.rating) * Math.min(1, sentenceQuality(sentence.text)) }))
    .sort((a, b) => b.value - a.value)
    .slice(0, 5)
    .map(({ sentence, value }) => ({
      text: sentence.markdown,
      helpfulness: Math.max(1, Math.round(value)),
      reports: [report.id],
      section: sectionName(report),
    }))
}

function matchingPoints(
  report: ReportToMap,
  reading: QuestionReading,
  names: NameTypes,
  vocabulary: Vocabulary,
): MappedPoint[] {
  const most = reading.names.length > 0 || reading.kind === 'timeline' ? pointsPerReport.named : pointsPerReport.other
  const scored = reportSentences(report)
    .map((sentence) => ({ sentence, score: scoreSentence(sentence, report, reading, names) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
  const best = scored[0]?.score ?? 0
  const chosen: (typeof scored)[number][] = []
  for (const one of scored) {
    if (chosen.length === most || one.score < best * 0.5) break
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
    ...(reading.kind === 'timeline' ? written(sentence.document, vocabulary) : {}),
  }))
}

/** By the year or date in its document's title. */
function written(document: number | undefined, vocabulary: Vocabulary): { readonly when?: string } {
  const date = document === undefined ? undefined : findDate(vocabulary.titleOf(document))
  return date === undefined ? {} : { when: date.iso }
}
