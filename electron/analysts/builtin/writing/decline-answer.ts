import type { ReduceInput } from '../../analyst.ts'
import { citeReports, listNames } from './answer-text.ts'
import { levelsThatAnswer, sayLevels, unspokenAt } from './elsewhere.ts'
import type { AnswerSentence } from './group-points.ts'
import { isEnglish } from './is-english.ts'
import type { QuestionReading } from './read-question.ts'
import { sectionName } from './section-name.ts'
import { countsSayings } from './touches-question.ts'

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

/**
 * The sentence that says so, and one on what the collection does speak of. That nothing in the collection speaks of
 * something is said of words that stand nowhere in it alone; of others where they stand, in which levels' reports or only
 * in the documents.
 */
export function declineAnswer(input: ReduceInput, reading: QuestionReading, weak: number): readonly string[] {
  if (!isEnglish(input.question))
    return [
      'Without a language model a question in this language is not understood; ask it in English, or choose a model.',
    ]
  if (reading.terms.length === 0)
    return ['The reports read here hold nothing that answers this.', ...nearby(input.reports)]
  const names = reading.names.filter((name) => !name.present).map((name) => name.text)
  const words = reading.terms.filter((term) => !term.present).map((term) => term.word)
  const sought = names.length > 0 ? names : words
  if (sought.length > 0)
    return [`The collection does not say: nothing in it speaks of ${listNames(sought)}.`, ...nearby(input.reports)]
  return [unspoken(input, reading, weak), ...nearby(input.reports)]
}

/** What the reports read do not speak of although the documents do, and at which level to ask for it. */
function unspoken(input: ReduceInput, reading: QuestionReading, weak: number): string {
  if (countsSayings.test(input.question))
    return 'No report counts how often something is said or asked, nor by whom most.'
  const { sought, levels } = unspokenAt(input, reading)
  const answering = levelsThatAnswer(input, reading, weak)
  if (sought.length === 0) {
    const open = `No report at level ${input.level} answers this`
    return answering.length > 0 ? `${open}; reports at ${sayLevels(answering)} come nearer: ask there.` : `${open}.`
  }
  const said = listNames(sought.map(({ text, isName }) => (isName ? text : `“${text}”`)))
  const open = `No report at level ${input.level} speaks of ${said}`
  const where = answering.length > 0 ? answering : levels
  return where.length > 0
    ? `${open}; documents of the collection do, and so do reports at ${sayLevels(where)}: ask there.`
    : `${open}, nor does one at any other level; documents of the collection do.`
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
