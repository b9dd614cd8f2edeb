import type { DocumentToRead } from '../../../analyst.ts'
import { timesOf } from './time-words.ts'

/** Code units at a document's head in which a date says when it was written. */
const head = 400
/** A date in a longer line is one that the text tells of. */
const longestLine = 100

/**
 * When a document was written (ISO 8601, shortened to what is known): the date in its title, else the first that stands on a short line at its head;
 * '' where neither tells. A year alone counts in the title only.
 */
export function writtenOf({ title, text }: Pick<DocumentToRead, 'title' | 'text'>): string {
  const named = timesOf(title, '').find(({ from }) => from !== '')?.from
  if (named !== undefined && named.length > 4) return named
  const lines = text.slice(0, head).split('\n').filter((line) => line.length < longestLine)
  const opening = timesOf(lines.join('\n'), '').find(({ from, to }) => from.length === 10 && from === to)?.from
  return opening ?? named ?? /(?<![\d-])(?:1[5-9]|20)\d\d(?![\d])/.exec(title)?.[0] ?? ''
}
