import { detectLanguage } from '../languages/detect-language.ts'
import { isOther } from '../languages/read-by-language.ts'
import { isBoilerplate } from './is-boilerplate.ts'
import { isDangling } from './is-dangling.ts'

const finiteVerb =
  /\b(?:is|was|are|were|has|have|had|does|did|will|would|can|could|may|might|must|shall|should|cannot|says?|said|makes?|made|takes?|took|gives?|gave|goes|went|comes?|came|wrote|writes?|pays?|paid|sold|sells?|bought|buys?|found|finds?|kept|keeps?|left|met|knew|knows?|told|tells?|held|holds?|ran|runs?|brought|thought|thinks?|put|set|lost|won|sent|built|spent|saw|sees?|got|began|begins?|stood|stands?|rose|fell|broke|spoke|drew|grew|became|becomes?|felt|led|leads?|sat|sank|struck|wants?|needs?|means?|shows?|works?|provides?|includes?|remains?|continues?|requires?|calls?|\p{Ll}{2,}ed)\b|\p{L}n['’]t\b|\p{L}['’](?:s|re|ve|ll|d)\b/u
const filler =
  /\b(?:you know|i mean|sort of|kind of|u[hm]+|like, |gonna|all right,|little known fact|shout[ -]?out|next time on|next,? we['’]ll|stick around|(?:had|have) the (?:pleasure|honou?r) of|(?:we|you|i) (?:spoke|talked|heard|mentioned|chatted)|as (?:you|i|we) (?:mentioned|said|know)|mr\.? (?:speaker|president|chairman),|distinguished guests|fellow (?:citizens|americans)|ladies and|applau\w+|is pictured|photo by|thank you|thanks|welcome|yeah|okay|gonna|wanna|good (?:morning|afternoon|evening)|subscribe|sponsors?|click here|all rights reserved|copyright|stay tuned|let['’]s|ladies and gentlemen|next question|god bless|good night|requests for|should be made to|for (?:further|more) information|press office|notes to editors|(?:the )?(?:meeting|session) (?:closed|ended|adjourned|stood adjourned))\b/i
