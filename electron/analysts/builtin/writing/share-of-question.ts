import { contentStems } from './content-stems.ts'
import type { AnswerSentence } from './group-points.ts'
import type { PassageReading } from './read-for-passages.ts'
import type { QuestionTerm } from './read-question.ts'
import { holdsTerm } from './touches-question.ts'

/**
 * From 0 to 1, how much of the rarest four words of a question a sentence holds, by weight; the speaker's name counts,
 * a name that only tells which one is meant (`Gate 4 of the Thole Barrage`) does not. `evenly` lets common words count
 * nearly as much as rare ones, which in a long question are mostly how it is put.
 */
export function shareOfQuestion(
  sentence: AnswerSentence,
  { terms, names, voice }: PassageReading,
  { evenly = false }: { readonly evenly?: boolean } = {},
): number {
  const hasOwn = names.some(({ attributed }) => !attributed)
  const aside = new Set([
    ...names.filter(({ attributed }) => attributed && hasOwn).flatMap(({ stems }) => stems),
    ...voice,
  ])
  const meant = terms.filter(({ stem }) => !aside.has(stem))
  const rarest = (meant.length > 0 ? meant : terms).toSorted((a, b) => b.weight - a.weight).slice(0, 4)
  const speaker = contentStems(sentence.speaker ?? '')
  const weigh = (some: readonly QuestionTerm[]): number =>
    some.reduce((sum, { weight }) => sum + (evenly ? Math.sqrt(weight) : weight), 0)
  const held = rarest.filter((term) => holdsTerm(sentence, term) || speaker.includes(term.stem))
  return weigh(held) / weigh(rarest)
}
