import { commonOpeners, functionWords, monthsAndDays, personTitles, roleWords } from './word-lists.ts'
import { firstNames, knownPlaces } from './name-lists.ts'
import { ofHeads, organisationHeads, placeHeads } from './name-endings.ts'
import { demonyms } from './demonyms.ts'
import { isCapitalised, type Word } from './words.ts'

/** How often a word stands how in a document: in lower case, with a capital inside and at the beginning of sentences. */
export interface WordUse {
  lower: number
  inside: number
  opening: number
  /** How often with a capital and without a possessive ending. */
  alone: number
}
export type WordUses = ReadonlyMap<string, WordUse>

/** A possible name in a sentence; `opening` says that its first word stands where every word has a capital. */
export interface NameCandidate {
  readonly name: string
  readonly start: number
  readonly end: number
  readonly opening: boolean
}

const tableRow = /^[^;:.]{1,40}: [^;]*; [^;:.]{1,40}: /
const particles = new Set([
  'de',
  'la',
  'le',
  'van',
  'von',
  'der',
  'den',
  'del',
  'della',
  'di',
  'da',
  'do',
  'dos',
  'du',
  'bin',
  'ibn',
  'al',
  'el',
  'y',
  'ter',
  'des',
])
const jointHeads = new Set([
  'committee',
  'commission',
  'board',
  'department',
  'council',
  'authority',
  'administration',
  'act',
  'ministry',
  'agency',
  'university',
  'institute',
  'corps',
  'company',
  'service',
  'fund',
  'system',
  'association',
  'bureau',
  'union',
])
const pluralHeads = new Set([
  'departments',
  'branches',
  'governors',
  'committees',
  'commissions',
  'agencies',
  'administrations',
  'governments',
  'messages',
  'speeches',
  'presidents',
  'secretaries',
  'officers',
  'members',
  'leaders',
  'ministers',
  'senators',
])
const genericOwned = new Set([
  'commission',
  'committee',
  'office',
  'company',
  'board',
  'team',
  'group',
  'party',
  'administration',
  'department',
  'lab',
  'cabinet',
  'police',
  'services',
  'service',
  'army',
  'forces',
  'studio',
  'state',
  'house',
  'head',
  'park',
  'field',
])
const countedHeads = new Set(
  'chapter section page figure table item appendix note question no number article part step version quarter paragraph volume clause annex exhibit line row column form forms fiscal fy episode slide day week year level phase ep'.split(
    ' ',
  ),
)

const units =
  /^(?:years?|months?|weeks?|days?|hours?|minutes?|percent|per|million|billion|people|times|points?|basis|users|employees|dollars|cents|miles|or|to|and)$/
