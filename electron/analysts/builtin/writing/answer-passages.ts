import type { ChunkToMap, Vocabulary } from '../../analyst.ts'
import { answerFacts } from './answer-facts.ts'
import { citeSentence, listNames } from './answer-text.ts'
import { countPassages } from './count-passages.ts'
import { contentStems } from './content-stems.ts'
import { namesCause } from './find-facts.ts'
import type { AnswerSentence } from './group-points.ts'
import { introducesName } from './introduces-name.ts'
import { isEnglish } from './is-english.ts'
import { isOfTime } from './read-for-passages.ts'
import type { PassageReading } from './read-for-passages.ts'
import type { QuestionTerm } from './read-question.ts'
import { qualityAsTold } from './quality-as-told.ts'
import { shareOfQuestion } from './share-of-question.ts'
import { asksForOne, asksWhoIs, countsSayings, holdsTerm, tellsAmount, tellsWhen } from './touches-question.ts'

/** Below this helpfulness a sentence of a passage answers nothing. */
const weak = 6
const mostNear = 5
/** Of a sentence that is worth showing where it answers nothing. */
const leastQuality = 0.15
/** The share of a question for many that one sentence must hold. */
const leastOfMany = 0.25
/** Asks after those whom a collection quotes. */
const aboutSpeakers = /\b(?:guests?|speakers?|hosts?|leaders|episodes?|interviews?|documents|authors|presidents)\b/i
/** Headings, rows of addresses and sentences without end are below. */
const readableQuality = 0.04

interface Written {
  readonly blocks: readonly string[]
  readonly answered: boolean
}

const asked: Partial<Record<PassageReading['kind'], string>> = {
  when: 'says when',
  amount: 'says how much',
  where: 'says where',
  why: 'says why',
  who: 'says who',
}

/**
 * An answer from the sentences of chunks: the one that says what is asked first, what else does under the titles of the
 * documents. Where none says it, that it is so and what comes nearest; nothing where nothing does, which is to be declined.
 */
export function answerPassages(
  sentences: readonly AnswerSentence[],
  reading: PassageReading,
  chunks: readonly ChunkToMap[],
  vocabulary: Vocabulary,
): Written {
  const nothing = { blocks: [], answered: false }
  if (reading.terms.length === 0 || isOfMany(reading)) return answerBroad(sentences, reading)
  if (countsSayings.test(reading.question)) {
    const broad = answerBroad(sentences, reading)
    return broad.answered ? { ...broad, blocks: [...countPassages(reading, vocabulary), ...broad.blocks] } : nothing
  }
  const readable = sentences.filter((one) => qualityAsTold(one) >= readableQuality)
  const told = readable.filter(({ text }) => tellsWhatIsAsked(text, reading))
  const direct = told.filter(
    (one) => one.helpfulness >= weak && shareOfQuestion(one, reading) >= 0.5 && holdsMatter(one, reading),
  )
  const first = shortestOfBest(direct)
  if (first !== undefined)
    return { blocks: answerFacts([first, ...readable.filter((one) => one !== first)], reading), answered: true }
  const near = nearest(sentences, told, reading, chunks)
  if (near.length === 0) return nothing
  const opening = `No sentence read here ${asked[reading.kind] ?? 'answers this directly'}; what comes nearest:`
  return { blocks: [opening, near.map((sentence) => `- ${citeSentence(sentence)}`).join('\n')], answered: true }
}

/** So much of a question, by weight, may stand nowhere in the collection. */
const mostUnknown = 0.2

/** Whether a question for what many say, not after those who speak, holds words that stand nowhere, so that it is about something else. */
export function isOfElsewhere(reading: PassageReading): boolean {
  const { terms, question } = reading
  if (!isOfMany(reading)) return false
  const weigh = (some: readonly QuestionTerm[]): number => some.reduce((sum, { weight }) => sum + weight, 0)
  // A participle that stands nowhere is how the question is put.
  const unknown =
    weigh(terms.filter(({ present, word }) => !present && !/(?:ed|ing)$/.test(word))) /
    Math.max(Number.EPSILON, weigh(terms))
  return unknown >= mostUnknown && !aboutSpeakers.test(question)
}

/** Whether a question asks for what many may say, not for one fact nor about somebody. */
export const isOfMany = ({ names, kind, question }: PassageReading): boolean =>
  names.length === 0 && (!asksForOne.has(kind) || aboutSpeakers.test(question)) && !countsSayings.test(question)

/** What speaks of most of the question, as far as words go; nothing where no sentence holds a quarter of it. */
function answerBroad(sentences: readonly AnswerSentence[], reading: PassageReading): Written {
  const readable = sentences.filter((one) => qualityAsTold(one) >= readableQuality)
  const first = readable.find(
    (sentence) => reading.terms.length === 0 || shareOfQuestion(sentence, reading) >= leastOfMany,
  )
  if (first === undefined) return { blocks: [], answered: false }
  const blocks = answerFacts([first, ...readable.filter((one) => one !== first)], reading, { share: 0.2, sections: 13 })
  return { blocks, answered: true }
}

