import type { ReportToMap } from '../../analyst.ts'
import { contentStems } from './content-stems.ts'
import { namesAmount, namesCause, namesTime } from './find-facts.ts'
import { introducesName } from './introduces-name.ts'
import { isAddressed } from './is-addressed.ts'
import { areKin } from '../../../algorithms/text/kin-words.ts'
import type { NameTypes } from './name-types.ts'
import type { QuestionReading } from './read-question.ts'
import { areRelated } from '../../../algorithms/text/related-words.ts'
import type { ReportSentence } from './report-sentences.ts'
import { qualityAsTold } from './quality-as-told.ts'
import { asksForOne, asksWhoIs, tellsAmount } from './touches-question.ts'

/** A sentence of a report, or of a chunk. */
export interface SentenceToScore extends Pick<ReportSentence, 'text' | 'stems' | 'refs' | 'headline'> {
  /** Stems of names that a sentence of a chunk need not repeat: its speaker, its document's title, the sentence before it. */
  readonly given?: ReadonlySet<string>
  /** Who says `I` in it, where that is known. */
  readonly speaker?: string | undefined
}

/**
 * From 0, does not touch the question, to 1: the share of the question's words (by rarity) that the sentence holds, less
 * for those that only its headline or the report's title hold; more where it has what the kind of question asks for.
 */
export function scoreSentence(
  sentence: SentenceToScore,
  report: Pick<ReportToMap, 'title'>,
  reading: QuestionReading,
  names: NameTypes,
): number {
  const total = enough(reading)
  if (total === 0) return 0
  const words = new Set(sentence.stems)
  const headline = new Set(contentStems(sentence.headline))
  const title = new Set(contentStems(report.title))
  const named = namedStems(sentence, reading)
  if (lacksSubject(reading, (stem) => words.has(stem) || named.has(stem) || sentence.given?.has(stem) === true))
    return 0
  const heart = heaviest(reading)
  let holdsHeart = heart === undefined
  let own = 0
  let around = 0
  for (const term of reading.terms) {
    const before = own
    if (words.has(term.stem) || named.has(term.stem)) own += term.weight
    else if (sentence.stems.some((stem) => areKin(stem, term.stem))) own += 0.8 * term.weight
    else if (sentence.stems.some((stem) => areRelated(stem, term.stem))) own += 0.6 * term.weight
    else if (cites(sentence, term.entities)) own += 0.5 * term.weight
    else if (headline.has(term.stem)) around += 0.35 * term.weight
    else if (title.has(term.stem)) around += 0.2 * term.weight
    if (term === heart && own > before) holdsHeart = true
  }
  if (own === 0 && around < total * 0.2) return 0
  const share = (own + around) / total
  const alone = qualityAsTold(sentence)
  const quality = (alone < 0.09 ? 0.25 : 0.55) + 0.45 * Math.min(1, alone)
  const missesNames =
    reading.names.length > 0 &&
    !reading.names.some((name) => name.stems.every((stem) => words.has(stem) || named.has(stem)))
  const scattered = reading.names.some(
    (name) => name.stems.length > 1 && name.stems.every((stem) => words.has(stem)) && !isWhole(sentence, name),
  )
  const spokenTo = reading.names.some((one) => isAddressed(sentence.text, one.text)) ? 0.2 : 1
  const name =
    spokenTo * (missesNames ? 0.55 : scattered ? 0.75 : 1) * (holdsHeart ? 1 : 0.6) * plainly(sentence.text, reading)
  return Math.min(1, strictness * name * share ** 0.9 * fit(sentence.text, reading, names) * quality)
}

/**
 * Whether a question names somebody or something that a sentence does not: its rarest name where it asks for one fact
 * (LinkedIn, whatever else Microsoft acquired), any of its rare ones where it asks for more. Names that only tell which one
 * is meant need not stand there; of a name of three words or more two thirds will do.
 */
function lacksSubject({ names, kind }: QuestionReading, holds: (stem: string) => boolean): boolean {
  const present = names.filter((name) => name.present)
  if (present.length === 0) return false
  const meant = present.filter((name) => !name.attributed)
  const subjects = meant.length > 0 ? meant : present
  const share = kind === 'compare' ? 0 : asksForOne.has(kind) ? 0.98 : 0.75
  const rarest = Math.max(...subjects.map((name) => name.weight))
  return subjects
    .filter((name) => name.weight >= rarest * share)
    .every(({ stems }) => stems.filter(holds).length < (stems.length > 2 ? (stems.length * 2) / 3 : stems.length))
}

/** The rarest word of a question that is no part of a name, where there is one and it is rarer than what else is asked. */
function heaviest({ terms, names, kind }: QuestionReading): QuestionReading['terms'][number] | undefined {
  const inNames = new Set(names.flatMap((name) => name.stems))
  const [first, second] = terms.filter((term) => term.present).sort((a, b) => b.weight - a.weight)
  if (first === undefined || second === undefined || kind === 'compare' || inNames.has(first.stem)) return undefined
  return first
}

