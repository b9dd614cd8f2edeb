import { citeReports, citeSentence, listNames, wordBudget } from './answer-text.ts'
import { groupSections } from './group-points.ts'
import type { AnswerSentence } from './group-points.ts'

const words = 450
const most = 14

/** Who, or which organisations, places …: the names at the centre in a sentence, then each with the sentence that says most. */
export function answerList(sentences: readonly AnswerSentence[], type: string): readonly string[] {
  const groups = [...groupSections(sentences)]
    .sort((a, b) => (b.sentences[0]?.helpfulness ?? 0) - (a.sentences[0]?.helpfulness ?? 0))
    .slice(0, most)
  const leading = groups.slice(0, Math.min(5, groups.length))
  const reports = [
    ...new Set(leading.flatMap((group) => group.sentences.slice(0, 1).flatMap((sentence) => sentence.reports))),
  ]
  const verb = leading.length === 1 ? 'stands' : 'stand'
  const opening = `${listNames(leading.map((group) => group.title))} ${verb} at the centre of the collection${note(type)}. ${citeReports(reports)}`
  const budget = wordBudget(words)
  budget.take(opening)
  const lines = groups.flatMap(({ title, sentences: [first] }) =>
    first !== undefined && budget.take(`${title} ${first.markdown}`)
      ? [`- **${listNames([title])}** — ${citeSentence(first)}`]
      : [],
  )
  return [opening, lines.join('\n')]
}

function note(type: string): string {
  return type === 'organization' ? ' among its organizations' : type === 'person' ? '' : ` among its ${type}s`
}
