import type { ClaimStatus } from '../../../../../shared/model/index.ts'
import type { SentenceParts } from './sentence-parts.ts'
import { gapAfter } from './sentence-parts.ts'
import { claimVerbs, type ClaimVerb } from './claim-verbs.ts'

/** A verb with all that goes with it: “did not pay”, “is said to have been paid”. Positions of words, `end` exclusive. */
export interface VerbGroup {
  readonly verb: ClaimVerb
  readonly start: number
  readonly end: number
  readonly passive: boolean
  readonly status: ClaimStatus
  /** A participle with no form of “be”: “founded by Wren”, “paid on Monday”. It may yet be the past. */
  readonly bare: boolean
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))
const be = set('was were been be being got is are')
const have = set("has have had having hasn't haven't hadn't")
const negative = /n't$|^(?:not|never|cannot|neither|nor|no)$/
const hedges = set(
  'might could will shall allegedly reportedly apparently supposedly purportedly likely probably possibly perhaps',
)
const hypothetical = set("may would should must can wouldn't shouldn't mustn't can't cannot ought let let's")
const between = set(
  'also then later first finally soon once subsequently ever just even still already recently originally formally publicly quickly only both all jointly personally since eventually secretly again now repeatedly so together soon twice initially immediately thus',
)
/** Verbs before “to”: what they make of the claim. */
const leading: Readonly<Record<string, ClaimStatus>> = {
  refused: 'false',
  failed: 'false',
  declined: 'false',
  managed: 'true',
  agreed: 'true',
  voted: 'true',
  continued: 'true',
  began: 'true',
  helped: 'true',
  decided: 'suspected',
  plans: 'suspected',
  planned: 'suspected',
  expects: 'suspected',
  expected: 'suspected',
  intends: 'suspected',
  intended: 'suspected',
  hopes: 'suspected',
  wants: 'suspected',
  wanted: 'suspected',
  tried: 'suspected',
  attempted: 'suspected',
  offered: 'suspected',
  promised: 'suspected',
  pledged: 'suspected',
  proposed: 'suspected',
  threatened: 'suspected',
  said: 'suspected',
  alleged: 'suspected',
  believed: 'suspected',
  reported: 'suspected',
  thought: 'suspected',
  claimed: 'suspected',
  claims: 'suspected',
  rumoured: 'suspected',
  rumored: 'suspected',
}

/** What is said of the present in the present; of other things that is a habit. */
const stands: ReadonlySet<string> = new Set(['opinion', 'statement', 'promise', 'accusation'])

/** What of two things said of one claim weighs more. */
export const worse = (a: ClaimStatus, b: ClaimStatus): ClaimStatus =>
  a === 'false' || b === 'false' ? 'false' : a === 'suspected' || b === 'suspected' ? 'suspected' : 'true'

/** The verb group whose main verb is the word at `at`, or undefined where that word is no verb of a claim here. */
export function verbGroupAt(parts: SentenceParts, at: number): VerbGroup | undefined {
  const word = parts.words[at]
  const reading = word && claimVerbs.get(word.lower)
  if (
    !reading ||
    word.text !== word.lower ||
    parts.mentions.some((m) => m.type !== 'concept' && m.start <= word.start && word.end <= m.end)
  )
    return undefined
  const tag = parts.tags[at] ?? ''
  const { verb, form } = reading
  if (form === 'ing' || (form === 'present' && !stands.has(verb.type))) return undefined
  let status: ClaimStatus = 'true'
  let isPassive = false
  let isLed = false
  let needsBase = form === 'base'
  let start = at
  let finite = form === 'past' || form === 'both' || form === 'present'
  while (start > 0) {
    if (/[,;:()—–"“”]/.test(gapAfter(parts, start - 1))) break
    const before = parts.words[start - 1]!
    const lower = before.lower
    if (lower === 'to' && needsBase) {
      const lead = leadingAt(parts, start - 2)
      if (lead === undefined) return undefined
      status = worse(status, lead.status)
      start = lead.at
      needsBase = false
      finite = true
      isLed = true
      continue
    }
    if (hypothetical.has(lower)) return undefined
    if (negative.test(lower)) status = 'false'
    if (hedges.has(lower)) {
      status = worse(status, 'suspected')
      if (/^(?:might|could|will|shall)$/.test(lower)) [needsBase, finite] = [false, true]
    } else if (be.has(lower)) {
      if (form === 'both' || form === 'participle')
        isPassive = start === at || isPassive || areAdverbs(parts, start, at)
      // “is paid” and “are being paid” are habits.
      if ((/^(?:is|are)$/.test(lower) && !isLed) || lower === 'being') return undefined
      if (lower === 'be') needsBase = true
      else finite = true
    } else if (/^(?:wasn't|weren't)$/.test(lower)) [isPassive, finite] = [true, true]
    else if (have.has(lower))
      [finite, needsBase] = lower === 'have' ? [true, hasModal(parts, start - 1)] : [true, false]
    else if (/^(?:did|didn't)$/.test(lower)) [needsBase, finite] = [false, true]
    else if (/^(?:does|doesn't|do|don't)$/.test(lower)) return undefined
    else if (/^(?:won't)$/.test(lower)) [needsBase, finite] = [false, true]
    else if (
      !between.has(lower) &&
      !(lower.endsWith('ly') && parts.mentionAt[start - 1] === -1) &&
      !negative.test(lower)
    )
      break
    start -= 1
  }
  if (needsBase || (!finite && !isPassive && form !== 'participle')) return undefined
  const bare = start === at && (form === 'both' || form === 'participle')
  if (
    !bare &&
    !isPassive &&
    form === 'participle' &&
    !parts.words.slice(start, at).some(({ lower }) => have.has(lower))
  )
    return undefined
  if (tag !== 'VERB' && (tag !== 'ADJ' || bare) && form !== 'past') return undefined
  if (isPassive && !verb.transitive) return undefined
  return { verb, start, end: at + 1, passive: isPassive, status, bare }
}

const areAdverbs = (parts: SentenceParts, from: number, to: number): boolean =>
  parts.words
    .slice(from, to)
    .every(
      ({ lower }) =>
        between.has(lower) || negative.test(lower) || hedges.has(lower) || lower.endsWith('ly') || be.has(lower),
    )

const hasModal = (parts: SentenceParts, at: number): boolean => /^(?:to)$/.test(parts.words[at - 1]?.lower ?? '')

/** What stands before “to”: a verb that governs it, with its own helpers. */
function leadingAt(
  parts: SentenceParts,
  at: number,
): { readonly status: ClaimStatus; readonly at: number } | undefined {
  const word = parts.words[at]
  const status = word && leading[word.lower]
  return status === undefined ? undefined : { status, at }
}
