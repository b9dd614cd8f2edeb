import { citeReports, citeSentence, heading, listNames, wordBudget } from './answer-text.ts'
import { groupSections } from './group-points.ts'
import type { AnswerSentence } from './group-points.ts'
import type { QuestionReading } from './read-question.ts'

const words = 450
const sections = 6
const apart = 'Also mentioned'

/**
 * An answer about the whole collection or about a theme of it: what it mainly speaks of, then the weightiest themes with
 * two sentences each, then a line for every further one while the word limit lasts.
 */
export function answerOverview(
  sentences: readonly AnswerSentence[],
  reading: QuestionReading,
  documents: number,
): readonly string[] {
  const groups = groupSections(sentences)
  const main = groups.filter((group) => group.title !== apart).slice(0, sections)
  if (main.length === 0) main.push(...groups.slice(0, 1))
  const budget = wordBudget(words)
  const blocks = [lead(main, reading, documents)]
  budget.take(blocks[0] ?? '')
  for (const { title, sentences: own } of main) {
    const kept = own.slice(0, 2).filter((sentence) => budget.take(sentence.markdown))
    if (kept.length > 0) blocks.push(heading(title), kept.map(citeSentence).join(' '))
  }
  const lines = groups
    .filter((group) => !main.includes(group) && group.title !== apart)
    .flatMap(({ title, sentences: [first] }) =>
      first !== undefined && budget.take(`${title} ${first.markdown}`)
        ? [`- **${listNames([title.split(': ')[0] ?? title])}**: ${citeSentence(first)}`]
        : [],
    )
  return lines.length === 0 ? blocks : [...blocks, heading('Also in the collection'), lines.join('\n')]
}

/** Names the themes, and says how much was read for it. */
function lead(
  main: readonly { readonly title: string; readonly sentences: readonly AnswerSentence[] }[],
  reading: QuestionReading,
  documents: number,
): string {
  const names = main.map(({ title }) => inParentheses(title.startsWith('The ') ? `t${title.slice(1)}` : title))
  const reports = main.flatMap(({ sentences }) => sentences.slice(0, 1).flatMap((sentence) => sentence.reports))
  const subject = reading.terms.filter((term) => term.present).map((term) => term.word)
  const many = main.length === 1 ? 'one theme stands out' : `${counts[main.length] ?? main.length} themes stand out`
  const where = documents === 1 ? 'In the one document' : `Across ${documents} documents`
  const opening = subject.length === 0 ? `${where}, ${many}:` : `On ${listNames(subject)}, ${many}:`
  return `${opening} ${joinThemes(names)}. ${citeReports(reports)}`
}

/** `Gate 4: seals and silt` as `Gate 4 (seals and silt)`. */
function inParentheses(title: string): string {
  const [names = title, subjects] = title.split(/: (.*)/s)
  return subjects === undefined ? names : `${names} (${subjects})`
}

const counts = ['', 'one', 'two', 'three', 'four', 'five', 'six']

/** Titles that hold an `and` themselves are kept apart by semicolons. */
function joinThemes(names: readonly string[]): string {
  if (!names.some((name) => / and |, |: /.test(name)) || names.length < 2) return listNames(names)
  const said = names.map((name) => listNames([name]))
  return `${said.slice(0, -1).join('; ')}; and ${said.at(-1)}`
}
