import { citeReports, citeSentence, listNames, wordBudget } from './answer-text.ts'
import { answerFacts } from './answer-facts.ts'
import { answerOverview } from './answer-overview.ts'
import { isWithin } from './document-time.ts'
import { findDate, sayDate } from './find-facts.ts'
import type { AnswerSentence } from './group-points.ts'
import { placeInTime } from './place-in-time.ts'
import type { PlacedInTime } from './place-in-time.ts'
import type { QuestionReading } from './read-question.ts'
import { holdsTerm } from './touches-question.ts'

const words = 430
const most = 14
/** Fewer dated sentences than this tell no course of events; the documents' own times do it then. */
const enough = 6

interface Placed {
  readonly sentence: AnswerSentence
  readonly date: PlacedInTime
}

/** Dated sentences in the order of their dates; a question for one date leads with its best sentence. */
export function answerTimeline(
  sentences: readonly AnswerSentence[],
  reading: QuestionReading,
  documents: number,
): readonly string[] {
  const { kind, terms, question } = reading
  if (kind === 'timeline' && terms.length > 0) {
    if (/\bfirst\b/i.test(question)) {
      const exact = sentences.filter(({ stems }) => terms.every((term) => stems.includes(term.stem)))
      const mentioned = bestOfEachDate(exact.length > 0 ? exact : sentences, reading)
      if (mentioned.length > 0) return firstOf(mentioned, reading)
    }
    const whole = sentences.filter((sentence) => terms.every((term) => !term.present || holdsTerm(sentence, term)))
    const bySubject = bestOfEachDate(whole, reading)
    const byDate = bySubject.length >= 3 ? bySubject : bestOfEachDate(sentences, reading)
    if (byDate.length >= 3 || (reading.span !== undefined && byDate.length > 0)) return courseOf(byDate, reading)
  }
  const best = sentences[0]?.helpfulness ?? 0
  const dated = sentences.flatMap((sentence): Placed[] => {
    const date = placeInTime(sentence.text, sentence.written)
    return date === undefined || (kind === 'when' && sentence.helpfulness < best * 0.6) ? [] : [{ sentence, date }]
  })
  if (kind === 'when') return onDate(sentences, dated, reading)
  const events = dated.length >= enough || terms.length > 0 ? dated : [...dated, ...byDocument(sentences, dated)]
  if (events.length < 2)
    return terms.length > 0 ? answerFacts(sentences, reading) : undated(sentences, reading, documents)
  const budget = wordBudget(words)
  const kept = events.slice(0, most).filter(({ sentence }) => budget.take(sentence.markdown))
  return [span(kept), inOrder(kept)]
}

/** A collection that dates nothing is told by its themes. */
function undated(sentences: readonly AnswerSentence[], reading: QuestionReading, documents: number): readonly string[] {
  return ['Nothing that the reports read here tell is dated.', ...answerOverview(sentences, reading, documents)]
}

/** The sentence that says it, what its document's date adds, then what else is dated. */
function onDate(
  sentences: readonly AnswerSentence[],
  dated: readonly Placed[],
  reading: QuestionReading,
): readonly string[] {
  const [first] = sentences
  if (first === undefined) return []
  const note =
    first.written !== undefined && findDate(first.text) === undefined
      ? ` Its document is dated ${listNames([first.written.said])}. ${citeReports(first.reports)}`
      : ''
  const rest = dated.filter(({ sentence }) => sentence !== first).slice(0, most)
  if (rest.length === 0) {
    const [lead = '', ...others] = answerFacts(sentences, reading)
    return [`${lead}${note}`, ...others]
  }
  const budget = wordBudget(words)
  budget.take(first.markdown)
  const kept = rest.filter(({ sentence }) => budget.take(sentence.markdown))
  return [`${citeSentence(first)}${note}`, '## In order of time', inOrder(kept)]
}

