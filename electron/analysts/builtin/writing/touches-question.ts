import { findDate, findDayOfYear, namesAmount, namesCause, namesMoney, namesTime } from './find-facts.ts'
import type { AnswerSentence } from './group-points.ts'
import { introducesName } from './introduces-name.ts'
import { areKin } from '../../../algorithms/text/kin-words.ts'
import type { QuestionReading, QuestionTerm } from './read-question.ts'
import { areRelated } from '../../../algorithms/text/related-words.ts'

type Said = Pick<AnswerSentence, 'text' | 'stems'>

/** Whether a sentence holds a word of the question, in another form or as another word for the same matter too. */
export function holdsTerm({ stems }: Pick<Said, 'stems'>, { stem }: Pick<QuestionTerm, 'stem'>): boolean {
  return stems.some((own) => own === stem || areKin(own, stem) || areRelated(own, stem))
}

/**
 * Whether a sentence says what a question asks for, not only something about its subject: a date where it asks when, the
 * two words of its phrase, and beside its names at least one of its other words.
 */
export function answersDirectly(sentence: Said, reading: QuestionReading): boolean {
  const { kind, terms, names, phrases } = reading
  if (countsSayings.test(reading.question)) return false
  if (kind === 'when' && !tellsWhen(sentence.text)) return false
  if (asksWhoIs.test(reading.question))
    return names.some((name) => introducesName(sentence.text, name.text, name.alone))
  if (kind === 'why' && !namesCause(sentence.text)) return false
  if (kind === 'amount' && !tellsAmount(sentence.text, reading.question)) return false
  const inNames = new Set(names.flatMap((name) => name.stems))
  const others = terms.filter((term) => term.present && !inNames.has(term.stem))
  if (names.length === 0) {
    const apart = phrases.filter((phrase) => !phrase.split(' ').every((word) => holdsWord(sentence, word, terms)))
    return phrases.length === 0 || apart.length < phrases.length
  }
  if (!asksForOne.has(kind) || others.length === 0) return true
  return others.some((term) => holdsTerm(sentence, term))
}

/** Whether a sentence shares enough of what is rare in a question to be shown beside it: half of it, by rarity. */
export function comesNear(sentence: Said, { terms, names, phrases }: QuestionReading): boolean {
  const inNames = new Set(names.flatMap((name) => name.stems))
  if (phrases.some((phrase) => !phrase.split(' ').every((word) => holdsWord(sentence, word, terms)))) return false
  const present = terms.filter((term) => term.present && !inNames.has(term.stem))
  const weight = (of: readonly QuestionTerm[]): number => of.reduce((sum, term) => sum + term.weight, 0)
  // Its names are in every sentence that map let through.
  const own = weight(present.filter((term) => holdsTerm(sentence, term)))
  const given = weight(terms.filter((term) => inNames.has(term.stem)))
  return own + given >= 0.55 * (weight(present) + given)
}

/** These want one fact, which a sentence about the name alone does not give. */
export const asksForOne: ReadonlySet<QuestionReading['kind']> = new Set(['when', 'who', 'where', 'amount', 'why'])
/** Asks for one named person, not for somebody who did something. */
export const asksWhoIs = /^[Ww]ho(?:['’]s| is| was| are| were) (?:the |Mr |Dr |Ms |Mrs )*\p{Lu}/u

/** Asks how much money; whatever it asks for, a sum answers it. */
const asksForMoney =
  /\bhow much\b.*\b(?:pa(?:y|id)|cost|spen[dt]|s(?:ell|old)|worth|price|receive|earn|money|rais|donat|ow(?:e|ed)\b|fund|invest|brib|fined?\b|budget|sala)|\b(?:what|which) (?:sum|price|fine|salary|cost)/i

/** Whether a text holds the amount that a question asks for. */
export const tellsAmount = (text: string, question: string): boolean =>
  asksForMoney.test(question) ? namesMoney(text) : namesAmount(text)

/** How often somebody says something is counted nowhere in the documents. */
export const countsSayings =
  /\b(?:most (?:often|frequently)|how (?:often|many times|frequently)|how many (?:people|documents|speakers|guests|times))\b.*\b(?:say|said|ask\w*|mention\w*|talk\w*|speak|spoke\w*|discuss\w*)|\b(?:ask\w*|mention\w*|talk\w*|spoke|discuss\w*)\b.*\bmost (?:often|frequently)\b/i

function holdsWord(sentence: Said, word: string, terms: readonly QuestionTerm[]): boolean {
  const term = terms.find((one) => one.word === word)
  return term === undefined || !term.present || holdsTerm(sentence, term)
}

/** Whether a text says when something was. */
export function tellsWhen(text: string): boolean {
  return findDate(text) !== undefined || findDayOfYear(text) !== undefined || namesTime(text)
}
