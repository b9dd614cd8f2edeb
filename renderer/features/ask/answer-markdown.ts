import type { Answer, Dataset } from '../../../shared/model/index.ts'
import { escapeMarkdown } from '../../ui/escape-markdown.ts'
import { readFrom } from './ask-method.ts'

const names: Readonly<Record<Dataset, string>> = {
  reports: 'Reports',
  entities: 'Entities',
  relationships: 'Relationships',
  claims: 'Claims',
  sources: 'Sources',
}

/** An answer as a Markdown document: question, text with its citations, and what each citation names. */
export function answerMarkdown(answer: Answer): string {
  const cited = answer.citations
    .filter(({ resolved }) => resolved)
    .map(({ dataset, id, title }) => `- ${names[dataset]} (${id}): ${escapeMarkdown(title)}`)
  const day = answer.askedAt.slice(0, 10)
  return [
    `# ${escapeMarkdown(answer.question)}`,
    answer.text.trim(),
    cited.length > 0 ? `## Cited\n\n${cited.join('\n')}` : '',
    `*Method ${answer.method}, ${readFrom(answer)}, ${escapeMarkdown(answer.analyst)}, ${day}.*`,
  ]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n')
}
