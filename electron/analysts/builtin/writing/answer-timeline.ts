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

function span(dates: readonly { readonly said: string; readonly iso: string }[]): string {
  const sorted = [...dates].sort((a, b) => (a.iso < b.iso ? -1 : 1))
  return `What the collection dates here runs from ${sorted[0]?.said ?? ''} to ${sorted.at(-1)?.said ?? ''}.`
}
