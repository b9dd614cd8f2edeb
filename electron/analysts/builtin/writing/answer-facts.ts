import { citeSentence, heading, wordBudget } from './answer-text.ts'
import { groupSections } from './group-points.ts'
import type { AnswerSentence } from './group-points.ts'
import type { QuestionReading } from './read-question.ts'

const words = 430

/** How much follows the first sentence: what is at least this share as helpful, under so many headings. */
interface Extent {
  readonly share?: number
  readonly sections?: number
}

/** The sentence that says most first, then what else touches the question, under the subjects it belongs to. */
export function answerFacts(
  sentences: readonly AnswerSentence[],
  reading: QuestionReading,
  { share = isBroadKind(reading) ? 0.5 : 0.7, sections = 5 }: Extent = {},
): readonly string[] {
  const [first, ...others] = sentences
  if (first === undefined) return []
  const rest = others.filter((sentence) => sentence.helpfulness >= first.helpfulness * share)
  const budget = wordBudget(words)
  const blocks = [citeSentence(first)]
  budget.take(blocks[0] ?? '')
  const groups = groupSections(rest).slice(0, sections)
  for (const { title, sentences: own } of groups) {
    const kept = own.slice(0, 3).filter((sentence) => budget.take(sentence.markdown))
    if (kept.length === 0) continue
    const lines = kept.length === 1 ? kept.map(citeSentence) : kept.map((sentence) => `- ${citeSentence(sentence)}`)
    blocks.push(heading(title), lines.join('\n'))
  }
  return blocks
}

const isBroadKind = ({ kind }: QuestionReading): boolean => kind === 'how' || kind === 'what' || kind === 'compare'
