import type { Vocabulary } from '../../analyst.ts'
import { readQuestion } from './read-question.ts'
import type { QuestionReading } from './read-question.ts'

/** A question as it is put to single passages. */
export interface PassageReading extends QuestionReading {
  /** Fiscal years and quarters that it asks about, in lower case: `fy18q1`. A document's title tells them. */
  readonly times: readonly string[]
}

const fiscal = /^(?:fy'?\d{2,4}(?:q[1-4])?|q[1-4])$/i
const asksForFigure =
  /^what (?:was|is|were|are) .*\b(?:growth|revenues?|income|margin|rate|number|size|population|budget|deficit|debt|price|cost|total|headcount|capex|expenses)\b/i
/** A name in more than a fifth of all chunks is what the collection is about, so few sentences repeat it. */
const rareEnough = Math.log(6)

/** A question taken apart for passages: names that stand all over the collection need not stand in a sentence, unless it is all that is asked about. */
export function readForPassages(question: string, vocabulary: Vocabulary): PassageReading {
  const reading = readQuestion(question, vocabulary)
  const terms = reading.terms.filter(({ word }) => !fiscal.test(word))
  const names = reading.names.filter(({ text }) => !fiscal.test(text))
  return {
    ...reading,
    terms: terms.length === 0 ? reading.terms : terms,
    kind: reading.kind === 'what' && asksForFigure.test(question) ? 'amount' : reading.kind,
    names: names.filter(
      ({ present, weight, attributed }) => !present || weight >= rareEnough || (!attributed && names.length === 1),
    ),
    times: reading.terms.filter(({ word }) => fiscal.test(word)).map(({ word }) => word),
  }
}

/** Whether a title tells every time that is asked about. */
export const isOfTime = (title: string, { times }: PassageReading): boolean =>
  times.every((time) => title.toLowerCase().includes(time))
