import type { ClaimStatus } from '../../../../../shared/model/index.ts'
import type { ReadMention } from '../read-document.ts'
import type { TagWords } from '../tag-words.ts'
import { roleWords } from '../word-lists.ts'
import { writeAmount } from './amount-words.ts'
import { amountIn, isEnough, timeOf } from './claim-details.ts'
import { claimVerbs } from './claim-verbs.ts'
import { clauseEnd } from './clause-parts.ts'
import { findRoles } from './find-roles.ts'
import { impliedSubject, type ReadVerb } from './implied-subject.ts'
import { agentsOf, objectOf } from './object-of.ts'
import { isHalting, isPlainStatement, isWished, reportedIn } from './plain-statement.ts'
import { readParts, type SentenceParts } from './sentence-parts.ts'
import { subjectOf, type Subject } from './subject-of.ts'
import { verbGroupAt, worse, type VerbGroup } from './verb-group.ts'

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
  let before: ReadVerb | undefined
  for (let at = 0; at < parts.words.length; at += 1) {
    const group = verbGroupAt(parts, at)
    if (!group) continue
    const subject = subjectOf(parts, group) ?? impliedSubject(parts, group, before)
    if (!subject || isPhrasal(parts, group) || !isClean(parts, group, subject)) continue
    before = { group, subject }
    claims.push(...claimsOf(parts, group, subject))
  }
  for (const { person, place, at } of findRoles(parts)) claims.push(roleClaim(parts, person, place, at))
  return distinct(claims)
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
  const status = withType(worse(group.status, reportedIn(parts.text, parts.words[group.start]!.start)), group)
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

function distinct(claims: readonly FoundClaim[]): readonly FoundClaim[] {
  const seen = new Set<string>()
  return claims.filter(({ subject, type, verb }) => {
    const key = `${subject} ${type} ${verb}`
    return seen.has(key) ? false : (seen.add(key), true)
  })
}