const ofOnlyAsFirst = new Set([
  'company',
  'bank',
  'hospital',
  'hall',
  'museum',
  'port',
  'tower',
  'festival',
  'association',
  'federation',
  'office',
  'church',
  'board',
  'lords',
  'university',
  'college',
])
const bare = (word: Word): string => word.lower.replace(/'s$|'$|\.$/, '')
const possessive = (word: Word): boolean => /['’]s?$/.test(word.text) && /['’]s$|s['’]$/i.test(word.text)

/** Counts how the words of a document's sentences are written. `openings` says which words stand where a sentence opens. */
export function isOpening(text: string, words: readonly Word[], at: number, start: number): boolean {
  if (at === 0) return true
  const word = words[at] as Word
  const before = text.slice(Math.max(start, word.start - 3), word.start)
  return /[:"“‘[(•*_.!?…-]\s?$|[—–]\s?$/.test(before) && !/\p{Lu}\.\s?$/u.test(before)
}

export function mostlyLower(use: WordUse | undefined): boolean {
  return use !== undefined && use.lower > use.inside
}

function gapJoins(text: string, before: Word, after: Word): boolean {
  const gap = text.slice(before.end, after.start)
  if (gap === '' || gap === ' ' || /^[ \t]{1,3}$/.test(gap) || /^[ \t]*\r?\n[ \t]*$/.test(gap)) return true
  return (
    /^\.\s{1,2}$/.test(gap) &&
    before.text !== 'I' &&
    (personTitles.has(before.lower) || /^(?:st|mt|ft|jr|\p{Lu})$/iu.test(before.text))
  )
}

function joinsPossessive(text: string, words: readonly Word[], at: number, uses: WordUses): boolean {
  const word = words[at] as Word
  const next = words[at + 1]
  if (!next || !isCapitalised(next.text) || functionWords.has(next.lower)) return false
  if (/s['’]$/.test(word.text)) return organisationHeads.has(bare(next)) || placeHeads.has(bare(next))
  const previous = words[at - 1]
  if (previous && /^(?:st|saint)\.?$/.test(previous.lower) && gapJoins(text, previous, word)) return true
  if (genericOwned.has(bare(next))) return false
  const alone = uses.get(bare(word))
  const known = knownPlaces.has(bare(word)) || firstNames.has(bare(word))
  return !known && !(alone && alone.alone > 0) && (placeHeads.has(bare(next)) || organisationHeads.has(bare(next)))
}

/** Where the run of name words that begins at `from` ends (exclusive). */
function runEnd(text: string, words: readonly Word[], from: number, uses: WordUses): number {
  let at = from
  for (;;) {
    const word = words[at] as Word
    if (at - from >= 7) return at + 1
    if (possessive(word) && !joinsPossessive(text, words, at, uses)) return at + 1
    const next = words[at + 1]
    if (!next || !gapJoins(text, word, next)) return at + 1
    const after = words[at + 2]
    const joinsAfter =
      after !== undefined && gapJoins(text, next, after) && isCapitalised(after.text) && !functionWords.has(after.lower)
    if (next.lower === '&') {
      if (!joinsAfter) return at + 1
      at += 2
    } else if (isCapitalised(next.text)) {
      if (
        next.text === 'I' ||
        (functionWords.has(next.lower) && !joinsAfter) ||
        (personTitles.has(bare(next)) && bare(next).length < 5 && bare(next) !== 'king')
      )
        return at + 1
      if (monthsAndDays.has(next.lower) && next.lower !== 'may' && next.lower !== 'easter') return at + 1
      at += 1
    } else if (/^\d{1,4}$/.test(next.text)) {
      if (
        /^(?:1[5-9]|20)\d\d$/.test(next.text) ||
        monthsAndDays.has(bare(word)) ||
        /^[,.:]\d/.test(text.slice(next.end, next.end + 2))
      )
        return at + 1
      return after && units.test(after.lower) && after.lower.length > 3 ? at + 1 : at + 2
    } else if (next.lower === 'of' && ofHeads.has(bare(word)) && (at === from || !ofOnlyAsFirst.has(bare(word)))) {
      if (joinsAfter) at += 2
      else if (
        after?.lower === 'the' &&
        words[at + 3] &&
        isCapitalised((words[at + 3] as Word).text) &&
        gapJoins(text, next, after) &&
        gapJoins(text, after, words[at + 3] as Word)
      )
        at += 3
      else return at + 1
    } else if (particles.has(next.lower) && joinsAfter) {
      at += 2
    } else if (next.lower === 'and' && joinsAfter) {
      const run = words.slice(from, at + 1)
      const ofAt = run.findIndex((w) => w.lower === 'of')
      let end = at + 2
      while (
        words[end + 1] &&
        gapJoins(text, words[end] as Word, words[end + 1] as Word) &&
        isCapitalised((words[end + 1] as Word).text)
      )
        end += 1
      const head = bare(words[end] as Word)
      const department =
        ofAt > 0 &&
        /^(?:department|ministry|committee|institute|board|faculty|school|bureau|office)$/.test(
          bare(run[ofAt - 1] as Word),
        )
      const joint =
        run.length <= 3 &&
        ofAt < 0 &&
        end > at + 2 &&
        jointHeads.has(head) &&
        !knownPlaces.has(bare(word)) &&
        !firstNames.has(bare(run[0] as Word)) &&
        !organisationHeads.has(bare(word)) &&
        !placeHeads.has(bare(word))
      if (!department && !joint) return at + 1
      at = end
      return at + 1
    } else return at + 1
  }
}

const dropsFirst = (word: Word, opening: boolean, uses: WordUses, more: boolean): boolean => {
  const lower = bare(word)
  if (functionWords.has(lower) && !personTitles.has(lower)) return true
  if (/^(?:i|a|q|re|fw|fwd)$/.test(lower)) return true
  if (monthsAndDays.has(lower) && lower !== 'may' && !more) return true
  if (!opening) return false
  if (firstNames.has(lower) || knownPlaces.has(lower)) return false
  if (commonOpeners.has(lower) && !personTitles.has(lower)) return true
  return mostlyLower(uses.get(lower)) && !personTitles.has(lower)
}

/**
 * The capital runs of a sentence that may be names: words joined by spaces, "of" after a fitting head, "&", particles and
 * possessives that belong to a name. `uses` tells how the document writes its words.
 */
export function findNames(text: string, words: readonly Word[], start: number, uses: WordUses): NameCandidate[] {
  const found: NameCandidate[] = []
  const row = tableRow.test(text.slice(start, start + 400))
  let at = 0
  while (at < words.length) {
    const word = words[at] as Word
    if (!isCapitalised(word.text)) {
      at += 1
      continue
    }
    let first = at
    let end = runEnd(text, words, at, uses)
    at = end
    while (
      first < end &&
      dropsFirst(words[first] as Word, isOpening(text, words, first, start), uses, end - first > 1)
    ) {
      first += 1
      while (first < end && !isCapitalised((words[first] as Word).text)) first += 1
    }
    while (
      end > first &&
      (functionWords.has((words[end - 1] as Word).lower) || monthsAndDays.has((words[end - 1] as Word).lower))
    )
      end -= 1
    if (end <= first) continue
    const leading = words[first - 1]
    if (leading?.lower === 'al' && gapJoins(text, leading, words[first] as Word)) first -= 1
    const run = words.slice(first, end)
    const head = run[0] as Word
    const last = run.at(-1) as Word
    if (
      run.every(
        (w) => roleWords.has(bare(w)) || personTitles.has(bare(w)) || !isCapitalised(w.text) || /^\d+$/.test(w.text),
      )
    )
      continue
    if (
      run.length === 1 &&
      (bare(head).length < 2 || monthsAndDays.has(bare(head)) || demonyms.has(bare(head)) || roleWords.has(bare(head)))
    )
      continue
    if (run.length === 1 && commonOpeners.has(bare(head))) continue
    if (
      /^\d/.test(last.text) &&
      (countedHeads.has(bare(run.at(-2) ?? head)) ||
        (/[^s]s$/.test(bare(run.at(-2) ?? head)) && bare(run.at(-2) ?? head) !== 'windows'))
    )
      continue
    if (
      /^(?:chief|vice|deputy|executive|general|senior|assistant|associate|managing|corporate)$/.test(bare(head)) &&
      roleWords.has(bare(last))
    )
      continue
    if (pluralHeads.has(bare(last))) continue
    if (
      run.length === 1 &&
      /^(?:\p{L}+-(?:winning|owned|award|awards|based|led|style|wide|like|level|year|old|made|born|backed|funded|related|sponsored|free|to|in|of|and|inspired|specific)|FY\d*|Q[1-4]|H[12]|(?:non|pre|post|anti|pro|ex|mid)-.*|\d.*)$/iu.test(
        head.text,
      )
    )
      continue
    if (/^[IVXLC]+$/.test(head.text) && run.length === 1) continue
    if (!/\p{L}{2}/u.test(text.slice(head.start, last.end))) continue
    let stop = last.end
    const tail = /['’]s?$/.exec(last.text)
    if (tail && /['’]s$|['’]$/.test(last.text)) stop -= tail[0].length
    if (text[stop] === '.' && /^(?:inc|ltd|co|corp|jr|sr)$/.test(last.lower)) stop += 1
    // A column or field name.
    if (/^\*{0,2}:(?=\s|$)/.test(text.slice(stop, stop + 4))) continue
    if (
      row &&
      /(?:^|; )$/.test(text.slice(Math.max(start, head.start - 2), head.start)) &&
      /^[^;:\n]{0,40}:(?=\s|$)/.test(text.slice(stop, stop + 42))
    )
      continue
    const name = text.slice(head.start, stop).replace(/\s+/g, ' ')
    if (name.length > 80 || name.length < 2) continue
    found.push({ name, start: head.start, end: stop, opening: isOpening(text, words, first, start) })
  }
  return found
}
