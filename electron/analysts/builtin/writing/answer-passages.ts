import { answerFacts } from './answer-facts.ts'
import { citeSentence, listNames } from './answer-text.ts'
import type { AnswerSentence } from './group-points.ts'
import { isEnglish } from './is-english.ts'
import type { QuestionReading } from './read-question.ts'
import { sentenceQuality } from './sentence-quality.ts'
import { answersDirectly, comesNear, countsSayings } from './touches-question.ts'

const mostNear = 5
/** Of a sentence that is worth showing where it answers nothing. */
const least = 0.15

interface Written {
  readonly blocks: readonly string[]
  readonly answered: boolean
}

const asked: Partial<Record<QuestionReading['kind'], string>> = {
  when: 'says when',
  amount: 'says how much',
  where: 'says where',
  why: 'says why',
}

/**
 * An answer from the sentences of chunks: the one that says what is asked first, what else does under the titles of the
 * documents. Where none says it, that it is so and what comes nearest; nothing where nothing does, which is to be declined.
 */
export function answerPassages(sentences: readonly AnswerSentence[], reading: QuestionReading, weak: number): Written {
  if (reading.terms.length === 0) return { blocks: answerFacts(sentences, reading), answered: true }
  const direct = sentences.filter(
    (sentence) => sentence.helpfulness >= weak && answersDirectly(sentence, reading) && comesNear(sentence, reading),
  )
  const [first] = direct
  if (first !== undefined)
    return { blocks: answerFacts([first, ...sentences.filter((one) => one !== first)], reading), answered: true }
  if (countsSayings.test(reading.question)) return { blocks: [], answered: false }
  const near = sentences
    .filter((sentence) => sentenceQuality(sentence.text) >= least && comesNear(sentence, reading))
    .slice(0, mostNear)
  if (near.length === 0) return { blocks: [], answered: false }
  const opening = `No passage read here ${asked[reading.kind] ?? 'answers this directly'}; what comes nearest:`
  return { blocks: [opening, near.map((sentence) => `- ${citeSentence(sentence)}`).join('\n')], answered: true }
}

/** That the passages read do not answer a question, and which of its words stand nowhere in the collection. */
export function declinePassages(reading: QuestionReading): readonly string[] {
  if (!isEnglish(reading.question))
    return ['Without a language model only questions in English are understood; ask it in English, or choose a model.']
  const names = reading.names.filter((name) => !name.present).map((name) => name.text)
  const words = reading.terms.filter((term) => !term.present).map((term) => term.word)
  const sought = names.length > 0 ? names : words
  if (sought.length > 0) return [`The collection does not say: nothing in it speaks of ${listNames(sought)}.`]
  const together = reading.terms.map((term) => `“${term.word}”`)
  if (together.length < 2) return ['The collection does not say: no passage in it answers this.']
  return [
    `The collection does not say: no sentence of the passages nearest to it brings ${listNames(together)} together.`,
  ]
}