function inOrder(placed: readonly Placed[]): string {
  return placed
    .toSorted(({ date: a }, { date: b }) => (a.iso < b.iso ? -1 : a.iso > b.iso ? 1 : 0))
    .map(({ sentence, date }) => `- **${listNames([date.said])}** — ${citeSentence(sentence)}`)
    .join('\n')
}

/** For every time at which a document was written its most helpful sentence, but those that say a date themselves. */
function byDocument(sentences: readonly AnswerSentence[], dated: readonly Placed[]): readonly Placed[] {
  const taken = new Set(dated.map(({ sentence }) => sentence))
  const times = new Set<string>()
  const found = sentences.flatMap((sentence): Placed[] => {
    if (sentence.written === undefined || taken.has(sentence) || times.has(sentence.written.iso)) return []
    times.add(sentence.written.iso)
    return [{ sentence, date: sentence.written }]
  })
  return spread(found, most)
}

/** So many of them at most, from the first time to the last. */
function spread(placed: readonly Placed[], limit: number): readonly Placed[] {
  if (placed.length <= limit) return placed
  const sorted = placed.toSorted(({ date: a }, { date: b }) => (a.iso < b.iso ? -1 : 1))
  return Array.from({ length: limit }, (_, at) => sorted[Math.round((at * (sorted.length - 1)) / (limit - 1))]!)
}

/** For every time at which a document was written the most helpful sentence, best first; faint ones tell no course. */
function bestOfEachDate(sentences: readonly AnswerSentence[], reading: QuestionReading): readonly Placed[] {
  const best = new Map<string, Placed>()
  const least = (sentences[0]?.helpfulness ?? 0) * 0.4
  for (const sentence of sentences) {
    const { written } = sentence
    if (written === undefined || sentence.helpfulness < least || best.has(written.said)) continue
    if (reading.span === undefined || isWithin(written, reading.span))
      best.set(written.said, { sentence, date: written })
  }
  return [...best.values()]
}

/** What documents of different dates say of one subject, in the order in which they were written. */
function courseOf(byDate: readonly Placed[], reading: QuestionReading): readonly string[] {
  const budget = wordBudget(words)
  const kept = spread(byDate, most)
    .filter(({ sentence }) => budget.take(sentence.markdown))
    .toSorted(({ date: a }, { date: b }) => (a.iso < b.iso ? -1 : 1))
  const [first, last] = [kept[0]?.date.said ?? '', kept.at(-1)?.date.said ?? '']
  const opening = `What the documents say of ${subjectOf(reading)}, from ${listNames([first])} to ${listNames([last])}, in the order in which they were written.`
  return [opening, inOrder(kept)]
}

/** The earliest document that a report read here quotes on the subject, and what follows it. */
function firstOf(byDate: readonly Placed[], reading: QuestionReading): readonly string[] {
  const sorted = byDate.toSorted(({ date: a }, { date: b }) => (a.iso < b.iso ? -1 : 1))
  const [first] = sorted
  if (first === undefined) return []
  const time = listNames([first.date.said])
  const lead = `The earliest document that the reports read here quote on ${subjectOf(reading)} is of ${time}: ${citeSentence(first.sentence)}`
  const next = sorted.slice(1, 5)
  return next.length === 0 ? [lead] : [lead, '## After that', inOrder(next)]
}

function subjectOf({ terms, names }: QuestionReading): string {
  const named = names.filter((name) => name.present).map((name) => name.text)
  return listNames(named.length > 0 ? named : terms.filter((term) => term.present).map((term) => term.word))
}

function span(placed: readonly Placed[]): string {
  const sorted = placed.map(({ date }) => date).toSorted((a, b) => (a.iso < b.iso ? -1 : 1))
  const say = (date: PlacedInTime | undefined): string => {
    if (date === undefined) return ''
    return listNames([date.said.includes('(') ? sayDate(date.iso) : date.said])
  }
  return `What the collection dates here runs from ${say(sorted[0])} to ${say(sorted.at(-1))}.`
}
