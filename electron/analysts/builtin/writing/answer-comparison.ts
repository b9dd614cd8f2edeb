import { answerFacts } from './answer-facts.ts'
import { citeSentence, heading, wordBudget } from './answer-text.ts'
import type { AnswerSentence } from './group-points.ts'
import type { QuestionReading } from './read-question.ts'

const words = 440

/**
 * Two or more names side by side, a section each and one for sentences that speak of both; without names, sentences on
 * the same matter with different numbers next to each other.
 */
export function answerComparison(sentences: readonly AnswerSentence[], reading: QuestionReading): readonly string[] {
  const sides = reading.names.filter((name) => name.present)
  return sides.length >= 2 ? besideEachOther(sentences, sides, reading) : atOdds(sentences, reading)
}

function besideEachOther(sentences: readonly AnswerSentence[], sides: QuestionReading['names'], reading: QuestionReading): readonly string[] {
  const speaksOf = (sentence: AnswerSentence, side: QuestionReading['names'][number]): boolean => {
    const own = new Set(sentence.stems)
    return side.stems.some((stem) => own.has(stem))
  }
  const both = sentences.filter((sentence) => sides.every((side) => speaksOf(sentence, side))).slice(0, 3)
  const only = sides.map((side) => ({ side, own: sentences.filter((sentence) => speaksOf(sentence, side) && !both.includes(sentence)).slice(0, 4) }))
  if (only.every(({ own }) => own.length === 0)) return answerFacts(sentences, reading)
  const budget = wordBudget(words)
  const section = (title: string, own: readonly AnswerSentence[]): string[] => {
    const lines = own.filter((sentence) => budget.take(sentence.markdown)).map((sentence) => `- ${citeSentence(sentence)}`)
    return lines.length === 0 ? [] : [heading(title), lines.join('\n')]
  }
  const [first, ...rest] = both
  const opening = first === undefined ? [] : [citeSentence(first)]
  return [...opening, ...only.flatMap(({ side, own }) => section(side.text, own)), ...section('Together', rest)]
}

function atOdds(sentences: readonly AnswerSentence[], reading: QuestionReading): readonly string[] {
  const pairs: (readonly [AnswerSentence, AnswerSentence])[] = []
  const used = new Set<AnswerSentence>()
  for (const [at, one] of sentences.slice(0, 60).entries()) {
    for (const other of sentences.slice(at + 1, 60)) {
      if (used.has(one) || used.has(other) || !onSameMatter(one, other)) continue
      used.add(one).add(other)
      pairs.push([one, other])
    }
  }
  if (pairs.length === 0) return answerFacts(sentences, reading)
  const budget = wordBudget(words)
  const blocks = pairs
    .slice(0, 6)
    .filter((pair) => budget.take(pair.map((sentence) => sentence.markdown).join(' ')))
    .flatMap((pair) => [heading(pair[0].section), pair.map((sentence) => `- ${citeSentence(sentence)}`).join('\n')])
  return ['These passages speak of the same matter in different numbers or terms.', ...blocks]
}

function onSameMatter(a: AnswerSentence, b: AnswerSentence): boolean {
  const words = new Set(a.stems.filter((stem) => !/^\d/.test(stem)))
  const shared = new Set(b.stems.filter((stem) => words.has(stem))).size
  const numbers = (sentence: AnswerSentence): string[] => sentence.text.match(/\d[\d,.]*\d|\d/g) ?? []
  const first = new Set(numbers(a))
  const second = numbers(b)
  const differ = first.size > 0 && second.some((number) => !first.has(number))
  return differ && shared >= 4 && shared >= Math.min(words.size, b.stems.length) * 0.3
}
