import type { ReadMention } from '../read-document.ts'
import type { TagWords } from '../tag-words.ts'
import { isCapitalised, wordsOf, type Word } from '../words.ts'
import { amountsOf, type SaidAmount } from './amount-words.ts'
import { timesOf, type SaidTime } from './time-words.ts'

/** A sentence made ready for finding claims; all offsets count from its own beginning. */
export interface SentenceParts {
  readonly text: string
  readonly words: readonly Word[]
  /** The part of speech of each word. */
  readonly tags: readonly string[]
  readonly mentions: readonly ReadMention[]
  /** For each word the position of the mention it belongs to, -1 for none. */
  readonly mentionAt: readonly number[]
  readonly times: readonly SaidTime[]
  readonly amounts: readonly SaidAmount[]
}

/** `mentions` have offsets into the document, of which `offset` is where the sentence begins. */
export function readParts(
  text: string,
  offset: number,
  mentions: readonly ReadMention[],
  tag: TagWords,
  written: string,
): SentenceParts {
  const words = wordsOf(text, 0, text.length)
  const tagAt = tag(text)
  const own = mentions.map((mention) => ({ ...mention, start: mention.start - offset, end: mention.end - offset }))
  const mentionAt = words.map(({ start, end }) => widestAt(own, start, end))
  const inName = (from: number, to: number): boolean =>
    own.some(({ type, start, end }) => type !== 'concept' && start < to && from < end)
  // “two new chips”: only a noun is counted.
  const isCounted = (unit: string, end: number): boolean =>
    /[$£€¥%]/.test(unit) || tagAt.get(words.find((word) => word.end === end)?.start ?? -1) === 'NOUN'
  return {
    text,
    words,
    tags: words.map(({ start, text: word }) => tagAt.get(start) ?? (isCapitalised(word) ? 'PROPN' : '')),
    mentions: own,
    mentionAt,
    times: timesOf(text, written).filter(({ end }) => !inName(end - 1, end)),
    amounts: amountsOf(text).filter(({ start, end, unit }) => !inName(start, end) && isCounted(unit, end)),
  }
}

/** A name goes before a phrase that overlaps it, a longer one before a shorter. */
function widestAt(mentions: readonly ReadMention[], start: number, end: number): number {
  let best = -1
  for (const [at, mention] of mentions.entries()) {
    if (mention.start >= end || mention.end <= start) continue
    const other = mentions[best]
    if (
      !other ||
      (other.type === 'concept' && mention.type !== 'concept') ||
      mention.end - mention.start > other.end - other.start
    )
      best = at
  }
  return best
}

/** The text between two words. */
export const gapAfter = ({ text, words }: SentenceParts, at: number): string =>
  text.slice(words[at]?.end ?? 0, words[at + 1]?.start ?? text.length)
