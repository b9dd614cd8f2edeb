import type { Vocabulary } from '../../analyst.ts'
import { citeSentence, heading, wordBudget } from './answer-text.ts'
import { groupSections } from './group-points.ts'
import type { AnswerSentence } from './group-points.ts'
import { qualityAsTold } from './quality-as-told.ts'
import type { PassageReading } from './read-for-passages.ts'
import { shareOfQuestion } from './share-of-question.ts'
import { holdsTerm } from './touches-question.ts'

const words = 430
/** The share of the question that a sentence must hold. */
const least = 0.25
/** The same of the question's own words, where words that the collection uses beside them make up for the rest. */
const leastOwn = 0.1
const relatedShare = 0.08
/** Such a sentence comes after those that hold the question's own words. */
const lesser = 0.2
/** Words of a question of three or more that the first sentence must hold. */
const fewest = 2
const leastQuality = 0.2
/** Of the sentence that comes first, where there is one. */
const goodQuality = 0.6
/** A sentence adds this much less for each that its document, or its section, has already. */
const again = { document: 0.05, section: 0.85 } as const
/** Longer sentences add less than shorter ones that say as much. */
const longest = 9
/** How much more a sentence counts that holds more of the question. */
const sharpness = 1.3
/** What is not worth this much of the best is left out, whatever room there is. */
const worthwhile = 0.005

/**
 * What many documents say to a question that no single one answers: the sentence that says most of it, then under the
 * subjects that they belong to one after another of those that add most, so that many documents and subjects are heard
 * within the word limit. Words that the collection uses wherever it speaks of the matter count a little, so that what is
 * said in other words is heard too. Nothing where no sentence holds a quarter of the question.
 */
export function answerBroadly(
  sentences: readonly AnswerSentence[],
  reading: PassageReading,
  vocabulary: Vocabulary,
): readonly string[] {
  const related = new Set(vocabulary.relatedTo(reading.question))
  const left = sentences
    .map((sentence) => ({ sentence, share: shareOfQuestion(sentence, reading, { evenly: true }) }))
    .filter(({ sentence, share }) => {
      const around = sentence.stems.filter((stem) => related.has(stem)).length
      return qualityAsTold(sentence) >= leastQuality && share + relatedShare * around >= least && share >= leastOwn
    })
    .map(({ sentence, share }) => ({
      sentence,
      document: documentOf(sentence, vocabulary),
      value: valueOf(sentence) * (share >= least ? 1 : lesser),
      mayLead: share >= least && holdsFewest(sentence, reading),
    }))
  const leads = new Set(left.flatMap(({ sentence, mayLead }) => (mayLead ? sentence : [])))
  if (leads.size === 0) return []
  const enough = worthwhile * Math.max(...left.map(({ value }) => value))
  const heard = { document: new Map<unknown, number>(), section: new Map<unknown, number>() }
  const budget = wordBudget(words)
  const chosen: AnswerSentence[] = []
  while (left.length > 0) {
    let best = 0
    let most = 0
    for (const [at, { sentence, document, value }] of left.entries()) {
      const added =
        value *
        again.document ** (heard.document.get(document) ?? 0) *
        again.section ** (heard.section.get(sentence.section) ?? 0)
      if (added > most) {
        most = added
        best = at
      }
    }
    const [{ sentence, document, value }] = left.splice(best, 1) as [(typeof left)[number]]
    if (value < enough || !budget.take(citeSentence(sentence))) continue
    chosen.push(sentence)
    heard.document.set(document, (heard.document.get(document) ?? 0) + 1)
    heard.section.set(sentence.section, (heard.section.get(sentence.section) ?? 0) + 1)
  }
  const first =
    chosen.find((one) => leads.has(one) && qualityAsTold(one) >= goodQuality) ??
    chosen.find((one) => leads.has(one)) ??
    chosen[0]
  if (first === undefined) return []
  const others = chosen.filter((one) => one !== first)
  const sections = groupSections(others)
  return [
    citeSentence(first),
    ...sections.flatMap(({ title, sentences: own }) => [
      heading(title),
      own.length === 1 ? own.map(citeSentence).join('') : own.map((one) => `- ${citeSentence(one)}`).join('\n'),
    ]),
  ]
}

const holdsFewest = (sentence: AnswerSentence, { terms }: PassageReading): boolean =>
  terms.length <= fewest || terms.filter((term) => holdsTerm(sentence, term)).length >= fewest

function valueOf(sentence: AnswerSentence): number {
  const length = sentence.text.split(/\s+/).length
  return (
    sentence.helpfulness ** sharpness *
    (0.3 + 0.7 * Math.min(1, qualityAsTold(sentence))) *
    Math.min(1, longest / length)
  )
}

/** Where a sentence stands; sentences of reports that don't tell are of a document each. */
const documentOf = (sentence: AnswerSentence, vocabulary: Vocabulary): unknown => {
  const [source] = sentence.sources ?? []
  return source === undefined ? sentence : vocabulary.documentOfChunk(source)
}
