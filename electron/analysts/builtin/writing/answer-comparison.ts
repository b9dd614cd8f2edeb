import { disputes, findQuantities, findReceivers, reportsChange } from './find-facts.ts'
import { answerFacts } from './answer-facts.ts'
import { citeSentence, heading, listNames, wordBudget } from './answer-text.ts'
import { contentStems } from './content-stems.ts'
import type { AnswerSentence } from './group-points.ts'
import { isAddressed } from './is-addressed.ts'
import type { QuestionReading } from './read-question.ts'
import { holdsTerm } from './touches-question.ts'
import { areRelated } from '../../../algorithms/text/related-words.ts'

const words = 440

/**
 * Two or more names side by side, a section each and one for sentences that speak of both; without names, sentences on
 * the same matter with different numbers next to each other.
 */
export function answerComparison(sentences: readonly AnswerSentence[], reading: QuestionReading): readonly string[] {
  const sides = reading.names.filter((name) => name.present)
  return sides.length >= 2 ? besideEachOther(sentences, sides, reading) : atOdds(sentences, reading)
}

function besideEachOther(
  sentences: readonly AnswerSentence[],
  sides: QuestionReading['names'],
  reading: QuestionReading,
): readonly string[] {
  // Map lets only sentences through that hold a name or cite its entity: one word of the name tells whose they are.
  const speaksOf = ({ stems, speaker = '' }: AnswerSentence, side: QuestionReading['names'][number]): boolean => {
    const others = sides.filter((other) => other !== side).flatMap((other) => other.stems)
    const own = side.stems.filter((stem) => !others.includes(stem))
    const by = contentStems(speaker)
    return own.some((stem) => stems.includes(stem) || by.includes(stem))
  }
  const inNames = new Set(reading.names.flatMap(({ stems }) => stems))
  const matter = reading.terms.filter(({ stem, present }) => present && !inNames.has(stem))
  const ofMatter = (sentence: AnswerSentence): boolean =>
    matter.length === 0 || matter.some((term) => holdsTerm(sentence, term))
  const unaddressed = sentences.filter((sentence) => !sides.some((side) => isAddressed(sentence.text, side.text)))
  // What they are compared on comes before what is said of them at all.
  const onMatter = unaddressed.filter(ofMatter)
  const told = sides.every((side) => onMatter.some((sentence) => speaksOf(sentence, side))) ? onMatter : unaddressed
  const both = told.filter((sentence) => sides.every((side) => speaksOf(sentence, side))).slice(0, 3)
  const only = sides.map((side) => ({
    side,
    own: told.filter((sentence) => speaksOf(sentence, side) && !both.includes(sentence)).slice(0, 4),
  }))
  if (only.every(({ own }) => own.length === 0)) return answerFacts(sentences, reading)
  const budget = wordBudget(words)
  const section = (title: string, own: readonly AnswerSentence[]): string[] => {
    const lines = own
      .filter((sentence) => budget.take(sentence.markdown))
      .map((sentence) => `- ${citeSentence(sentence)}`)
    return lines.length === 0 ? [] : [heading(title), lines.join('\n')]
  }
  const silent = only.filter(({ own }) => own.length === 0).map(({ side }) => side.text)
  const names = listNames(sides.map((side) => side.text))
  const opening = `What the collection says of ${names}, side by side.`
  const missing = silent.length === 0 ? [] : [`No report read here says anything of ${listNames(silent)} alone.`]
  return [
    opening,
    ...missing,
    ...only.flatMap(({ side, own }) => section(side.text, own)),
    ...section('Together', both),
  ]
}

const unanimous =
  'No two sentences of the reports read here plainly contradict each other, and none denies or corrects another.'

function atOdds(sentences: readonly AnswerSentence[], reading: QuestionReading): readonly string[] {
  const pairs: (readonly [AnswerSentence, AnswerSentence])[] = []
  const used = new Set<AnswerSentence>()
  for (const [at, one] of sentences.slice(0, 120).entries()) {
    for (const other of sentences.slice(at + 1, 120)) {
      if (used.has(one) || used.has(other) || !onSameMatter(one, other)) continue
      used.add(one).add(other)
      pairs.push([one, other])
    }
  }
  const budget = wordBudget(words)
  const blocks = pairs
    .slice(0, 6)
    .filter((pair) => budget.take(pair.map((sentence) => sentence.markdown).join(' ')))
    .flatMap((pair) => [heading(pair[0].section), pair.map((sentence) => `- ${citeSentence(sentence)}`).join('\n')])
  const disputed = sentences
    .filter((sentence) => !used.has(sentence) && disputes(sentence.text))
    .slice(0, 8)
    .filter((sentence) => budget.take(sentence.markdown))
  if (blocks.length === 0 && disputed.length < 2)
    return reading.terms.length > 0 ? answerFacts(sentences, reading) : [unanimous]
  const opening =
    blocks.length > 0
      ? 'Where the collection gives different figures on one matter, they stand side by side here.'
      : 'The collection disputes or denies some of what it tells.'
  const rest =
    disputed.length === 0
      ? []
      : [heading('Denied, disputed or corrected'), disputed.map((sentence) => `- ${citeSentence(sentence)}`).join('\n')]
  return [opening, ...blocks, ...rest]
}

/**
 * Whether two sentences count the same thing differently: they share a name, and two more words, years or words for one
 * matter that say what it is.
 */
function onSameMatter(a: AnswerSentence, b: AnswerSentence): boolean {
  const quantities = findQuantities(b.text)
  const differ = [...findQuantities(a.text)].some(([unit, numbers]) => {
    const theirs = quantities.get(unit)
    return theirs !== undefined && ![...numbers].some((number) => theirs.has(number))
  })
  if (!differ || reportsChange(a.text) || reportsChange(b.text) || !ofOneTime(a, b)) return false
  const receivers = new Set(findReceivers(b.text))
  const own = findReceivers(a.text)
  if (own.length > 0 && receivers.size > 0 && !own.some((name) => receivers.has(name))) return false
  const names = namedStems(b.text)
  const mine = namedStems(a.text)
  if (![...mine].some((stem) => names.has(stem))) return false
  const plain = (sentence: AnswerSentence): string[] => [
    ...new Set(sentence.stems.filter((stem) => !mine.has(stem) && !names.has(stem) && !tellsNothing.test(stem))),
  ]
  const others = plain(b)
  return plain(a).filter((stem) => others.some((other) => other === stem || areRelated(stem, other))).length >= 2
}

/** Whether two sentences can be about one time: they name a year both, or were written within two months. */
function ofOneTime(a: AnswerSentence, b: AnswerSentence): boolean {
  const years = new Set(b.text.match(/\b(?:1[5-9]|20)\d\d\b/g))
  if (a.text.match(/\b(?:1[5-9]|20)\d\d\b/g)?.some((year) => years.has(year)) === true) return true
  const [one, other] = [a.written, b.written].map((written) => Date.parse(written?.iso ?? ''))
  return Number.isNaN(one) || Number.isNaN(other) || Math.abs((one ?? 0) - (other ?? 0)) <= 62 * 86_400_000
}

/** Numbers but years, and what numbers are counted in. */
const tellsNothing =
  /^(?!(?:1[5-9]|20)\d\d$)\d|^(?:million|billion|thousand|hundr|dollar|pound|year|month|day|time|compani|fiscal|percent|cent)/

function namedStems(text: string): ReadonlySet<string> {
  return new Set((text.match(/(?<!^)\b\p{Lu}[\p{L}'’-]+/gu) ?? []).flatMap(contentStems))
}
