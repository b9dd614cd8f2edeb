import type { ClaimStatus } from '../../../../../shared/model/index.ts'

const halting =
  /\b(?:um+|uh+|you know|i mean|kind of|sort of|i guess|let['’]s say|imagine|suppose|for instance|i think|i believe|i don['’]t know|wow|yeah|okay|hypothetically|whatever|gonna|wanna)\b|\blike,|\.\.\.|…|\w- \w|--$|\b(\w+) \1\b/i
const conditional =
  /^\W*(?:if|unless|suppose|imagine|whether|had|were|should|let|thank|thanks|welcome|please)\b|\b(?:as if|what if|if only|even if|whether)\b/i
const record = /\((?:laugh|music|crosstalk|inaudible)|\|.*\||\w: [^;]*; \w|\t|^\s*#|https?:|\S@\S+\.\S|_{3}/i

/**
 * Whether a sentence states something: a whole one, no question, hypothesis, table row or heading.
 */
export function isPlainStatement(text: string): boolean {
  if (!/[.!;:]["”’')\]*_]*$/.test(text) || /\?/.test(text)) return false
  return !conditional.test(text) && !record.test(text)
}

const wish = /\b(?:I|we) (?:\w+ )?(?:hope|wish|urge|ask|want|trust|recommend|propose|request)\b/i

/** Whether the words before a verb only wish for what it says. */
export const isWished = (head: string): boolean => wish.test(head)

/** Whether a piece of a sentence is the halting speech of a conversation, or says that it only supposes. */
export const isHalting = (piece: string): boolean => halting.test(piece)

const attribution =
  /\b(?:according to|alleged(?:ly)?|reportedly|rumou?red|supposedly|purported(?:ly)?|claim(?:s|ed) that|alleg(?:es|ed) that|believe[sd]? that|suspect(?:s|ed) that|suggest(?:s|ed) that|(?:said|says|told \w+(?: \w+)?|insist(?:s|ed)|assert(?:s|ed)|heard)(?: that)?|is said|are said|was said|it seems|apparently|perhaps|probably|possibly|expects?|if)\s/i
const denied =
  /\b(?:den(?:y|ies|ied) that|untrue that|not true that|false that|disputes? that|disputed that|contradicts? the claim that)\b/i

/** What the words before a verb make of it: what somebody says of others is suspected, what is denied false. */
export function reportedIn(text: string, verbStart: number): ClaimStatus {
  const head = text.slice(0, verbStart)
  if (denied.test(head)) return 'false'
  return attribution.test(head) || /,["”’]? (?:\w+ ){0,3}(?:said|says|claimed|alleged)(?: \w+){0,3}[.]$/.test(text)
    ? 'suspected'
    : 'true'
}
