import type { Vocabulary } from '../../analyst.ts'
import { formatCitation } from './citations.ts'
import { contentStems } from './content-stems.ts'
import { escapeMarkdown } from './escape-markdown.ts'
import { introducesName } from './introduces-name.ts'
import { isAddressed } from './is-addressed.ts'
import { isRepeated } from './is-repeated.ts'
import { plainSentence } from './plain-sentence.ts'
import type { QuestionReading } from './read-question.ts'
import { sentenceQuality } from './sentence-quality.ts'
import { asksWhoIs } from './touches-question.ts'

const most = 3
/** Sentences that open with the name and define it come before those that say it in passing. */
const opens = 0.8
/** Shorter names mean too many. */
const shortestName = 3

/**
 * Who somebody is, where a question asks that: the sentences of the whole collection that introduce the person under any
 * name, the plainest first, each citing the entity and where it stands. Nothing for other questions, or where none does.
 */
export function answerWhoIs({ question, names }: QuestionReading, vocabulary: Vocabulary): readonly string[] {
  const [name] = names
  const [entity] = name?.entities ?? []
  if (!asksWhoIs.test(question) || name === undefined || entity === undefined || names.length > 1) return []
  const { names: called, sentences } = vocabulary.sentencesOf(entity)
  const known = called.filter(({ length }) => length >= shortestName)
  const introductions = sentences
    .map(({ text, chunk }) => ({ text: plainSentence(text), chunk }))
    .filter(({ text }) => known.some((one) => introduces(text, one)))
    .map((one) => ({ ...one, stems: contentStems(one.text), value: valueOf(one.text, known) }))
    .sort((a, b) => b.value - a.value)
  const chosen: typeof introductions = []
  for (const one of introductions) {
    if (chosen.length === most) break
    const others = chosen.map(({ stems }) => stems)
    if (!isRepeated(one.stems, others)) chosen.push(one)
  }
  const [first, ...others] = chosen.map(
    ({ text, chunk }) =>
      `${escapeMarkdown(text)} ${formatCitation([
        { dataset: 'entities', id: entity },
        { dataset: 'sources', id: chunk },
      ])}`,
  )
  if (first === undefined) return []
  return others.length === 0 ? [first] : [first, others.map((one) => `- ${one}`).join('\n')]
}

/** A first name before a comma mostly calls somebody: what follows must say what he is. */
const introduces = (text: string, name: string): boolean =>
  introducesName(text, name) && !isAddressed(text, name) && (name.includes(' ') || !text.includes(`${name},`))

const valueOf = (text: string, names: readonly string[]): number =>
  sentenceQuality(text) +
  (names.some((name) => text.startsWith(`${name} `) || text.startsWith(`${name}, `)) ? opens : 0)
