import type { ReadMention } from '../read-document.ts'
import type { TagWords } from '../tag-words.ts'
import { roleWords } from '../word-lists.ts'
import { writeAmount, type SaidAmount } from './amount-words.ts'
import { claimVerbs } from './claim-verbs.ts'
import { findRoles } from './find-roles.ts'
import { isHalting, isPlainStatement, isWished, reportedIn } from './plain-statement.ts'
import { readParts, type SentenceParts } from './sentence-parts.ts'
import type { SaidTime } from './time-words.ts'
import { verbGroupAt, type ClaimStatus, type VerbGroup } from './verb-group.ts'
import { agentsOf, clauseEnd, objectOf, subjectOf, type Subject } from './who-and-whom.ts'

/** A claim of one sentence; `subject` and `object` are positions in its mentions, `object` null where none is named. */
export interface FoundClaim {
  readonly subject: number
  readonly object: number | null
  readonly type: string
  /** The verb in its base form, behind what is measured: `pay`, `revenue grow`. */
  readonly verb: string
  readonly status: ClaimStatus
  /** ISO 8601, shortened to what is known; '' where open or not known. */
  readonly startDate: string
  readonly endDate: string
  /** A number and its unit, `340000 £`; '' where none is named. */
  readonly amount: string
}

/** Whether nobody is searching for words from the subject on to the end of the clause. */
function isClean(parts: SentenceParts, group: VerbGroup, { mentions }: Subject): boolean {
  const from = parts.mentions[mentions[0] ?? 0]!.start
  const to = parts.words[clauseEnd(parts, group.end) - 1]?.end ?? parts.text.length
  if (isWished(parts.text.slice(0, parts.words[group.start]!.start))) return false
  return !isHalting(parts.text.slice(Math.max(0, from - 30), to))
}

/** “dropped out”, “grew up”, “fell apart”: another verb. */
const isPhrasal = (parts: SentenceParts, { end }: VerbGroup): boolean =>
  /^(?:out|off|up|apart|behind|asleep|over|away|back|upon)$/.test(parts.words[end]?.lower ?? '')

const word = /[a-z]{3,14}/g

/** Whether a sentence may hold a claim at all; cheap, for it is asked of every sentence. */
function mayClaim(text: string, mentions: readonly ReadMention[]): boolean {
  if (text.length < 20 || text.length > 600 || !mentions.some(({ type }) => type !== 'concept')) return false
  word.lastIndex = 0
  for (let found = word.exec(text); found; found = word.exec(text))
    if (claimVerbs.has(found[0]) || roleWords.has(found[0])) return true
  return false
}

/**
 * The claims of one English sentence: a named subject, a verb that says what was done or happened, and to whom, how much
 * or when. `mentions` are the sentence's, with offsets into the document, of which `offset` is the sentence's beginning;
 * `written` is when the document was written (ISO 8601, shortened; '' where not known). Questions, hypotheses, habits and
 * what is said in the first person claim nothing. At most one claim per verb and subject.
 */
export function findClaims(
  text: string,
  offset: number,
  mentions: readonly ReadMention[],
  tag: TagWords,
  written: string,
): readonly FoundClaim[] {
  if (!mayClaim(text, mentions) || !isPlainStatement(text)) return []
  const parts = readParts(text, offset, mentions, tag, written)
  const claims: FoundClaim[] = []
  let before: { readonly group: VerbGroup; readonly subject: Subject } | undefined
  for (let at = 0; at < parts.words.length; at += 1) {
    const group = verbGroupAt(parts, at)
    if (!group) continue
    const subject =
      subjectOf(parts, group) ??
      (before && sharedSubject(parts, before.group, group)
        ? before.subject
        : (firstSubject(parts, group) ?? doerOf(parts, group)))
    if (!subject || isPhrasal(parts, group) || !isClean(parts, group, subject)) continue
    before = { group, subject }
    claims.push(...claimsOf(parts, group, subject))
  }
  for (const { person, place, at } of findRoles(parts)) claims.push(roleClaim(parts, person, place, at))
  return distinct(claims)
}

const roleClaim = (parts: SentenceParts, subject: number, object: number, at: number): FoundClaim => ({
  subject,
  object,
  type: 'role',
  verb: 'be',
  status: reportedIn(parts.text, parts.words[at]!.start),
  startDate: '',
  endDate: '',
  amount: '',
})

/** “Wren signed the order and paid Harker”: the second verb has the first one's subject. */
function sharedSubject(parts: SentenceParts, before: VerbGroup, group: VerbGroup): boolean {
  if (group.bare && before.passive !== group.passive) return false
  return !group.passive === !before.passive || group.start < group.end - 1
    ? joinsOn(parts, before.end, group, 16)
    : false
}

/** Whether nothing but the rest of one clause stands from a word to the “and” before a verb. */
const joinsOn = (parts: SentenceParts, from: number, group: VerbGroup, most: number): boolean =>
  parts.words[group.start - 1]?.lower === 'and' &&
  group.start - from <= most &&
  parts.words
    .slice(from, group.start - 1)
    .every(
      ({ lower }, index) =>
        !/^(?:that|which|who|whose|what|when|while|because|but|if|he|she|it|they|we|i|you)$/.test(lower) &&
        parts.tags[from + index] !== 'AUX' &&
        !(lower === 'to' && parts.tags[from + index] === 'PART'),
    )

