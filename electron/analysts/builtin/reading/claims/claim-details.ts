import { roleWords } from '../word-lists.ts'
import type { SaidAmount } from './amount-words.ts'
import type { SentenceParts } from './sentence-parts.ts'
import type { SaidTime } from './time-words.ts'
import type { VerbGroup } from './verb-group.ts'

/** What is said beside a verb. */
export interface Said {
  readonly amount: SaidAmount | undefined
  readonly time: SaidTime | undefined
}

/** Whether what is said beside the verb makes it worth noting. `object` is -2 in a passive, whose object is its subject. */
export function isEnough(parts: SentenceParts, group: VerbGroup, object: number, { amount, time }: Said): boolean {
  const isDated = time !== undefined && (time.from !== '' || time.to !== '')
  const isNamed = object >= 0 && parts.mentions[object]!.type !== 'concept'
  const next = parts.words[group.end]?.lower ?? ''
  const isThing =
    /^(?:DET|NUM|NOUN|ADJ)$/.test(parts.tags[group.end] ?? '') &&
    !/^(?:that|this|these|those|it|all|any|what)$/.test(next)
  switch (group.verb.need) {
    case 'nothing':
      return group.verb.type !== 'statement' || next !== ''
    case 'object':
      return object >= 0 || (object === -2 && isDated)
    case 'name':
      return isNamed || (object === -2 && (isDated || amount !== undefined)) || (isDated && isThing)
    case 'amount':
      return amount !== undefined
    case 'detail':
      return isNamed || amount !== undefined || isDated
    case 'thing':
      return object >= 0 || isDated || (object === -1 && isThing)
    case 'role':
      return (
        (object >= 0 || isDated || object === -2) &&
        parts.words.slice(group.end, group.end + 7).some(({ lower }) => roleWords.has(lower))
      )
    case 'clause':
      return object >= 0 || next === 'that' || next === 'to'
  }
}

/** What of counted things, beside money and shares, a claim of a kind may speak of. */
const counting: ReadonlySet<string> = new Set(['result', 'judgement'])

/** The first amount behind the verb, in its clause. */
export function amountIn(parts: SentenceParts, group: VerbGroup, end: number): SaidAmount | undefined {
  if (/^(?:event|statement|opinion|life)$/.test(group.verb.type)) return undefined
  const from = parts.words[group.end - 1]!.end
  const to = parts.words[end - 1]?.end ?? from
  return parts.amounts.find(({ start, end: amountEnd, unit }) => {
    if (start < from || amountEnd > to + 1 || parts.times.some((time) => time.start < amountEnd && start < time.end))
      return false
    const between = parts.text.slice(from, start)
    if (
      hasVerb(parts, from, start) ||
      (/,/.test(between) && !(group.verb.type === 'acquisition' && /\bfor (?:\w+ ){0,2}$/.test(between)))
    )
      return false
    return (
      /[$£€¥%]/.test(unit) ||
      (counting.has(group.verb.type) &&
        /^\s*(?:(?:by|to|about|over|more than|nearly|almost|some|around|at least|for|up|only|just|approximately|the|its|all) )*$/.test(
          between,
        ))
    )
  })
}

/** The time that belongs to the verb: behind it in its clause, or at the head of the sentence, or between subject and verb. */
export function timeOf(parts: SentenceParts, group: VerbGroup, end: number): SaidTime | undefined {
  const from = parts.words[group.end - 1]!.end
  const to = parts.words[end - 1]?.end ?? from
  const after = parts.times.find(
    (time) =>
      time.start >= from &&
      time.start <= to &&
      !hasVerb(parts, from, time.start) &&
      /^(?:[^,]|,\d|,(?= $)|, (?:in|at) \p{Lu}\p{L}+ $)*$/u.test(parts.text.slice(from, time.start)),
  )
  if (after) return after
  const verbStart = parts.words[group.start]!.start
  const near = parts.times.findLast((time) => time.end <= verbStart && verbStart - time.end < 3)
  if (near) return near
  const head = parts.times[0]
  const isHead =
    head &&
    (/^(?:(?:And|But|Then|So|Also)?,? )?\W{0,2}$/i.test(parts.text.slice(0, head.start)) ||
      (head.start < 45 &&
        /^(?:On|In|At|During|Early|By|Since)\b[^,]*$/.test(parts.text.slice(0, head.start)) &&
        parts.text[head.end] === ',')) &&
    /^,? /.test(parts.text.slice(head.end)) &&
    verbStart - head.end < 70
  return isHead && !/;|\b(?:but|and)\b/.test(parts.text.slice(head.end, verbStart)) ? head : undefined
}

const hasVerb = (parts: SentenceParts, from: number, to: number): boolean =>
  parts.words.some(({ start }, at) => start >= from && start < to && /^(?:VERB|AUX)$/.test(parts.tags[at] ?? ''))
