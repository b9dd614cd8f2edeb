import { parseCited } from '../../../electron/analysts/builtin/writing/citations.ts'
import { unescapeMarkdown } from '../../../electron/analysts/builtin/writing/escape-markdown.ts'
import { isFixedPhrase, withoutOpening } from './fixed-phrases.ts'
import type { StoredText } from './stored-text.ts'

/** What an answer or a report is made of, in its order. */
export interface Sorted {
  /** Sentences that stand in a document, as plain text. */
  readonly quoted: readonly { readonly text: string; readonly document: number }[]
  /** The analyst's own phrases. */
  readonly fixed: readonly string[]
  /** What is neither. */
  readonly foreign: readonly string[]
}

/**
 * Takes Markdown with citations apart: every sentence is a document's, one of the fixed phrases, or foreign. Headings,
 * marks of lists and the bold words before an item are no sentences.
 */
export function sortSentences(markdown: string, stored: StoredText): Sorted {
  const quoted: Sorted['quoted'][number][] = []
  const fixed: string[] = []
  const foreign: string[] = []
  const sort = (text: string): void => {
    const document = stored.documentOf(text)
    if (document !== undefined) quoted.push({ text, document })
    else if (isFixedPhrase(text)) fixed.push(text)
    else foreign.push(text)
  }
  for (const line of markdown.split('\n')) {
    if (/^#{1,6} /.test(line) || line.trim() === '') continue
    for (const { text } of parseCited(withoutMarks(line))) {
      const plain = unescapeMarkdown(text)
      const rest = withoutOpening(plain)
      if (rest !== plain) fixed.push(plain.slice(0, plain.length - rest.length).trim())
      sort(rest)
    }
  }
  return { quoted, fixed, foreign }
}

const withoutMarks = (line: string): string =>
  line.replace(/^\s*(?:[-*+]|\d+[.)]) /, '').replace(/^\*\*.+?\*\*(?:: | — )/, '')
