const finiteVerb =
  /\b(?:is|was|are|were|has|have|had|does|did|will|would|can|could|may|might|must|shall|should|cannot|says?|said|makes?|made|takes?|took|gives?|gave|goes|went|comes?|came|wrote|writes?|pays?|paid|sold|sells?|bought|buys?|found|finds?|kept|keeps?|left|met|knew|knows?|told|tells?|held|holds?|ran|runs?|brought|thought|thinks?|put|set|lost|won|sent|built|spent|saw|sees?|got|began|begins?|stood|stands?|rose|fell|broke|spoke|drew|grew|became|becomes?|felt|led|leads?|sat|sank|struck|wants?|needs?|means?|shows?|works?|provides?|includes?|remains?|continues?|requires?|calls?|\p{Ll}{2,}ed)\b|\p{L}n['’]t\b|\p{L}['’](?:s|re|ve|ll|d)\b/u
const filler =
  /\b(?:you know|i mean|sort of|kind of|u[hm]+|mr\.? (?:speaker|president|chairman),|distinguished guests|fellow (?:citizens|americans)|ladies and|applau\w+|is pictured|photo by|thank you|thanks|welcome|yeah|okay|gonna|wanna|good (?:morning|afternoon|evening)|subscribe|sponsors?|click here|all rights reserved|copyright|stay tuned|let['’]s|ladies and gentlemen|next question|requests for|should be made to|for (?:further|more) information|press office|notes to editors|(?:the )?(?:meeting|session) (?:closed|ended|adjourned|stood adjourned))\b/i
const pronounStart =
  /^["“'‘(]*(?:he|she|it|they|this|that|these|those|his|her|their|its|him|them|such|which|who|whose|both|neither|one|none|another|others)\b(?!\s+(?:of|who|that)\s)/i
const connectiveStart =
  /^["“'‘(]*(?:and|but|so|or|nor|because|then|also|yet|however|therefore|thus|moreover|instead|otherwise|well|now|yes|no|still|meanwhile|similarly|hence|again|as such|in addition|for example|for instance)\b/i
const vagueStart =
  /^["“'‘(]*(?:[Tt]he (?:others?|latter|former|same|following|first|second|two|three)\b|\p{Lu}\p{Ll}{3,}ed (?!\p{Lu}))/u
const conditional = /^(?:if|unless|suppose|imagine)\b/i
const halfClause = /^(?:on|in|at|by|after|before) [^,]{3,30}, (?:when|where|which|who)\b/i
const speakerStart = /^["“(]*(?:i|we|you|my|our|your)(?:['’]\w+)?\b/i
const firstPerson = /\b(?:I|I['’](?:m|ve|d|ll)|my|me|we|our|us|you|your)\b/
const label = /^\W{0,3}(?:\p{Lu}[\p{L}.'’-]*\s?){1,4}\W{0,2}:\W/u
const header =
  /^\W{0,3}(?:from|to|cc|bcc|subject|date|sent|re|title|author|present|in attendance|clerk|chairman|applicant)\W{0,2}:/i
const address = /https?:|www\.|\S@\S+\.\S/
const definition = /\b(?:is|was|are|were)\s+(?:an?|the|one of)\s|^\p{Lu}[^,.]{2,50}, (?:an?|the|who|which)\s/u
const dated =
  /\b(?:1[5-9]|20)\d\d\b|\b(?:January|February|March|April|June|July|August|September|October|November|December)\b/
const sum = /[£$€¥]\s?\d|\b\d[\d,.]* (?:per cent|percent|million|billion|thousand)\b|\d ?%/

/**
 * How well a sentence (whitespace folded) stands alone in a report, above 0 and mostly up to 1: complete and of a
 * readable length, speaking of something that it names itself. Headers, table rows, fillers, questions and fragments
 * come out below 0.2; definitions and dated events a little above the rest.
 */
export function sentenceQuality(text: string): number {
  return shape(text) * opening(text) * body(text)
}

function shape(text: string): number {
  const words = text.split(' ')
  let quality = words.length < 5 ? 0.1 : words.length < 8 ? 0.45 : words.length < 11 ? 0.8 : 1
  if (text.length > 450) quality *= 0.03
  else if (text.length > 300) quality *= 0.6
  if (/\?["”’)]*$/.test(text)) quality *= 0.04
  else if (!/[.!…]["”’'»)\]*]*$/.test(text)) quality *= 0.08
  if (!/^["“'‘«(]*[\p{Lu}\p{Lo}\p{N}£$€]/u.test(text)) quality *= 0.15
  if ((text.match(/,/g) ?? []).length > words.length * 0.3) quality *= 0.15
  if ((text.match(/\d/g) ?? []).length > text.length * 0.2) quality *= 0.15
  const shouted = words.filter((word) => /^\P{Ll}*\p{Lu}{2,}\P{Ll}*$/u.test(word)).length
  if (shouted > 1 && shouted > words.length * 0.25) quality *= 0.15
  quality *= Math.max(0.08, 0.7 ** (text.match(/[|*_#<>[\]{}=\\~;]/g) ?? []).length)
  return quality
}

function opening(text: string): number {
  if (header.test(text)) return 0.04
  if (label.test(text)) return 0.12
  if (pronounStart.test(text)) return 0.12
  if (speakerStart.test(text)) return 0.3
  if (connectiveStart.test(text)) return 0.3
  if (vagueStart.test(text) || halfClause.test(text)) return 0.3
  if (conditional.test(text)) return 0.5
  if (/^\W{0,2}\d+(?:\.\d+)*[.)]?\s+\p{Lu}\p{Ll}/u.test(text) && !dated.test(text.slice(0, 20))) return 0.4
  return /^The \p{Ll}/u.test(text) ? 0.88 : 1
}

function body(text: string): number {
  let quality = finiteVerb.test(text) ? 1 : 0.3
  if (filler.test(text)) quality *= 0.1
  if (address.test(text) || /\.{4,}|(?:\. ){4,}|_{3,}|-{4,}/.test(text)) quality *= 0.06
  if (firstPerson.test(text)) quality *= 0.7
  const pronouns = (text.match(/\b(?:he|she|it|they|him|them|this|that is|there)\b/g) ?? []).length
  quality *= pronouns === 0 ? 1 : text.length < 75 ? 0.55 : text.length < 130 ? 0.8 : 0.92
  if ((text.match(/, (?:and )?(?:the )?\p{Lu}[\p{L}' -]*(?=,| and |[.;])/gu) ?? []).length > 2) quality *= 0.6
  if (unbalanced(text)) quality *= 0.5
  if (definition.test(text)) quality *= 1.25
  if (dated.test(text)) quality *= 1.12
  if (sum.test(text)) quality *= 1.1
  return quality
}

function unbalanced(text: string): boolean {
  const count = (mark: string): number => text.split(mark).length - 1
  return count('"') % 2 === 1 || count('“') !== count('”') || count('(') !== count(')')
}
