import { isName, prepositions } from './clause-parts.ts'
import { gapAfter, type SentenceParts } from './sentence-parts.ts'
import type { VerbGroup } from './verb-group.ts'

const apposition =
  /^(?:,|\s|the|a|an|his|her|its|their|our|then|now|former|formerly|who|which|one|co-founder|founder|president|chairman|chief|ceo|director|head|author|aged|for|until|by|himself|herself|head|chair|editor|leader|secretary|mayor|minister|\d{1,3})$/i
const measures = new Set(
  'revenue revenues sales profit profits income earnings margin margins units shipments usage bookings billings subscriptions seats users subscribers installs population share costs expenses output production exports imports spending deficit employment unemployment inflation'.split(
    ' ',
  ),
)

export interface Subject {
  readonly mentions: readonly number[]
  /** What of the subject is meant: “revenue” in “Azure revenue grew”. */
  readonly measure: string
}

const lastWordOf = (parts: SentenceParts, at: number): boolean => parts.mentionAt[at + 1] !== parts.mentionAt[at]

function firstWordOf(parts: SentenceParts, at: number): number {
  let first = at
  while (first > 0 && parts.mentionAt[first - 1] === parts.mentionAt[at]) first -= 1
  return first
}

/** Who does it (or, in a passive, has it done to them): the named subject right before the verb group. */
export function subjectOf(parts: SentenceParts, group: VerbGroup): Subject | undefined {
  let at = group.start - 1
  at = beforeTimes(parts, at)
  // “Windows 1.0 was released”: the version belongs to the name.
  if (at > 0 && /^\d+(?:\.\d+)+$/.test(parts.words[at]!.text)) at -= 1
  if (at < 0) return undefined
  const relative = parts.words[at]!.lower
  if (relative === 'who' || relative === 'which') {
    const name = at - 1
    if (name < 0 || !/^,? $/.test(gapAfter(parts, name))) return undefined
    const type = parts.mentions[parts.mentionAt[name] ?? -1]?.type
    return (relative === 'who') === (type === 'person') ? named(parts, name, '') : undefined
  }
  const gap = gapAfter(parts, at)
  if (/,/.test(gap)) {
    const open = appositionStart(parts, at)
    if (open !== undefined) return named(parts, open, '')
    // “Microsoft, in 2016, acquired”: the time was stepped over and left its comma.
    return at === group.start - 1 ? bareAfterComma(parts, group, at) : named(parts, at, '')
  }
  if (/^\)\s*$/.test(gap)) {
    while (at > 0 && !/\(/.test(gapAfter(parts, at - 1))) at -= 1
    return at > 0 ? named(parts, at - 1, '') : undefined
  }
  if (!/^\s+$/.test(gap)) return undefined
  let measure = ''
  while (
    group.verb.type === 'result' &&
    at > 0 &&
    !isName(parts, parts.mentionAt[at]!) &&
    measures.has(parts.words[at]!.lower)
  ) {
    measure = `${parts.words[at]!.lower} ${measure}`.trim()
    at -= 1
    while (at > 0 && parts.tags[at] === 'ADJ' && parts.mentionAt[at] === -1) at -= 1
  }
  return named(parts, at, measure)
}

/** “Microsoft, founded by Gates in 1975,”: a participle after the comma speaks of the name before it. */
function bareAfterComma(parts: SentenceParts, group: VerbGroup, at: number): Subject | undefined {
  return group.bare ? named(parts, at, '') : undefined
}

function beforeTimes(parts: SentenceParts, from: number): number {
  let at = from
  for (;;) {
    const word = parts.words[at]
    const time = word && parts.times.find(({ start, end }) => start <= word.start && word.end <= end)
    if (!word || !time) return at
    while (at >= 0 && parts.words[at]!.start >= time.start) at -= 1
  }
}

