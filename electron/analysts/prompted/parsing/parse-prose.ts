import { cleanField } from './clean-field.ts'
import { replyText } from './reply-text.ts'

/**
 * The text of a reply that was asked for as plain text: without a fence, without a label such as “Persona:” before it,
 * without quotes around it, its paragraphs each on one line, up to `longest` UTF-16 units. '' where it says nothing.
 */
export function parseProse(reply: string, longest: number): string {
  const text = replyText(reply).slice(0, longest * 4 + 1_000)
  const unlabelled = text
    .replace(/^\s*```[a-z]{0,12}[ \t]*$|^\s*```\s*$/gim, '')
    .trim()
    .replace(/^[*_#\s]{0,6}(?:description|summary|persona|answer)[*_]{0,3}\s?:[*_]{0,3}\s{0,8}/i, '')
  const paragraphs = unlabelled.split(/\n\s*\n/).map(cleanField)
  const prose = paragraphs.filter((paragraph) => paragraph !== '').join('\n\n')
  return /[\p{L}\p{N}]/u.test(prose) ? prose.slice(0, longest).trim() : ''
}
