import type { MappedPoint, ReportToMap, Vocabulary } from '../../analyst.ts'
import { documentTime } from './document-time.ts'
import type { DocumentTime } from './document-time.ts'
import { placeInTime } from './place-in-time.ts'
import { reportSentences } from './report-sentences.ts'
import type { ReportSentence } from './report-sentences.ts'
import { sectionName } from './section-name.ts'
import { sentenceQuality } from './sentence-quality.ts'

const mostDated = 10
const mostUndated = 6

/**
 * What a report gives a timeline of the whole: its sentences that say when, and with less weight others of documents whose
 * own time is known.
 */
export function datedPoints(report: ReportToMap, vocabulary: Vocabulary): MappedPoint[] {
  const placed = reportSentences(report)
    .map((sentence) => {
      const { written } = writtenOf(sentence, vocabulary)
      const dated = placeInTime(sentence.text, written) !== undefined
      const quality = Math.min(1, sentenceQuality(sentence.text))
      return { sentence, written, dated, value: (20 + 6 * report.rating) * quality * (dated ? 1 : 0.3) }
    })
    .filter(({ dated, written }) => dated || written !== undefined)
    .sort((a, b) => b.value - a.value)
  return [
    ...placed.filter(({ dated }) => dated).slice(0, mostDated),
    ...placed.filter(({ dated }) => !dated).slice(0, mostUndated),
  ].map(({ sentence, written, value }) => ({
    text: sentence.markdown,
    helpfulness: Math.max(1, Math.round(value)),
    reports: [report.id],
    section: sectionName(report),
    ...(written === undefined ? {} : { written }),
  }))
}

/** When the document of a sentence was written, where that is known. */
export function writtenOf(
  sentence: Pick<ReportSentence, 'refs' | 'document'>,
  vocabulary: Vocabulary,
): { readonly written?: DocumentTime } {
  const chunk = sentence.refs.find((ref) => ref.dataset === 'sources')?.id
  const document = sentence.document ?? (chunk === undefined ? undefined : vocabulary.documentOfChunk(chunk))
  const source = document === undefined ? undefined : vocabulary.sourceOf(document)
  const written = source === undefined ? undefined : documentTime(source)
  return written === undefined ? {} : { written }
}
