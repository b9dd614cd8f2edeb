import type { ReduceInput } from '../../analyst.ts'
import { citeReports, listNames } from './answer-text.ts'
import type { AnswerSentence } from './group-points.ts'
import type { QuestionReading } from './read-question.ts'
import { sectionName } from './section-name.ts'

/**
 * Whether a question is about something that the collection does not speak of: a name in it stands nowhere, or most of
 * what is rare in it. A question about the whole is never outside; a comparison needs one of its names.
 */
export function isOutside(
  reading: QuestionReading,
  sentences: readonly Pick<AnswerSentence, 'helpfulness'>[],
): boolean {
  if (reading.terms.length === 0) return false
  const absent = reading.names.filter((name) => !name.present)
  if (absent.length > 0 && (reading.kind !== 'compare' || absent.length === reading.names.length)) return true
  if (reading.kind === 'themes' && absent.length === 0) return false
  const total = reading.terms.reduce((sum, term) => sum + term.weight, 0)
  const missing = reading.terms.reduce((sum, term) => sum + (term.present ? 0 : term.weight), 0)
  if (missing > total * 0.5) return true
  return (
    missing > total * 0.3 &&
    reading.terms.filter((term) => term.present).length < 3 &&
    (sentences[0]?.helpfulness ?? 0) < 28
  )
}

/** The sentence that says so, and one on what the collection does speak of. */
export function declineAnswer(reading: QuestionReading, reports: ReduceInput['reports']): readonly string[] {
  if (reading.terms.length === 0) return ['The reports read here hold nothing that answers this.', ...nearby(reports)]
  const names = reading.names.filter((name) => !name.present).map((name) => name.text)
  const words = reading.terms.filter((term) => !term.present).map((term) => term.word)
  const all = reading.names.length > 0 ? reading.names.map((name) => name.text) : reading.terms.map((term) => term.word)
  const sought = names.length > 0 ? names : words.length > 0 ? words : all
  const opening =
    names.length > 0 || words.length > 0
      ? `The collection does not say: nothing in it speaks of ${listNames(sought)}.`
      : `The collection does not say: no report read here speaks of ${listNames(sought)}.`
  return [opening, ...nearby(reports)]
}

function nearby(reports: ReduceInput['reports']): string[] {
  const heaviest = [...reports]
    .filter((report) => !report.title.startsWith('Mentioned apart'))
    .sort((a, b) => b.rating * Math.log2(2 + b.size) - a.rating * Math.log2(2 + a.size) || a.id - b.id)
    .slice(0, 3)
  if (heaviest.length === 0) return []
  const subjects = heaviest
    .map((report) => sectionName(report))
    .map((name) => listNames([name.startsWith('The ') ? `t${name.slice(1)}` : name]))
  return [`It does speak of ${subjects.join('; ')}. ${citeReports(heaviest.map((report) => report.id))}`]
}
