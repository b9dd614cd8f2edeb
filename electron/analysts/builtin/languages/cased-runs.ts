import { isCapitalised, type Word } from '../reading/words.ts'
import { calendarWords } from './calendar-words.ts'
import { isFirstName, isKnownPlace, isRole, isTitle } from './cased-evidence.ts'
import { opensSentence } from './cased-words.ts'
import { nameJoiners } from './function-words.ts'
import {
  classNouns,
  eventEnding,
  eventHeads,
  organisationEnding,
  organisationHeads,
  placeEnding,
  placeHeads,
  streetHeads,
} from './type-words.ts'
import { isCommon, isDetermined, type WordHabits } from './word-habits.ts'

/** A run of words that may be a name. */
export interface CasedRun {
  readonly name: string
  readonly start: number
  readonly end: number
  readonly words: readonly string[]
  /** Its first word stands where every word has a capital. */
  readonly opening: boolean
  /** In German: behind an article. */
  readonly determined: boolean
  readonly quoted: boolean
}

export interface CasedLanguage {
  readonly code: string
  readonly small: ReadonlySet<string>
  readonly german: boolean
}

const isHead = (word: string): boolean => organisationHeads.has(word) || placeHeads.has(word) || eventHeads.has(word)

const adjectival =
  /^\p{Ll}+(?:al|ale|aux|ales|ique|ain|aine|ien|ienne|eur|eure|ois|oise|ais|aise|aire|nel|nelle|if|ive|ico|ica|ano|ana|ol|ola|ar|ario|aria|ense|ivo|iva|és|esa|ile|ili)s?$/u

const hasTypeEnding = (word: string): boolean =>
  isHead(word) || organisationEnding.test(word) || placeEnding.test(word) || eventEnding.test(word)

