import type { Span } from '../../shared/model/index.ts'

export interface SpanContext {
  readonly before: string
  readonly match: string
  readonly after: string
}

/**
 * A short span with the sentence around it, on one line: at most `reach` characters either side, to the sentence's
 * end where that is nearer, else to a word's, with an ellipsis.
 */
export function spanContext(text: string, { start, end }: Pick<Span, 'start' | 'end'>, reach = 110): SpanContext {
  const left = text.slice(Math.max(0, start - reach), start)
  const right = text.slice(end, end + reach)
  const sentence = [...left.matchAll(/[.!?]["')\]]?\s+|\n/g)].at(-1)
  const stop = /[.!?]["')\]]?(?=\s)|\n/.exec(right)
  const cutLeft = sentence
    ? left.slice(sentence.index + sentence[0].length)
    : start > reach
      ? `…${left.replace(/^\S*\s/, '')}`
      : left
  const cutRight = stop
    ? right.slice(0, stop.index + stop[0].length)
    : end + reach < text.length
      ? `${right.replace(/\s\S*$/, '')}…`
      : right
  const line = (part: string): string => part.replaceAll(/\s+/g, ' ')
  return { before: line(cutLeft).trimStart(), match: line(text.slice(start, end)), after: line(cutRight).trimEnd() }
}
