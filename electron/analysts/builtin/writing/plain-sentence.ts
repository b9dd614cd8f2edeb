import { foldSpace } from './escape-markdown.ts'

/**
 * A sentence as it is shown: whitespace folded and the marks of Markdown that only dress it (emphasis, code, links,
 * headings, quotes) taken away. The words stay as they stand in the document.
 */
export function plainSentence(text: string): string {
  const folded = foldSpace(text)
  if (!/[*_`\\[#>]/.test(folded)) return folded
  return folded
    .replace(/^(?:(?:#{1,6}|>)\s+)+/, '')
    .replace(/!?\[([^[\]]+)\]\((?:[^()\s]|\([^()]*\))*(?: "[^"]*")?\)/g, '$1')
    .replace(/\\([*_`[\]#>])/g, '$1')
    .replace(/(?<![\p{L}\p{N}*])(\*{1,3})(?=[^\s*])([^*]*[^\s*])\1(?![\p{L}\p{N}*])/gu, '$2')
    .replace(/(?<![\p{L}\p{N}_])(_{1,3})(?=[^\s_])([^_]*[^\s_])\1(?![\p{L}\p{N}_])/gu, '$2')
    .replace(/(?<!`)`([^`]+)`(?!`)/g, '$1')
    .replace(/(?<![\p{L}\p{N}*])\*{1,3}(?=[\p{L}\p{N}"“‘(])(?!.*\*)|(?<=[\p{L}\p{N}.,!?"”’)])\*{1,3}$/gu, '')
}
