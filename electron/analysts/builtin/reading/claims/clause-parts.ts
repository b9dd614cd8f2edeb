import { gapAfter, type SentenceParts } from './sentence-parts.ts'

const clauseWords = new Set(
  'that which who whom whose when where while because although though if unless until before after since as but whether than so'.split(
    ' ',
  ),
)
/** What stands before a name that only tells where, whose or with whom. */
export const prepositions = new Set(
  'of in within at on for from with by to before after during without toward towards behind beyond than about like against between near under over into inside outside through via among'.split(
    ' ',
  ),
)

/** Whether a mention names somebody or something that can do or be done to; -1 is none. */
export const isName = (parts: SentenceParts, mention: number): boolean =>
  mention >= 0 && !['concept', 'work'].includes(parts.mentions[mention]!.type)

/** Where the clause of a verb ends: at a semicolon, a word that opens another clause, or a comma before one. Exclusive. */
export function clauseEnd(parts: SentenceParts, from: number): number {
  let at = from
  for (; at < parts.words.length; at += 1) {
    const gap = at === 0 ? '' : gapAfter(parts, at - 1)
    if (at > from && /[;:—–()"“”]/.test(gap)) return at
    const lower = parts.words[at]!.lower
    if (
      at > from &&
      clauseWords.has(lower) &&
      !(
        /^(?:since|until|before|after|as|than)$/.test(lower) &&
        parts.times.some(({ start }) => start === parts.words[at]!.start)
      )
    )
      return at
    if (
      at > from &&
      /,/.test(gap) &&
      /^(?:and|or|said|says|he|she|it|they|we|i|you|there|this|\p{L}+ing|\p{L}+ed)$/u.test(lower)
    )
      return at
    if (at > from && lower === 'and' && /^(?:VERB|AUX)$/.test(parts.tags[at + 1] ?? '')) return at
  }
  return at
}