/** Less where the question's words stand apart or only as part of a name (`War Powers Act` for war). */
function plainly(text: string, { phrases, names, terms }: QuestionReading): number {
  const lower = text.toLowerCase()
  const together = phrases.length === 0 || phrases.some((phrase) => lower.includes(phrase)) ? 1 : 0.5
  const first = names.length === 0 && terms.length === 1 ? terms[0]?.word : undefined
  return together * (first === undefined || text.includes(first) || !lower.includes(first) ? 1 : 0.7)
}

/** Leaves room above a sentence that has every word, for one that also has what the question asks for. */
const strictness = 0.78

/** Whether a name's words stand together: `Gate 4`, not `Gates 3 and 4`. */
function isWhole(sentence: SentenceToScore, name: QuestionReading['names'][number]): boolean {
  return sentence.text.toLowerCase().includes(name.text.toLowerCase()) || cites(sentence, name.entities)
}

/** What a sentence must hold to be a full answer: of a long question the four rarest words with names, else three. */
function enough({ terms, names }: QuestionReading): number {
  const weights = terms.map((term) => term.weight).sort((a, b) => b - a)
  return weights.slice(0, names.length > 0 ? 4 : 3).reduce((sum, weight) => sum + weight, 0)
}

/** Stems of the question's names that the sentence stands for under another name, by the entities it cites. */
function namedStems(sentence: SentenceToScore, reading: QuestionReading): ReadonlySet<string> {
  const words = new Set(sentence.stems)
  return new Set(
    reading.names.flatMap((name) => {
      const last = name.stems.at(-1)
      const surname = name.text.split(' ').at(-1) ?? ''
      const bySurname = name.alone && last !== undefined && words.has(last) && sentence.text.includes(surname)
      const mostly =
        name.stems.length > 2 && name.stems.filter((stem) => words.has(stem)).length * 3 >= name.stems.length * 2
      return cites(sentence, name.entities) || bySurname || mostly ? name.stems : []
    }),
  )
}

function cites(sentence: SentenceToScore, entities: ReadonlySet<number>): boolean {
  return sentence.refs.some((ref) => ref.dataset === 'entities' && entities.has(ref.id))
}

/** How well a sentence has what its kind of question asks for; 1 where nothing can be said. */
function fit(text: string, reading: QuestionReading, names: NameTypes): number {
  if (asksForViews.test(reading.question)) return (views.test(text) ? 1.2 : 0.9) * (namesAmount(text) ? 0.85 : 1)
  switch (reading.kind) {
    case 'who': {
      if (asksWhoIs.test(reading.question))
        return reading.names.some((name) => introducesName(text, name.text, name.alone))
          ? listsPeople(text)
            ? 0.9
            : 1.3
          : opensWithName(text, reading)
            ? 1
            : 0.8
      const answer = names.newNames(text, 'person', reading).length > 0
      const ties = /\bbehind\b|\bown|\bcontrol|\brun/i.test(reading.question) && ownership.test(text)
      return (answer ? 1.15 : 0.55) * (ties ? 1.35 : 1)
    }
    case 'where':
      return names.newNames(text, 'place', reading).length > 0 ? 1.2 : 0.55
    case 'when':
      return namesTime(text) ? 1.2 : 0.45
    case 'timeline':
      return namesTime(text) ? 1.1 : 0.9
    case 'amount':
      return tellsAmount(text, reading.question) ? 1.15 : 0.5
    case 'happened':
      return opensWithName(text, reading) ? 1.2 : namesTime(text) ? 1.05 : 0.85
    case 'why':
      return namesCause(text) ? 1.45 : 0.75
    case 'compare':
      return /\b(?:but|however|whereas|while|although|not|than|disput|den(?:y|ied)|contradict|instead|wrong|false|different)/i.test(
        text,
      )
        ? 1.1
        : 0.9
    default:
      return 1
  }
}

/** Names three people or more, one after another: who was there, not who they are. */
function listsPeople(text: string): boolean {
  return (text.match(/(?:, |; |\band )\p{Lu}[\p{L}'’-]+ \p{Lu}[\p{L}'’-]+(?=[,;.]| and )/gu) ?? []).length > 2
}

/** Asks what somebody thinks of something. */
const asksForViews =
  /\b(?:say|said|saying|think|thought|believe|feel|views?|viewed|opinions?|attitudes?|perceive\w*|perspectives?|concerns?|argue) (?:about|of|on|regarding|towards?)\b|\bconcerned? (?:about|with)\b/i
const views =
  /\b(?:must|should|ought|need(?:s|ed)? to|have to|believe|think|hope|fear|worry|worried|danger\w*|threat\w*|risk|never|cannot|right|wrong|better|worse|best|important|responsib\w+|challenge|problem|opportunit\w+|peace|freedom)\b/i

/** Says to whom something belongs or who acts for it. */
const ownership =
  /\b(?:own(?:s|ed|er|ers)?|register(?:ed|s)?|sign(?:s|ed|atory)?|director|sole|belong\w*|found(?:ed|er)|set up|in the name of|control\w*|runs?|chairs?|chairman|on (?:the )?instructions?|on behalf|shareholder|bought|money|loan|kept house)\b/i

function opensWithName(text: string, { names, terms }: QuestionReading): boolean {
  const opening = text.slice(0, 40).toLowerCase()
  return names.length > 0
    ? names.some((name) => opening.includes(name.text.toLowerCase()))
    : terms.some((term) => opening.includes(term.word))
}
