import type { Vocabulary } from '../../analyst.ts'
import { contentStems } from './content-stems.ts'
import { lookUp, readQuestion } from './read-question.ts'
import type { QuestionName, QuestionReading } from './read-question.ts'

/** A question as it is put to single passages. */
export interface PassageReading extends QuestionReading {
  /** Years and fiscal quarters that it asks about, in lower case: `1950`, `fy18q1`. A sentence or its document's title tells them. */
  readonly times: readonly string[]
  /** Stems of whose words it asks for: `bill gate` in `What did Bill Gates say about ChatGPT?` */
  readonly voice: readonly string[]
  /** The same as the question writes it; '' where it asks for nobody's words. */
  readonly speaker: string
}

const fiscal = /^(?:fy'?\d{2,4}(?:q[1-4])?|q[1-4]|(?:1[5-9]|20)\d\d)$/i
const says =
  /\b(?:did|does|do|has|have) (?:the |President |Mr\.? |Ms\.? |Dr\.? )?(.{2,40}?) (?:(?:say|said|think|thought|believe|feel|argue|tell us|write|written) (?:about|of|on|regarding)|say|call|propose|ask|request|announce|promise|urge|want|warn|recommend|support|oppose|demand|praise|declare|plan|define|describe|explain|suggest)\b/
const asksForFigure =
  /^what (?:was|is|were|are) .*\b(?:growth|revenues?|income|margin|rate|number|size|population|budget|deficit|debt|price|cost|total|expenditures?|spending|headcount|capex|expenses)\b/i
/** A name in more than a fifth of all chunks is what the collection is about, so few sentences repeat it. */
const rareEnough = Math.log(6)

/** A question taken apart for passages: names that stand all over the collection need not stand in a sentence where they are who does it, or only tell which one is meant. */
export function readForPassages(question: string, vocabulary: Vocabulary): PassageReading {
  const reading = readQuestion(question, vocabulary)
  const terms = reading.terms.filter(({ word }) => !fiscal.test(word))
  const speaker = says.exec(question)?.[1] ?? ''
  const voice = contentStems(speaker)
  const names = reading.names
    .filter(({ text }) => !fiscal.test(text))
    .flatMap((name) => withoutWhole(name, vocabulary))
    .map((name) => (name.stems.every((stem) => voice.includes(stem)) ? { ...name, attributed: true } : name))
  return {
    ...reading,
    terms: terms.length === 0 ? reading.terms : terms,
    kind: reading.kind === 'what' && asksForFigure.test(question) ? 'amount' : reading.kind,
    names: names.filter(
      ({ present, weight, attributed, text }) =>
        !present || weight >= rareEnough || !(attributed || isDoer(text, question)),
    ),
    voice,
    speaker,
    times: reading.terms.filter(({ word }) => fiscal.test(word)).map(({ word }) => word),
  }
}

/** Whether a text tells every time that is asked about. */
export const isOfTime = (text: string, { times }: PassageReading): boolean =>
  times.every((time) => text.toLowerCase().includes(time))

/** Whether a name of one word does what is asked about: `did Microsoft acquire`. Who speaks of his own house says `we`. */
const isDoer = (name: string, question: string): boolean =>
  !name.includes(' ') &&
  new RegExp(`\\b(?:did|does|has|have|will) ${name.replace(/[^\p{L}\p{N}]/gu, '.')}\\b`, 'u').test(question)

/** `Gate 4 of the Thole Barrage`, where nothing has that name, as `Gate 4`, and the barrage to tell which one is meant. */
function withoutWhole(name: QuestionName, vocabulary: Vocabulary): readonly QuestionName[] {
  const [part, whole] = name.text.split(/ (?:of|at|in) (?:the )?(?=\p{Lu})/u)
  if (name.entities.size > 0 || part === undefined || whole === undefined) return [name]
  return [
    { ...lookUp(part, vocabulary), attributed: name.attributed },
    { ...lookUp(whole, vocabulary), attributed: true },
  ]
}