const touches = (text: string, a: Word, b: Word): boolean => {
  const gap = text.slice(a.end, b.start)
  if (/^(?: |\n|\u00a0|['’])$/.test(gap)) return true
  return /^\.\s$/.test(gap) && (isTitle(a.lower) || /^(?:\p{Lu}\.?|St|Ste|Sta)$/u.test(a.text))
}

/** Where the run that begins at `from` goes on behind the small words after `at`; `at` where it ends there. */
function beyondJoiners(
  text: string,
  words: readonly Word[],
  from: number,
  at: number,
  language: CasedLanguage,
): number {
  const first = words[from] as Word
  const headed = isHead(first.lower)
  const touchAll = (a: number, b: number): boolean => {
    for (let i = a; i <= b; i += 1) if (!touches(text, words[i - 1] as Word, words[i] as Word)) return false
    return true
  }
  let next = at
  // "Conseil régional de Bretagne", "Bibliothèque nationale", "Agence régionale de santé": institutions have adjectives.
  let ends = at
  if (headed && !language.german && at === from + 1) {
    const adjective = words[at]
    if (adjective && adjectival.test(adjective.text) && !language.small.has(adjective.lower) && touchAll(at, at)) {
      next = at + 1
      ends = next
      const of = words[next]
      const field = words[next + 1]
      if (
        of &&
        field &&
        /^(?:de|des|di|d)$/.test(of.text) &&
        /^\p{Ll}{4,}$/u.test(field.text) &&
        !language.small.has(field.lower) &&
        touchAll(next, next + 1)
      )
        ends = next + 2
    }
  }
  let joined = 0
  while (
    joined < 3 &&
    nameJoiners.has(words[next + joined]?.lower ?? '') &&
    !isCapitalised(words[next + joined]?.text ?? '')
  )
    joined += 1
  const target = words[next + joined]
  if (
    joined === 0 ||
    !target ||
    !isCapitalised(target.text) ||
    calendarWords.has(target.lower) ||
    !touchAll(at, next + joined)
  )
    return ends
  const joiner = words[next]?.lower ?? ''
  if (/^(?:y|e|i|и)$/.test(joiner)) return headed && joined === 1 ? next + joined + 1 : at
  if (headed && language.german)
    return /^(?:der|des|für)$/.test(joiner) && !hasTypeEnding(target.lower) && !classNouns.has(target.lower)
      ? next + joined + 1
      : at
  if (headed) return next + joined + 1
  const person = isFirstName(first.lower) || isFirstName(first.lower.split('-')[0] ?? '')
  if (language.german || language.code === 'nl')
    return person && at - from < 3 && /^(?:von|zu|zum|zur|van|de|ter|ten|te)$/.test(joiner) ? next + joined + 1 : at
  if (person) return at - from < 3 && !isKnownPlace(target.lower) && !isHead(target.lower) ? next + joined + 1 : at
  if (isHead(target.lower) || language.code === 'en') return at
  return /^(?:à|a)$/.test(joiner) ? at : next + joined + 1
}

function trim(words: Word[], language: CasedLanguage, habits: WordHabits, opening: boolean): Word[] {
  let from = 0
  let to = words.length
  const first = words.findIndex((word, i) => i > 0 && isFirstName(word.lower.split('-')[0] ?? ''))
  if (
    first > 0 &&
    words
      .slice(0, first)
      .every(
        (w) =>
          isRole(w.lower) ||
          isTitle(w.lower) ||
          isCommon(habits.get(w.lower)) ||
          language.small.has(w.lower) ||
          (language.german && !isFirstName(w.lower)),
      )
  )
    from = first
  // "Arnesens Tochter Solveig Arnesen": the name stands behind what its bearer is.
  if (language.german)
    for (let i = from; i < to - 1; i += 1) {
      const lower = (words[i] as Word).lower
      if (classNouns.has(lower) || isRole(lower)) from = i + 1
    }
  while (from < to - 1) {
    const word = words[from] as Word
    const drops =
      isTitle(word.lower) ||
      isRole(word.lower) ||
      calendarWords.has(word.lower) ||
      (language.small.has(word.lower) &&
        (opening || language.german || !/^(?:le|la|les|los|las|el|de|du|des|da|di)$/.test(word.lower))) ||
      (opening && from === 0 && !isFirstName(word.lower) && (habits.get(word.lower)?.lower ?? 0) > 0) ||
      (language.german &&
        (classNouns.has(word.lower) ||
          (isCommon(habits.get(word.lower)) && !hasTypeEnding(word.lower) && !isFirstName(word.lower))))
    if (!drops) break
    from += 1
  }
  while (from < to && !isCapitalised((words[from] as Word).text)) from += 1
  while (to > from) {
    const word = words[to - 1] as Word
    if (!language.small.has(word.lower) && !calendarWords.has(word.lower) && word.text !== '&') break
    to -= 1
  }
  const kept = words.slice(from, to)
  if (!language.german || !isFirstName((kept[0]?.lower ?? '').split('-')[0] ?? '')) return kept
  // A first name, perhaps a second, a surname: what follows is another noun.
  let last = 1
  while (
    last < kept.length - 1 &&
    (isFirstName((kept[last] as Word).lower) ||
      !isCapitalised((kept[last] as Word).text) ||
      /^\p{Lu}\.?$/u.test((kept[last] as Word).text))
  )
    last += 1
  return kept.slice(0, Math.min(kept.length, last + 1))
}

/** "plaza Mayor", "place du Marché": the small head, what joins, and one capital. */
function streetBefore(text: string, words: readonly Word[], from: number, end: number): Word[] | undefined {
  let at = from - 1
  while (at >= from - 3 && nameJoiners.has(words[at]?.lower ?? '')) at -= 1
  const head = words[at]
  if (!head || !streetHeads.has(head.text) || end <= from) return undefined
  const street = words.slice(at, from + 1)
  return street.every((word, i) => i === 0 || touches(text, street[i - 1] as Word, word)) ? street : undefined
}

/** The runs of capitals of one sentence that may be names, without titles and roles before them, in their order. */
export function findCasedRuns(
  text: string,
  words: readonly Word[],
  start: number,
  habits: WordHabits,
  language: CasedLanguage,
): CasedRun[] {
  const runs: CasedRun[] = []
  let at = 0
  while (at < words.length) {
    const from = at
    if (!isCapitalised((words[at] as Word).text)) {
      at += 1
      continue
    }
    at += 1
    for (;;) {
      const next = words[at]
      if (!next || at - from > 7) break
      if (isCapitalised(next.text) || next.text === '&') {
        if (!touches(text, words[at - 1] as Word, next)) break
        at += 1
        continue
      }
      const beyond = beyondJoiners(text, words, from, at, language)
      if (beyond === at) break
      at = beyond
    }
    const opening = opensSentence(text, words, from, start)
    const street = language.german ? undefined : streetBefore(text, words, from, at)
    const kept = street ?? trim(words.slice(from, at), language, habits, opening)
    const [first] = kept
    const last = kept.at(-1)
    if (!first || !last) continue
    const name = text.slice(first.start, last.end).replace(/\s+/g, ' ')
    if (name.length < 2 || name.length > 80 || !/\p{L}{2}/u.test(name)) continue
    const index = words.indexOf(first)
    runs.push({
      name,
      start: first.start,
      end: last.end,
      words: kept.map(({ lower }) => lower),
      opening: index === from && opening,
      determined: language.german && isDetermined(words, index),
      quoted:
        /["“„«‹‚]\s?$/.test(text.slice(Math.max(0, first.start - 2), first.start)) &&
        /^\s?["”“»›‘]/.test(text.slice(last.end, last.end + 2)),
    })
  }
  return runs
}
