import { ofHeads, organizationHeads, personHeads, placeHeads } from './name-endings.ts'
import { knownProducts } from './known-names.ts'
import { firstNames, knownPlaces } from './name-lists.ts'
import { functionWords, monthsAndDays, personTitles } from './word-lists.ts'
import { mostlyLower, type WordUses } from './word-uses.ts'
import { isCapitalised, type Word } from './words.ts'

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
  'organization',
  'organisation',
  'school',
  'college',
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
const units =
  /^(?:years?|months?|weeks?|days?|hours?|minutes?|percent|per|million|billion|people|times|points?|basis|users|employees|dollars|cents|miles|or|to|and)$/
const ofOnlyAsFirst = new Set(
  'company bank hospital hall museum port tower festival office church board lords'.split(' '),
)
/** Heads that go on with "for" or "on": "National Organization for Women", "Commission on Human Rights". */
const forHeads = new Set(
  'organization organisation commission committee center centre association society institute council foundation agency conference fund office alliance coalition campaign partnership'.split(
    ' ',
  ),
)
const departmentHeads = /^(?:department|ministry|committee|institute|board|faculty|school|bureau|office|secretary)$/
const titleJoints = new Set(['to', 'in', 'the', 'for', 'on', 'at', 'a', 'with', 'from', 'of', 'into'])

/** The word in lower case without its possessive ending or full stop. */
export const bare = (word: Word): string => word.lower.replace(/'s$|'$|\.$/, '')
const possessive = (word: Word): boolean => /['’]s?$/.test(word.text) && /['’]s$|s['’]$/i.test(word.text)

/** Whether two words may stand in one name by what stands between them: a space, a line break, the stop of a title. */
export function gapJoins(text: string, before: Word, after: Word): boolean {
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
  if (/s['’]$/.test(word.text)) return organizationHeads.has(bare(next)) || placeHeads.has(bare(next))
  const previous = words[at - 1]
  if (previous?.lower === 'of' && words[at - 2] && departmentHeads.test(bare(words[at - 2] as Word))) return true
  if (previous && /^(?:st|saint)\.?$/.test(previous.lower) && gapJoins(text, previous, word)) return true
  if (genericOwned.has(bare(next))) return false
  const alone = uses.get(bare(word))
  const known = knownPlaces.has(bare(word)) || firstNames.has(bare(word))
  return !known && !(alone && alone.alone > 0) && (placeHeads.has(bare(next)) || organizationHeads.has(bare(next)))
}

/** "World War I. Farm", "Xbox One X. Xbox": a letter with a full stop is an initial only early in a person's name. */
function endsInLetter(text: string, words: readonly Word[], from: number, at: number): boolean {
  const word = words[at] as Word
  if (!/^\p{Lu}\.?$/u.test(word.text) || text[word.end - (word.text.endsWith('.') ? 1 : 0)] !== '.') return false
  const before = words[at - 1]
  return at > from && before !== undefined && !firstNames.has(bare(before)) && bare(before).length > 1 && at - from > 1
}

/** Where the run of name words that begins at `from` ends (exclusive). */
export function runEnd(text: string, words: readonly Word[], from: number, uses: WordUses): number {
  let at = from
  for (;;) {
    const word = words[at] as Word
    if (at - from >= 7) return at + 1
    if (possessive(word) && !joinsPossessive(text, words, at, uses)) return at + 1
    const next = words[at + 1]
    if (!next || !gapJoins(text, word, next) || endsInLetter(text, words, from, at)) return at + 1
    const after = words[at + 2]
    const joinsAfter =
      after !== undefined && gapJoins(text, next, after) && isCapitalised(after.text) && !functionWords.has(after.lower)
    if (next.lower === '&') {
      if (!joinsAfter) return at + 1
      at += 2
    } else if (isCapitalised(next.text)) {
      // "House of Representatives John McCormack": an organisation, then a person.
      if (
        firstNames.has(next.lower) &&
        words.slice(from, at).some((w) => w.lower === 'of') &&
        !personHeads.has(bare(words[from] as Word))
      )
        return at + 1
      if (functionWords.has(next.lower) && after && titleJoints.has(after.lower) && words[at + 3]) {
        // "Christmas Yet to Come"
        const come = words[at + 3] as Word
        if (isCapitalised(come.text) && gapJoins(text, next, after) && gapJoins(text, after, come)) {
          at += 3
          continue
        }
      }
      if (
        (next.text === 'I' && !/^(?:war|part|phase|stage|act|type)$/.test(bare(word))) ||
        (functionWords.has(next.lower) && !joinsAfter) ||
        (personTitles.has(bare(next)) && bare(next).length < 5 && bare(next) !== 'king')
      )
        return at + 1
      if (monthsAndDays.has(next.lower) && next.lower !== 'may') return at + 1
      at += 1
    } else if (/^\d{1,4}$/.test(next.text)) {
      if (
        /^(?:1[5-9]|20)\d\d$/.test(next.text) ||
        monthsAndDays.has(bare(word)) ||
        /^[,.:]\d/.test(text.slice(next.end, next.end + 2))
      )
        return at + 1
      return after && units.test(after.lower) && after.lower.length > 3 ? at + 1 : at + 2
    } else if (
      next.lower === 'of' &&
      ofHeads.has(bare(word)) &&
      (at === from ||
        !ofOnlyAsFirst.has(bare(word)) ||
        (/^(?:national|royal|central|federal|reserve)$/.test(bare(words[at - 1] as Word)) &&
          after !== undefined &&
          knownPlaces.has(bare(after))))
    ) {
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
    } else if (
      (next.lower === 'for' || next.lower === 'on') &&
      joinsAfter &&
      forHeads.has(bare(word)) &&
      !(bare(word) === 'office' && (next.lower === 'on' || knownProducts.has(bare(after))))
    ) {
      at += 2
    } else if (
      titleJoints.has(next.lower) &&
      joinsAfter &&
      mostlyLower(uses.get(bare(after))) &&
      (at > from || mostlyLower(uses.get(bare(word))))
    ) {
      // "Ghost of Christmas Yet to Come": common words with capitals go on with a title.
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
      // "the Secretary of Health and Human Services"
      const headBefore = words[from - 1]?.lower === 'of' ? words[from - 2] : undefined
      const department =
        (ofAt > 0 && departmentHeads.test(bare(run[ofAt - 1] as Word))) ||
        (headBefore !== undefined && departmentHeads.test(bare(headBefore)) && end > at + 2)
      const joint =
        run.length <= 3 &&
        ofAt < 0 &&
        end > at + 2 &&
        jointHeads.has(head) &&
        !knownPlaces.has(bare(word)) &&
        !firstNames.has(bare(run[0] as Word)) &&
        !organizationHeads.has(bare(word)) &&
        !placeHeads.has(bare(word))
      const apart = /\p{Ll}\p{Lu}/u.test(word.text) || knownPlaces.has(bare(after)) || possessive(after)
      if (apart || (!department && !joint)) return at + 1
      at = end
      return at + 1
    } else return at + 1
  }
}
