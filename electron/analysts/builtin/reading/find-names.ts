import { demonyms } from './demonyms.ts'
import { firstNames, knownPlaces } from './name-lists.ts'
import { knownOrganisations, knownProducts } from './known-names.ts'
import { epithet } from './name-key.ts'
import { bare, gapJoins, runEnd } from './name-runs.ts'
import { commonOpeners, functionWords, monthsAndDays, personTitles, roleWords } from './word-lists.ts'
import { isOpening, mostlyLower, type WordUses } from './word-uses.ts'
import { isCapitalised, type Word } from './words.ts'

/** A possible name in a sentence; `opening` says that its first word stands where every word has a capital. */
export interface NameCandidate {
  readonly name: string
  readonly start: number
  readonly end: number
  readonly opening: boolean
}

const tableRow = /^[^;:.]{1,40}: [^;]*; [^;:.]{1,40}: /
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
const countedHeads = new Set(
  'chapter section page figure table item appendix note question no number article part step version quarter paragraph volume clause annex exhibit line row column form forms fiscal fy episode slide day week year level phase ep'.split(
    ' ',
  ),
)

/** "Salt Lake City, UT" */
const usState =
  /^,\s(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])(?!\p{L})/u

/** "FY14 Q4", "Fiscal Year '15" */
const period = /^(?:FY ?['’]?\d*|Q[1-4]|H[12]|CY\d+|Fiscal|Calendar|Year|Quarter|\d+)$/

const determiners = new Set(['the', 'this', 'that', 'our', 'its', 'his', 'her', 'their', 'your', 'my'])

const dropsFirst = (word: Word, opening: boolean, uses: WordUses, more: boolean, before: Word | undefined): boolean => {
  const lower = bare(word)
  // "the No Child Left Behind Act"
  if (!opening && more && before && determiners.has(before.lower)) return monthsAndDays.has(lower)
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
    const whole = words.slice(first, end)
    const wholeKnown = whole.length > 1 && knownPlaces.has(whole.map(bare).join(' '))
    while (
      first < end &&
      !wholeKnown &&
      dropsFirst(words[first] as Word, isOpening(text, words, first, start), uses, end - first > 1, words[first - 1])
    ) {
      first += 1
      while (first < end && !isCapitalised((words[first] as Word).text)) first += 1
    }
    while (
      end > first &&
      (functionWords.has((words[end - 1] as Word).lower) || monthsAndDays.has((words[end - 1] as Word).lower))
    )
      end -= 1
    // "the Series X and S. Xbox sales": the letter ends a sentence.
    if (
      end - first > 1 &&
      /^\p{Lu}\.$/u.test((words[first] as Word).text) &&
      (knownProducts.has(bare(words[first + 1] as Word)) || knownOrganisations.has(bare(words[first + 1] as Word)))
    )
      first += 1
    if (end <= first) continue
    const leading = words[first - 1]
    if (leading && gapJoins(text, leading, words[first] as Word)) {
      const numbered =
        /^\d+$/.test(leading.text) &&
        end - first > 1 &&
        /^(?:year|day|hour|minute|mile)$/.test(bare(words[first] as Word))
      if (leading.lower === 'al' || numbered) first -= 1
    }
    const run = words.slice(first, end)
    const head = run[0] as Word
    const last = run.at(-1) as Word
    if (
      run.every(
        (w) => roleWords.has(bare(w)) || personTitles.has(bare(w)) || !isCapitalised(w.text) || /^\d+$/.test(w.text),
      )
    )
      continue
    // "Democratic President" is one of many.
    if (run.length > 1 && roleWords.has(bare(last)) && run.slice(0, -1).every((w) => demonyms.has(bare(w)))) continue
    if (run.every((w) => period.test(w.text))) continue
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
    if (pluralHeads.has(bare(last)) || (run.length > 1 && demonyms.has(bare(last)))) continue
    if (
      run.length === 1 &&
      /^(?:\p{L}+-(?:winning|owned|award|awards|based|led|style|wide|powered|enabled|driven|first|native|ready|aware|assisted|aided|aid|centric|focused|generated|friendly|oriented|capable|compatible|era|age|like|level|year|old|made|born|backed|funded|related|sponsored|free|to|in|of|and|inspired|specific)|FY\d*|Q[1-4]|H[12]|(?:non|pre|post|anti|pro|ex|mid)-.*|\d.*)$/iu.test(
        head.text,
      )
    )
      continue
    if (/^[IVXLC]+$/.test(head.text) && run.length === 1) continue
    if (!/\p{L}{2}/u.test(text.slice(head.start, last.end))) continue
    let stop = last.end
    const tail = /['’]s?$/.exec(last.text)
    if (tail && /['’]s$|['’]$/.test(last.text)) stop -= tail[0].length
    if (run.length > 2 && /^\p{Lu}\.$/u.test(last.text)) stop -= 1
    if (text[stop] === '.' && /^(?:inc|ltd|co|corp|jr|sr)$/.test(last.lower)) stop += 1
    const state = usState.exec(text.slice(stop, stop + 5))
    if (state) {
      stop += 4
      at += 1
    }
    // A column or field name.
    if (!wholeKnown && /^\*{0,2}:(?=\s|$)/.test(text.slice(stop, stop + 4))) continue
    if (
      row &&
      /(?:^|; )$/.test(text.slice(Math.max(start, head.start - 2), head.start)) &&
      /^[^;:\n]{0,40}:(?=\s|$)/.test(text.slice(stop, stop + 42))
    )
      continue
    const called = leading && run.length === 1 && firstNames.has(bare(head)) && gapJoins(text, leading, head)
    const from = called && epithet.test(`${leading.text} X`) ? leading.start : head.start
    const name = text.slice(from, stop).replace(/\s+/g, ' ')
    if (name.length > 80 || name.length < 2) continue
    found.push({ name, start: from, end: stop, opening: isOpening(text, words, first, start) })
  }
  return found
}
