import type { ReduceInput } from '../../analyst.ts'
import { citeSentence, listNames } from './answer-text.ts'
import { levelsThatAnswer, sayLevels, unspokenAt } from './elsewhere.ts'
import type { AnswerSentence } from './group-points.ts'
import type { QuestionReading } from './read-question.ts'
import { sentenceQuality } from './sentence-quality.ts'
import { asksForOne, asksWhoIs, comesNear, countsSayings } from './touches-question.ts'

const most = 5
const mostOfSubject = 3
/** Of a sentence that is worth showing where it answers nothing. */
const least = 0.15

const asked: Partial<Record<QuestionReading['kind'], string>> = {
  when: 'says when',
  amount: 'says how much',
  where: 'says where',
}

/**
 * Where no sentence says what is asked: that it is so, then at most five that share what is rare in the question (three that
 * only speak of the name it asks about), and the levels whose reports say it. Nothing where none comes near, which is to be
 * declined.
 */
export function answerNearest(
  input: ReduceInput,
  reading: QuestionReading,
  sentences: readonly AnswerSentence[],
  weak: number,
): { readonly blocks: readonly string[]; readonly answered: boolean } {
  if (countsSayings.test(input.question)) return { blocks: [], answered: false }
  if (unspokenAt(input, reading).sought.some(({ isName }) => isName)) return { blocks: [], answered: false }
  const told = sentences.filter(({ text }) => sentenceQuality(text) >= least)
  const near = told.filter((sentence) => comesNear(sentence, reading)).slice(0, most)
  const names = reading.names.filter((name) => name.present)
  const rarest = names.toSorted((a, b) => b.weight - a.weight)[0]
  const heaviest = Math.max(0, ...reading.terms.filter((term) => term.present).map(({ weight }) => weight))
  const isSubject = rarest !== undefined && (asksForOne.has(reading.kind) || rarest.weight >= 0.75 * heaviest)
  const subject = isSubject ? rarest.text : undefined
  const shown = near.length > 0 ? near : subject === undefined ? [] : told.slice(0, mostOfSubject)
  if (shown.length === 0) return { blocks: [], answered: false }
  const answering = levelsThatAnswer(input, reading, weak)
  const asks = asksWhoIs.test(input.question) ? 'says who that is' : (asked[reading.kind] ?? 'answers this directly')
  const follows = subject === undefined ? 'what comes nearest' : `what they say of ${listNames([subject])}`
  const blocks = [
    `No report at level ${input.level} ${asks}; ${follows}:`,
    shown.map((sentence) => `- ${citeSentence(sentence)}`).join('\n'),
  ]
  if (answering.length > 0) blocks.push(`Reports at ${sayLevels(answering)} come nearer: ask there.`)
  return { blocks, answered: true }
}
