import type { ReportToMap } from '../../analyst.ts'
import { contentStems } from './content-stems.ts'
import { findNames, namesAmount, namesTime } from './find-facts.ts'
import type { QuestionReading } from './read-question.ts'
import type { ReportSentence } from './report-sentences.ts'
import { sentenceQuality } from './sentence-quality.ts'

/**
 * From 0, does not touch the question, to 1: the share of the question's words (by rarity) that the sentence holds, less
 * for those that only its headline or the report's title hold; more where it has what the kind of question asks for.
 */
export function scoreSentence(sentence: ReportSentence, report: ReportToMap, reading: QuestionReading): number {
  const total = enough(reading)
  if (total === 0) return 0
  const words = new Set(sentence.stems)
  const headline = new Set(contentStems(sentence.headline))
  const title = new Set(contentStems(report.title))
  const named = namedStems(sentence, reading)
  let own = 0
  let around = 0
  for (const term of reading.terms) {
    if (words.has(term.stem) || named.has(term.stem)) own += term.weight
    else if (sentence.stems.some((stem) => isKin(stem, term.stem))) own += 0.8 * term.weight
    else if (cites(sentence, term.entities)) own += 0.5 * term.weight
    else if (headline.has(term.stem)) around += 0.35 * term.weight
    else if (title.has(term.stem)) around += 0.2 * term.weight
  }
  if (own === 0 && around < total * 0.2) return 0
  const share = (own + around) / total
  const quality = 0.55 + 0.45 * Math.min(1, sentenceQuality(sentence.text))
  const missesNames =
    reading.names.length > 0 &&
    !reading.names.some((name) => name.stems.every((stem) => words.has(stem) || named.has(stem)))
  return Math.min(1, (missesNames ? 0.55 : 1) * share ** 0.9 * fit(sentence.text, reading) * quality)
}

/** What a sentence must hold to be a full answer: of a long question the four rarest words with names, else three. */
function enough({ terms, names }: QuestionReading): number {
  const weights = terms.map((term) => term.weight).sort((a, b) => b - a)
  return weights.slice(0, names.length > 0 ? 4 : 3).reduce((sum, weight) => sum + weight, 0)
}

/** Stems of the question's names that the sentence stands for under another name, by the entities it cites. */
function namedStems(sentence: ReportSentence, reading: QuestionReading): ReadonlySet<string> {
  const words = new Set(sentence.stems)
  return new Set(
    reading.names.flatMap((name) => {
      const last = name.stems.at(-1)
      const bySurname = name.alone && last !== undefined && words.has(last)
      return cites(sentence, name.entities) || bySurname ? name.stems : []
    }),
  )
}

function cites(sentence: ReportSentence, entities: ReadonlySet<number>): boolean {
  return sentence.refs.some((ref) => ref.dataset === 'entities' && entities.has(ref.id))
}

/** Whether one stem is the other with an ending that makes a noun of it: `pay`, `payment`. */
function isKin(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  return (
    short.length > 2 &&
    long.startsWith(short) &&
    /^(?:ment|ation|ition|ion|er|or|al|ance|ence|ing)$/.test(long.slice(short.length))
  )
}

/** How well a sentence has what its kind of question asks for; 1 where nothing can be said. */
function fit(text: string, { kind }: QuestionReading): number {
  switch (kind) {
    case 'who':
      return findNames(text).length > 0 ? 1.05 : 0.7
    case 'when':
    case 'timeline':
      return namesTime(text) ? 1.1 : 0.6
    case 'amount':
      return namesAmount(text) ? 1.1 : 0.55
    case 'why':
      return /\b(?:because|since|due to|so that|in order|reason|therefore|led to|caused|owing to|as a result)\b/i.test(
        text,
      )
        ? 1.15
        : 0.9
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
