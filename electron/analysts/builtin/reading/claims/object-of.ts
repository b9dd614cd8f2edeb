import { isName, prepositions } from './clause-parts.ts'
import { gapAfter, type SentenceParts } from './sentence-parts.ts'
import type { VerbGroup } from './verb-group.ts'

/** To whom or what it is done, behind the verb group: a position in the mentions, -1 for nothing that is named. */
export function objectOf(parts: SentenceParts, group: VerbGroup, end: number): number {
  for (let at = group.end; at < Math.min(end, group.end + 9); at += 1) {
    const gap = gapAfter(parts, at - 1)
    if (/,/.test(gap) && at > group.end) return -1
    const mention = parts.mentionAt[at] ?? -1
    if (mention >= 0) return headOf(parts, at, mention, end)
    const { lower, start } = parts.words[at]!
    if (prepositions.has(lower) && !group.verb.through.has(lower)) return -1
    const counted = parts.amounts.some((amount) => amount.start <= start && start < amount.end)
    if (/^(?:that|to)$/.test(lower) && !group.verb.through.has(lower)) return -1
    if (
      !counted &&
      !group.verb.through.has(lower) &&
      !/^(?:called|named)$/.test(lower) &&
      !/^(?:DET|ADJ|NUM|NOUN|ADV|PROPN|SYM|)$/.test(parts.tags[at] ?? '')
    )
      return -1
    // “paid the fees of Silas Orde”: what is done is done to the fees.
    if (
      parts.tags[at] === 'NOUN' &&
      !counted &&
      at + 1 < end &&
      parts.mentionAt[at + 1] === -1 &&
      prepositions.has(parts.words[at + 1]!.lower) &&
      !group.verb.through.has(parts.words[at + 1]!.lower)
    )
      return -1
  }
  return -1
}

/** The mention, unless it only tells whose or which: “Google's offices”, “Apple stock”. */
function headOf(parts: SentenceParts, at: number, mention: number, end: number): number {
  let last = at
  while (parts.mentionAt[last + 1] === mention) last += 1
  const { type, end: nameEnd } = parts.mentions[mention]!
  const word = parts.words[last]!
  if (nameEnd < word.end && type !== 'concept') return -1
  const next = last + 1
  if (next < end && next < parts.words.length && /^ $/.test(gapAfter(parts, last)) && type !== 'concept') {
    const follows = parts.mentionAt[next] ?? -1
    if (/^(?:AUX|VERB)$/.test(parts.tags[next] ?? '')) return -1
    if (
      /^(?:NOUN|ADJ|PROPN)$/.test(parts.tags[next] ?? '') &&
      !/^(?:\d+|today|yesterday|last|this)$/.test(parts.words[next]!.lower) &&
      !parts.times.some(({ start, end: to }) => start <= parts.words[next]!.start && parts.words[next]!.end <= to)
    )
      return follows >= 0 && parts.mentions[follows]!.type === 'concept' ? follows : -1
  }
  return mention
}

/** Who did it, in a passive: the names behind “by”; none where there is no “by”, undefined where it has no name. */
export function agentsOf(parts: SentenceParts, group: VerbGroup, end: number): readonly number[] | undefined {
  for (let at = group.end; at < Math.min(end, group.end + 10); at += 1) {
    if (parts.words[at]!.lower !== 'by') {
      const tag = parts.tags[at] ?? ''
      const inTime = parts.times.some(
        ({ start, end: to }) => start <= parts.words[at]!.start && parts.words[at]!.end <= to,
      )
      if (/^(?:VERB|AUX)$/.test(tag) || (group.bare && !inTime && /^(?:DET|NOUN|ADJ|PROPN|NUM|PRON)$/.test(tag)))
        return []
      continue
    }
    if (parts.times.some(({ start }) => start === parts.words[at]!.start)) continue
    for (let name = at + 1; name < Math.min(at + 5, parts.words.length); name += 1) {
      const mention = parts.mentionAt[name] ?? -1
      if (mention >= 0) return isName(parts, mention) ? withSecond(parts, name, mention) : undefined
      if (!/^(?:DET|ADJ|NOUN)$/.test(parts.tags[name] ?? '')) return undefined
    }
    return undefined
  }
  return []
}

function withSecond(parts: SentenceParts, at: number, mention: number): readonly number[] | undefined {
  if (headOf(parts, at, mention, parts.words.length) !== mention) return undefined
  let last = at
  while (parts.mentionAt[last + 1] === mention) last += 1
  const second = parts.words[last + 1]?.lower === 'and' ? (parts.mentionAt[last + 2] ?? -1) : -1
  return isName(parts, second) && headOf(parts, last + 2, second, parts.words.length) === second
    ? [mention, second]
    : [mention]
}