/** Of sentences that answer about equally well the shortest: the least stands around its fact. */
function shortestOfBest(direct: readonly AnswerSentence[]): AnswerSentence | undefined {
  const readable = direct.filter((one) => qualityAsTold(one) >= leastQuality / 2)
  const [best, ...others] = readable.length > 0 ? readable : direct
  if (best === undefined) return undefined
  return others
    .filter(({ helpfulness }) => helpfulness >= best.helpfulness * 0.9)
    .reduce((short, one) => (one.text.length < short.text.length * 0.8 ? one : short), best)
}

/** What tells a fact of the kind asked for in a passage that speaks of the rest, then what shares most with the question. */
function nearest(
  sentences: readonly AnswerSentence[],
  told: readonly AnswerSentence[],
  reading: PassageReading,
  chunks: readonly ChunkToMap[],
): readonly AnswerSentence[] {
  const needed = reading.names.length > 0 ? 0.5 : 0.6
  const good = (sentence: AnswerSentence): boolean => qualityAsTold(sentence) >= leastQuality
  const around = asksForOne.has(reading.kind)
    ? told.filter(
        (one) =>
          good(one) && shareOfQuestion(one, reading) > 0.2 && shareOfQuestion(withPassage(one, chunks), reading) >= 0.9,
      )
    : []
  const near = sentences.filter(
    (one) => good(one) && shareOfQuestion(one, reading) >= needed && holdsName(one, reading),
  )
  return [...new Set([...around.slice(0, 3), ...near])].slice(0, mostNear)
}

/** A sentence as if it held every word of the first passage that holds it. */
function withPassage(sentence: AnswerSentence, chunks: readonly ChunkToMap[]): AnswerSentence {
  const chunk = chunks.find(({ id }) => sentence.sources?.includes(id) === true)
  return chunk === undefined ? sentence : { ...sentence, stems: [...new Set(contentStems(chunk.text))] }
}

/** Whether a sentence speaks of what is asked about a name, not of the name alone. */
function holdsMatter(sentence: AnswerSentence, { terms, names, kind }: PassageReading): boolean {
  const inNames = new Set(names.flatMap(({ stems }) => stems))
  const others = terms.filter((term) => term.present && !inNames.has(term.stem))
  return !asksForOne.has(kind) || others.length === 0 || others.some((term) => holdsTerm(sentence, term))
}

/** Whether a text holds what the kind of question asks for: a date, a sum, a cause, a name that it does not give. */
function tellsWhatIsAsked(text: string, reading: PassageReading): boolean {
  if (!(reading.question.match(/\d+[.,]\d+/g) ?? []).every((figure) => text.includes(figure))) return false
  if (asksWhoIs.test(reading.question)) return reading.names.some((name) => introducesName(text, name.text, name.alone))
  switch (reading.kind) {
    case 'when':
      return tellsWhen(text)
    case 'amount':
      return tellsAmount(withoutNumbersOf(reading.question, text), reading.question)
    case 'why':
      return namesCause(text)
    case 'who':
    case 'where':
      return bringsName(text, reading)
    default:
      return true
  }
}

/** A text without the numbers that a question gives: the 365 of `Office 365` is no answer to how many seats it has. */
const withoutNumbersOf = (question: string, text: string): string =>
  (question.match(/\d[\d.,]*/g) ?? []).reduce((rest, number) => rest.replaceAll(number, ''), text)

/** Whether a text holds a capitalised word, no abbreviation, that the question does not. */
function bringsName(text: string, { question }: PassageReading): boolean {
  const known = new Set(contentStems(question))
  return (text.match(/(?<!^["“'‘(]*)\b\p{Lu}\p{Ll}\p{L}*/gu) ?? []).some((word) =>
    contentStems(word).some((stem) => !known.has(stem)),
  )
}

/** Whether a sentence speaks of the question's names of several words, of any where there are no such. */
function holdsName(sentence: AnswerSentence, { names }: PassageReading): boolean {
  const own = new Set([...sentence.stems, ...contentStems(sentence.speaker ?? '')])
  const long = names.filter(({ stems, attributed }) => stems.length > 1 && !attributed)
  const meant = long.length > 0 ? long : names
  return meant.length === 0 || meant.some(({ stems }) => stems.every((stem) => own.has(stem)))
}

/** Whether none of the chunks read is of the time that a question asks about. */
export const isOfNoTime = (reading: PassageReading, chunks: readonly ChunkToMap[]): boolean =>
  reading.times.length > 0 && !chunks.some(({ title, text }) => isOfTime(`${title} ${text}`, reading))

/** That the passages read do not answer a question, and which of its words stand nowhere in the collection. */
export function declinePassages(reading: PassageReading, chunks: readonly ChunkToMap[]): readonly string[] {
  if (!isEnglish(reading.question))
    return ['Without a language model only questions in English are understood; ask it in English, or choose a model.']
  const names = reading.names.filter((name) => !name.present).map((name) => name.text)
  const words = reading.terms.filter((term) => !term.present).map((term) => term.word)
  const times = isOfNoTime(reading, chunks) ? reading.times.map((time) => time.toUpperCase()) : []
  const sought = [names, times, words].find((some) => some.length > 0)
  if (sought !== undefined) return [`The collection does not say: nothing in it speaks of ${listNames(sought)}.`]
  const together = reading.terms.map((term) => `“${term.word}”`)
  if (together.length < 2) return ['The collection does not say: no passage in it answers this.']
  return [
    `The collection does not say: no sentence of the passages nearest to it brings ${listNames(together)} together.`,
  ]
}