/** “Harker gave his vote to Orde and was paid £60,000”: the sentence's own subject, whatever its first verb. */
function firstSubject(parts: SentenceParts, group: VerbGroup): Subject | undefined {
  const mention = parts.mentionAt[0] ?? -1
  const name = mention >= 0 ? parts.mentions[mention] : undefined
  if (!name || name.type === 'concept' || group.bare) return undefined
  const last = parts.mentionAt.lastIndexOf(mention)
  return parts.tags[last + 1] === 'VERB' && joinsOn(parts, last + 1, group, 20)
    ? { mentions: [mention], measure: '' }
    : undefined
}

/** “The loan was approved by Pargeter”: what is done has no name, who does it has. */
function doerOf(parts: SentenceParts, group: VerbGroup): Subject | undefined {
  if (!group.passive || group.bare || parts.tags[group.start - 1] !== 'NOUN') return undefined
  const agents = agentsOf(parts, group, clauseEnd(parts, group.end)) ?? []
  return agents.length > 0 ? { mentions: agents, measure: '' } : undefined
}

function claimsOf(parts: SentenceParts, group: VerbGroup, subject: Subject): FoundClaim[] {
  const end = clauseEnd(parts, group.end)
  const agents = group.verb.transitive && (group.passive || group.bare) ? agentsOf(parts, group, end) : []
  if (agents === undefined && group.bare) return []
  const named = agents ?? []
  const object = named.length > 0 || group.passive || saysClause(parts, group, end) ? -1 : objectOf(parts, group, end)
  const said = { amount: amountIn(parts, group, end), time: timeOf(parts, group, end) }
  const reduced =
    group.bare && group.verb.transitive && object < 0 && (named.length > 0 || startsWithTime(parts, group.end))
  const passive = group.passive || reduced
  const patients = group.bare ? subject.mentions.slice(-1) : subject.mentions
  const who = passive && named.length > 0 ? named : passive ? patients : subject.mentions
  // In “the loan was approved by Pargeter” nothing but the doer has a name.
  const isDoer = named.length > 0 && patients.every((one) => named.includes(one))
  const whom = isDoer ? [-1] : passive && named.length > 0 ? patients : [object]
  if (named.length === 0 && !isEnough(parts, group, passive ? -2 : object, said)) return []
  const victims = passive ? patients : [object]
  if (
    /^(?:kill|murder|assassinate)$/.test(group.verb.base) &&
    !victims.every((one) => parts.mentions[one]?.type === 'person')
  )
    return []
  if (
    /^(?:opinion|statement|promise)$/.test(group.verb.type) &&
    !who.every((one) => /^(?:person|organization|place|)$/.test(parts.mentions[one]!.type))
  )
    return []
  if (
    /^(?:join|rejoin|leave)$/.test(group.verb.base) &&
    !/^(?:organization|)$/.test(parts.mentions[object]?.type ?? 'none')
  )
    return []
  const status = withType(worst(group.status, reportedIn(parts.text, parts.words[group.start]!.start)), group)
  return who.flatMap((one) =>
    whom.map((other) => ({
      subject: one,
      object: other < 0 || other === one ? null : other,
      type: group.verb.type,
      verb: subject.measure === '' ? group.verb.base : `${subject.measure} ${group.verb.base}`,
      status,
      startDate: said.time?.from ?? '',
      endDate: said.time?.to ?? '',
      amount: said.amount ? writeAmount(said.amount) : '',
    })),
  )
}

const worst = (a: ClaimStatus, b: ClaimStatus): ClaimStatus =>
  a === 'false' || b === 'false' ? 'false' : a === 'suspected' || b === 'suspected' ? 'suspected' : 'true'

/** What somebody is accused of is suspected, what somebody denies is denied. */
function withType(status: ClaimStatus, { verb }: VerbGroup): ClaimStatus {
  if (verb.type === 'accusation' && status === 'true') return 'suspected'
  return verb.base === 'deny' && status === 'true' ? 'false' : status
}

function startsWithTime(parts: SentenceParts, at: number): boolean {
  const start = parts.words[at]?.start
  return parts.times.some((time) => time.start === start && time.from !== '')
}

/** “announced Microsoft would lay off”: what is stated is a clause, and its first name no object. */
const saysClause = (parts: SentenceParts, { verb, end: from }: VerbGroup, end: number): boolean =>
  verb.type === 'statement' && parts.tags.slice(from, end).includes('AUX')

interface Said {
  readonly amount: SaidAmount | undefined
  readonly time: SaidTime | undefined
}

/** Whether what is said beside the verb makes it worth noting. `object` is -2 in a passive, whose object is its subject. */
function isEnough(parts: SentenceParts, group: VerbGroup, object: number, { amount, time }: Said): boolean {
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
function amountIn(parts: SentenceParts, group: VerbGroup, end: number): SaidAmount | undefined {
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
function timeOf(parts: SentenceParts, group: VerbGroup, end: number): SaidTime | undefined {
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

function distinct(claims: readonly FoundClaim[]): readonly FoundClaim[] {
  const seen = new Set<string>()
  return claims.filter(({ subject, type, verb }) => {
    const key = `${subject} ${type} ${verb}`
    return seen.has(key) ? false : (seen.add(key), true)
  })
}