/** Words that only carry a voice on: `, right, `, `, like those were`. */
const spoken =
  /, (?:right|like|i think|i guess|i mean|you see|so to speak|if you will|well),? |\b(?:damn|gotta|kinda|ain['’]t|whatever, )|\b(?:i|we|you|he|she|it|they|that|and) (?:actually|literally|honestly|basically) (?:--|[–—])|^(?:luckily|frankly|honestly|certainly|basically|obviously|hopefully|interestingly|clearly|absolutely|exactly|definitely),? /i
/** Spoken to somebody: `Amy, I see that`, `In general, Mark, most of it is ours`. */
const vocative = /^\p{Lu}[\p{L}'’-]+, (?:i|i['’]\p{L}+|you|your|could|can|would|just|if you|maybe|let)\b/iu
/** No subject: `Makes a lot of sense`; or two: `The projector, they’re all products`. */
const subjectless =
  /^(?:makes?|made|feels?|felt|sounds?|looks|seems?|turns|depends|gets|got|goes|thinks?|happens|had|has|have|did|does|was|were|is|are|am|been|being|means|says|said|saying|not|or even)\b(?! (?:to|is|was)\b)|^[^,]{2,40}, (?:they|it|he|she|that|those)(?:['’](?:s|re)|,? (?:is|are|was|were))\b/i
/** What a transcript notes of a room: `(Kevin laughs)`. */
const staged =
  /[([](?:\w+ ){0,2}(?:laugh\w*|chuckl\w*|appl\w+|music|crosstalk|inaudible|indiscernible|pause|silence|cheers|\d\d:\d\d)/i
const pronounStart =
  /^["“'‘(]*(?:he|she|it|they|this|that|these|those|his|her|their|its|him|them|such|which|who|whose|both|neither|one|none|another|others)\b(?!\s+(?:of|who|that)\s)/i
const connectiveStart =
  /^["“'‘(]*(?:and|but|so|or|nor|because|then|also|yet|however|therefore|thus|moreover|instead|otherwise|well|now|yes|no|still|meanwhile|similarly|hence|again|like|oh|look|right|sure|maybe|anyway|finally|besides|furthermore|consequently|accordingly|nevertheless|nonetheless|likewise|first|firstly|second|secondly|third|thirdly|fourth|lastly|further|next|rather|indeed|too|here|what|as such|as a result|as usual|in (?:addition|fact|short|other words|contrast|turn|so doing|both cases|each case|that|this|these|those)|for (?:example|instance|that|this|these|the)|of course|on the (?:other|one|contrary)|at (?:the same time|that|this)|by (?:contrast|comparison|doing so|that|this)|to (?:do|that|this|these|achieve|accomplish) (?:so|that|this|these|end|it)|prior to (?:that|this)|after (?:that|this)|before (?:that|this)|since then|from (?:there|then)|(?:on|under|with|through|against|of|over|about|because of|despite) (?:this|that|these|those|such|it|them|him|her)|that same|already|taken together|back (?:then|in)|that['’]s|there['’]s|to (?:these|those|this|that) ends?|(?:(?:almost|nearly|about|exactly|over|more than|just) )*(?:a|one|two|three|four|five|six|ten|several|some|\d+) (?:days?|weeks?|months?|years?|hours?|minutes?) (?:later|after(?:ward)?s?|earlier|ago))\b/i
/** Says when by the day of its writing, which a report does not tell. */
const relativeStart =
  /^["“'‘(]*(?:last|this|next|earlier this|later this) (?:year|month|week|night|spring|summer|autumn|fall|winter|session)\b|^["“'‘(]*(?:tomorrow|tonight|yesterday|today)\b/i
const vagueStart =
  /^["“'‘(]*(?:[Tt]he (?:others?|latter|former|same|following|first|second|next|last|two|three|idea|point|fact|thing|reason|result|answer|rest)\b|[Aa] different (?:one|thing)\b|[Oo]ne of (?:them|those|these|the (?:\p{Ll}+ )?things?)\b|\p{Lu}\p{Ll}{3,}ed (?!\p{Lu}))/u
const conditional = /^(?:if|unless|suppose|imagine)\b/i
const halfClause = /^(?:on|in|at|by|after|before) [^,]{3,30}, (?:when|where|which|who)\b/i
const speakerStart = /^["“(]*(?:i|we|you|my|our|your)(?:['’]\w+)?\b/i
const firstPerson = /\b(?:I|I['’](?:m|ve|d|ll)|my|me|we|our|us|you|your)\b/
const label = /^\W{0,3}(?:\p{Lu}[\p{L}.'’-]*\s?){1,4}\W{0,2}:\W/u
/** `KASH RANGAN, Bank of America: `, `Operator: `: who speaks, not what of. */
const speaker =
  /^\W{0,3}\p{Lu}[\p{L}.'’ -]{1,40}, \p{Lu}[^:.]{2,50}: |^\W{0,3}\p{Lu}[\p{Lu}.'’ -]{3,40}(?:, [^:.]{2,50})?:(?: |$)/u
const header =
  /^\W{0,3}(?:from|to|cc|bcc|subject|date|sent|re|title|author|present|in attendance|clerk|chairman|applicant)\W{0,2}:/i
/** A sentence cut or run together by what wrote it down: `. the`, `. . .`, a dash or an ellipsis at its end, `the -- the`. */
const broken =
  /\w- \w|[\p{Ll}\d]\. \p{Ll}|\. \. ?\.?|\s\.(?:\s|$)|[–—-]["”]?\.?$|…\.?$|\b(\p{L}+),? (?:[–—]|--) (?:\1\b|[a-z]+['’]s\b)|\b(the|a|to|and|in|of|is|i|it) \2\b/iu
/** Points at what stands before or around it. */
const deictic =
  /\b(?:that same|the same (?:year|day|time|thing)|as above|as follows|see (?:above|below)|the (?:former|latter)|this (?:conversation|episode|podcast|show|chamber|hall|evening|moment)|over there|right here|in here)\b/i
/** Points at a thing named elsewhere. */
const pointer = /\b(?:this|these|those|such) \p{Ll}{3,}/iu
const period = /\bthis (?:year|quarter|month|week|decade|century|nation|country|congress)\b/gi
const address = /https?:|www\.|\S@\S+\.\S/
const definition = /\b(?:is|was|are|were)\s+(?:an?|the|one of)\s|^\p{Lu}[^,.]{2,50}, (?:an?|the|who|which)\s/u
const dated =
  /\b(?:1[5-9]|20)\d\d\b|\b(?:January|February|March|April|June|July|August|September|October|November|December)\b/
const sum = /[£$€¥]\s?\d|\b\d[\d,.]* (?:per cent|percent|million|billion|thousand)\b|\d ?%/

const remembered = new Map<string, number>()
const mostRemembered = 60_000

/**
 * How well a sentence (whitespace folded) stands alone in a report, above 0 and mostly up to 1: complete and of a
 * readable length, speaking of something that it names itself. Headers, table rows, fillers, questions and fragments
 * come out below 0.2; definitions and dated events a little above the rest. Remembers what it was asked, as the same
 * sentence is weighed for a description, for reports at every level and for answers.
 */
export function sentenceQuality(text: string): number {
  let quality = remembered.get(text)
  if (quality === undefined) {
    if (remembered.size >= mostRemembered) remembered.clear()
    remembered.set(text, (quality = shape(text) * opening(text) * body(text)))
  }
  return quality
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
  if (header.test(text) || speaker.test(text)) return 0.04
  if (label.test(text)) return 0.12
  if (pronounStart.test(text)) return 0.12
  if (speakerStart.test(text)) return 0.3
  if (connectiveStart.test(text)) return 0.22
  if (vagueStart.test(text) || halfClause.test(text)) return 0.3
  if (conditional.test(text) || relativeStart.test(text)) return 0.5
  if (isDangling(text) || subjectless.test(text)) return 0.28
  if (vocative.test(text)) return 0.2
  if (/^\W{0,2}\d+(?:\.\d+)*[.)]?\s+\p{Lu}\p{Ll}/u.test(text) && !dated.test(text.slice(0, 20))) return 0.4
  return /^The \p{Ll}/u.test(text) ? 0.88 : 1
}

function body(text: string): number {
  // What a verb is, is known of English alone.
  let quality = finiteVerb.test(text) || isOther(detectLanguage(text)) ? 1 : 0.3
  if (filler.test(text) || staged.test(text) || isBoilerplate(text)) quality *= 0.1
  if (address.test(text) || /\.{4,}|(?:\. ){4,}|_{3,}|-{4,}/.test(text)) quality *= 0.06
  if (/\bI\b|\b(?:me|my)\b/.test(text)) quality *= 0.5
  else if (firstPerson.test(text)) quality *= 0.8
  if (/\byour?\b/i.test(text)) quality *= 0.6
  const pronouns = (text.match(/\b(?:he|she|it|they|him|them|this|that is|there)\b/g) ?? []).length
  quality *= pronouns === 0 ? 1 : text.length < 75 ? 0.55 : text.length < 130 ? 0.8 : 0.92
  if ((text.match(/, (?:and )?(?:the )?\p{Lu}[\p{L}' -]*(?=,| and |[.;])/gu) ?? []).length > 2) quality *= 0.6
  if (spoken.test(text)) quality *= 0.35
  if (/\b(?:yesterday|tonight|right now|today)\b/i.test(text)) quality *= 0.85
  if (isRoll(text)) quality *= 0.4
  if (pointer.test(text.replace(period, ''))) quality *= 0.75
  if (unbalanced(text)) quality *= 0.25
  if (broken.test(text)) quality *= 0.2
  if (deictic.test(text)) quality *= 0.5
  if (definition.test(text)) quality *= 1.25
  if (dated.test(text)) quality *= 1.12
  if (sum.test(text)) quality *= 1.1
  return quality
}

/** Mostly names: a list of those present, a row of places. */
function isRoll(text: string): boolean {
  const words = text.split(' ')
  const capitals = words.filter((word) => /^\W?\p{Lu}/u.test(word)).length
  const commas = (text.match(/[,;]/g) ?? []).length
  return capitals > 5 && commas > 2 && capitals > words.length * 0.42
}

function unbalanced(text: string): boolean {
  const count = (mark: string): number => text.split(mark).length - 1
  return count('"') % 2 === 1 || count('“') !== count('”') || count('(') !== count(')')
}