/** The word before the comma that opens an apposition (or several) which ends at the word `to`: the name it speaks of. */
function appositionStart(parts: SentenceParts, to: number): number | undefined {
  for (let at = to - 1; at >= Math.max(0, to - 20); at -= 1) {
    const inside = parts.words[at + 1]!
    if (parts.tags[at + 1] === 'AUX' || (parts.tags[at + 1] === 'VERB' && !/(?:ed|ing)$/.test(inside.lower))) {
      // A finite verb stands in no apposition, unless “who” or “which” opens it.
      const opener = parts.words.slice(Math.max(0, at - 16), at + 1)
      if (!opener.some(({ lower }) => lower === 'who' || lower === 'which')) return undefined
    }
    if (!/,/.test(gapAfter(parts, at)) || !isName(parts, parts.mentionAt[at] ?? -1)) continue
    const between = parts.mentions[parts.mentionAt[at + 1] ?? -1]
    const isPlace =
      between !== undefined && /^(?:place|)$/.test(between.type) && parts.mentionAt[at + 1] === parts.mentionAt[to]
    if (apposition.test(inside.lower) || isPlace) return at
  }
  return undefined
}

/** The name that ends at a word, with those joined to it by “and”; undefined where it is only part of something else. */
function named(parts: SentenceParts, at: number, measure: string): Subject | undefined {
  const mention = parts.mentionAt[at] ?? -1
  if (mention < 0 || !lastWordOf(parts, at)) return undefined
  const { type, end } = parts.mentions[mention]!
  if (!isName(parts, mention)) return undefined
  if (end < parts.words[at]!.end && type !== 'concept') return undefined
  let first = beforeDeterminers(parts, firstWordOf(parts, at))
  // “of the steamer Corisande”: the name only tells which steamer.
  let noun = first
  while (
    noun > 0 &&
    first - noun < 3 &&
    /^ $/.test(gapAfter(parts, noun - 1)) &&
    /^(?:NOUN|ADJ)$/.test(parts.tags[noun - 1] ?? '')
  )
    noun -= 1
  noun = beforeDeterminers(parts, noun)
  if (noun < first && prepositions.has(parts.words[noun - 1]?.lower ?? '')) first = noun
  const before = parts.words[first - 1]
  if (!before || /[,;:—–(]/.test(gapAfter(parts, first - 1))) return listed(parts, first, mention, measure)
  if (prepositions.has(before.lower)) {
    const head = first - 2
    const whole = parts.mentionAt[head] ?? -1
    return head >= 0 && before.lower === 'of' && isName(parts, whole) ? named(parts, head, measure) : undefined
  }
  if (before.lower === 'and') {
    const other = parts.mentionAt[first - 2] ?? -1
    if (first >= 2 && isName(parts, other) && /^\s$/.test(gapAfter(parts, first - 2))) {
      const whole = named(parts, first - 2, measure)
      return whole && { mentions: [...whole.mentions, mention], measure }
    }
    if (first >= 2 && isName(parts, other)) return undefined
    return first >= 2 &&
      /NOUN|PRON|ADJ|PROPN/.test(parts.tags[first - 2] ?? '') &&
      !/,/.test(gapAfter(parts, first - 2))
      ? undefined
      : { mentions: [mention], measure }
  }
  if (
    /^(?:or|nor|than|not|if|whether|unless|until|suppose|imagine|had|should|what|how|why|where|whose|whatever|whom)$/.test(
      before.lower,
    )
  )
    return undefined
  if (
    /^(?:VERB|AUX)$/.test(parts.tags[first - 1] ?? '') &&
    !/^(?:said|says|that|told|announced|reported|believed|called|named)$/.test(before.lower)
  )
    return undefined
  return { mentions: [mention], measure }
}

/** “Gates, Allen and Wren” has been met from its end; a lone name after a comma is a subject only where a clause may begin. */
function listed(parts: SentenceParts, first: number, mention: number, measure: string): Subject | undefined {
  if (first === 0) return { mentions: [mention], measure }
  const comma = /,/.test(gapAfter(parts, first - 1))
  const other = parts.mentionAt[first - 1] ?? -1
  return comma && isName(parts, other) && parts.mentions[other]!.type === parts.mentions[mention]!.type
    ? undefined
    : { mentions: [mention], measure }
}

function beforeDeterminers(parts: SentenceParts, first: number): number {
  let at = first
  while (
    at > 0 &&
    /^ $/.test(gapAfter(parts, at - 1)) &&
    /^(?:the|this|these|those|every|each|all|some|no|both|most|a|an|our|his|her|their|its|my|former|then|young|late|old|president|chairman|engineer|ceo|chief|executive|inspector|councillor)$/.test(
      parts.words[at - 1]!.lower,
    )
  )
    at -= 1
  return at
}
