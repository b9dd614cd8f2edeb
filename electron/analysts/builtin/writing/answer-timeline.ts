import { citeSentence, listNames, wordBudget } from './answer-text.ts'
import { answerFacts } from './answer-facts.ts'
import { findDate } from './find-facts.ts'
import type { AnswerSentence } from './group-points.ts'
import type { QuestionReading } from './read-question.ts'

const words = 430
const most = 14

/** Dated sentences in the order of their dates; a question for one date leads with its best sentence. */
export function answerTimeline(sentences: readonly AnswerSentence[], reading: QuestionReading): readonly string[] {
  const best = sentences[0]?.helpfulness ?? 0
  if (reading.kind === 'timeline' && reading.terms.length > 0) {
    const byDate = bestOfEachDate(sentences)
    if (byDate.length >= 3) return courseOf(byDate, reading)
  }
  const dated = sentences.flatMap((sentence) => {
    const date = findDate(sentence.text)
    return date === undefined || (reading.kind === 'when' && sentence.helpfulness < best * 0.6)
      ? []
      : [{ sentence, date }]
  })
  const [first] = sentences
  if (first === undefined || dated.length < 2) return answerFacts(sentences, reading)
  const budget = wordBudget(words)
  const blocks: string[] = []
  const rest = dated.slice(0, most).filter(({ sentence }) => reading.kind !== 'when' || sentence !== first)
  if (reading.kind === 'when') blocks.push(citeSentence(first))
  else blocks.push(span(rest.map(({ date }) => date)))
  budget.take(blocks.join(' '))
  const kept = rest
    .filter(({ sentence }) => budget.take(sentence.markdown))
    .sort((a, b) => (a.date.iso < b.date.iso ? -1 : a.date.iso > b.date.iso ? 1 : 0))
  const lines = kept.map(({ sentence, date }) => `- **${listNames([date.said])}** — ${citeSentence(sentence)}`)
  return [...blocks, '## In order of time', lines.join('\n')]
}

/** For every date at which a document was written the most helpful sentence, best first; faint ones tell no course. */
function bestOfEachDate(sentences: readonly AnswerSentence[]): readonly (readonly [string, AnswerSentence])[] {
  const best = new Map<string, AnswerSentence>()
  const least = (sentences[0]?.helpfulness ?? 0) * 0.4
  for (const sentence of sentences) {
    if (sentence.when === undefined || sentence.helpfulness < least || best.has(sentence.when)) continue
    best.set(sentence.when, sentence)
  }
  return [...best]
}

/** What documents of different dates say of one subject, in the order in which they were written. */
function courseOf(
  byDate: readonly (readonly [string, AnswerSentence])[],
  { terms, names }: QuestionReading,
): readonly string[] {
  const budget = wordBudget(words)
  const kept = byDate
    .slice(0, most)
    .filter(([, sentence]) => budget.take(sentence.markdown))
    .sort(([a], [b]) => (a < b ? -1 : 1))
  const first = kept[0]?.[0] ?? ''
  const last = kept.at(-1)?.[0] ?? ''
  const named = names.filter((name) => name.present).map((name) => name.text)
  const subject = listNames(named.length > 0 ? named : terms.filter((term) => term.present).map((term) => term.word))
  return [
    `What the documents say of ${subject}, from ${first} to ${last}, in the order in which they were written.`,
    kept.map(([when, sentence]) => `- **${listNames([when])}** — ${citeSentence(sentence)}`).join('\n'),
  ]
}

function span(dates: readonly { readonly said: string; readonly iso: string }[]): string {
  const sorted = [...dates].sort((a, b) => (a.iso < b.iso ? -1 : 1))
  return `What the collection dates here runs from ${sorted[0]?.said ?? ''} to ${sorted.at(-1)?.said ?? ''}.`
}
