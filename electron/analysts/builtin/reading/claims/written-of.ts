import type { DocumentToRead } from '../../../analyst.ts'
import { timesOf } from './time-words.ts'

/** Code units at a document's head in which a date says when it was written. */
const head = 400
/** A date in a longer line is one that the text tells of. */
const longestLine = 100

/** A life's or a body's own date, as cards of facts give it. */
const ofItsSubject = /\b(?:founded|born|died|established|formed|released|since|ago)\b/i

/**
 * When a document was written (ISO 8601, shortened to what is known): the date in its title, else the first that stands
 * on a short line at its head; '' where neither tells. A date at
 * the head counts only where the text does not mostly name later years. A year alone
 * counts in the title only.
 */
export function writtenOf({ title, text }: Pick<DocumentToRead, 'title' | 'text'>): string {
  const named = timesOf(title, '').find(({ from }) => from !== '')?.from
  if (named !== undefined && named.length > 4) return named
  const lines = text
    .slice(0, head)
    .split('\n')
    .filter((line) => line.length < longestLine && !ofItsSubject.test(line))
  const opening = timesOf(lines.join('\n'), '').find(({ from, to }) => from.length === 10 && from === to)?.from
  if (opening !== undefined && !isOutlived(text, opening)) return opening
  return named ?? /(?<![\d-])(?:1[5-9]|20)\d\d(?!\d)/.exec(title)?.[0] ?? ''
}

function isOutlived(text: string, written: string): boolean {
  const years = text.slice(0, 20_000).match(/(?<![\d,.-])(?:1[5-9]|20)\d\d(?![\d,])/g) ?? []
  return years.filter((year) => year > written.slice(0, 4)).length > years.length / 2
}
