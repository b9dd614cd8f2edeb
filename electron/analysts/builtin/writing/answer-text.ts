import type { EvidenceRef } from '../../../../shared/model/index.ts'
import { formatCitation } from './citations.ts'
import { escapeMarkdown } from './escape-markdown.ts'
import type { AnswerSentence } from './group-points.ts'

/** A sentence with its citation, and before it who speaks, where that is known. */
export function citeSentence({
  markdown,
  reports,
  sources = [],
  speaker,
}: Pick<AnswerSentence, 'markdown' | 'reports' | 'sources' | 'speaker'>): string {
  const who = speaker === undefined ? '' : `**${escapeMarkdown(speaker)}** — `
  const refs: readonly EvidenceRef[] = [
    ...reports.map((id) => ({ dataset: 'reports' as const, id })),
    ...sources.map((id) => ({ dataset: 'sources' as const, id })),
  ]
  return `${who}${markdown} ${formatCitation(refs)}`
}

export function citeReports(reports: readonly number[]): string {
  return formatCitation(reports.map((id) => ({ dataset: 'reports', id })))
}

/** Plain text as a heading. */
export function heading(title: string): string {
  return `## ${escapeMarkdown(title)}`
}

/** `A, B and C`, plain text in, Markdown out. */
export function listNames(names: readonly string[]): string {
  const said = names.map(escapeMarkdown)
  return said.length < 2 ? said.join('') : `${said.slice(0, -1).join(', ')} and ${said.at(-1)}`
}

/** Counts words towards an answer's limit; citations do not count. */
export interface WordBudget {
  /** Whether the text still fits; counts it when it does. */
  take(markdown: string): boolean
}

/** A budget of so many words. */
export function wordBudget(words: number): WordBudget {
  let left = words
  return {
    take(markdown) {
      const count = markdown
        .replace(/(?<!\\)\[Data: [^\]]*\]/g, '')
        .split(/\s+/)
        .filter((word) => word !== '').length
      if (count > left) return false
      left -= count
      return true
    },
  }
}
