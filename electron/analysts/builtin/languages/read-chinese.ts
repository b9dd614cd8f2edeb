import type { ReadMention } from '../reading/read-document.ts'
import { chineseSurnames, emptyWords, personAfter, personBefore, typeByEnding, uncasedPlaces } from './uncased-cues.ts'
import type { UncasedWord } from './uncased-words.ts'

const grammar =
  /^[的了在是和与與也都就对對从從向被把将將到说說等不有为為以之这這那他她它们們个個一二三四五六七八九十两兩我你其及或但而又还還再才只很最更已会會能要让讓给給由于於并並因所每各某该該此请請上下里裡中后後前内外时時年月日号號点點名位次件份条條家座间間元万萬千百亿億多少几幾着著过過吗嗎呢吧啊去来來做想看听聽问問叫]$/u
const count = (text: string, part: string): number => {
  let found = 0
  for (let at = text.indexOf(part); at >= 0 && found < 99; at = text.indexOf(part, at + part.length)) found += 1
  return found
}

export interface ChineseCounts {
  /** How often a string stands in the document. */
  of(part: string): number
}

/** Counts strings of one document, each once. */
export function countIn(text: string): ChineseCounts {
  const known = new Map<string, number>()
  return {
    of: (part) => {
      let found = known.get(part)
      if (found === undefined) known.set(part, (found = count(text, part)))
      return found
    },
  }
}

const isHan = (word: string): boolean => /^\p{Script=Han}+$/u.test(word)
const isStop = (word: string): boolean => grammar.test(word) || emptyWords.has(word)

/** A person at word `at`: a surname with one or two signs behind it that recur, or that a title stands beside. */
function personAt(text: string, words: readonly UncasedWord[], at: number, counts: ChineseCounts): number {
  const first = words[at] as UncasedWord
  if (!chineseSurnames.has(first.text[0] ?? '') || !isHan(first.text) || emptyWords.has(first.text)) return 0
  let best = 0
  let bestCount = 0
  let last = at
  let length = first.text.length
  for (;;) {
    if (length > 3 || (length >= 2 && first.text.length >= 2 && last === at && typeByEnding(first.text))) break
    if (length >= 2) {
      const name = text.slice(first.start, first.start + length)
      const many = counts.of(name)
      const before = text.slice(Math.max(0, first.start - 4), first.start)
      const after = text.slice(first.start + length, first.start + length + 4)
      const cued = personAfter.test(after) || personBefore.test(before)
      // One word of the dictionary that begins like a surname ("高兴", "黄色") is a person only beside a title.
      const split = last > at || length === 3
      if ((cued || (split && many >= 2)) && many >= bestCount * 0.6) [best, bestCount] = [length, many]
    }
    const next = words[last + 1]
    if (!next?.joined || !isHan(next.text) || isStop(next.text) || personAfter.test(next.text)) break
    last += 1
    length += next.text.length
  }
  return best
}

/** The longest run of words before and with the one at `at` that recurs; where none does, as far as no small word stands. */
function runBefore(text: string, words: readonly UncasedWord[], at: number, counts: ChineseCounts): number {
  let from = at
  let once = at
  for (let i = at; i >= Math.max(0, at - 4); i -= 1) {
    const word = words[i] as UncasedWord
    if (i < at && (isStop(word.text) || !(words[i + 1] as UncasedWord).joined || !isHan(word.text))) break
    once = i
    if (counts.of(text.slice(word.start, (words[at] as UncasedWord).end)) >= 2) from = i
  }
  const name = text.slice((words[from] as UncasedWord).start, (words[at] as UncasedWord).end)
  return name.length >= 3 && from < at ? from : once
}

/**
 * The names and terms of one Chinese sentence: surnames with what recurs behind them; what ends like an institution, a
 * place or an event, from where it recurs; words that recur side by side as one; other words that recur.
 */
export function readChinese(text: string, words: readonly UncasedWord[], counts: ChineseCounts): ReadMention[] {
  const found: (ReadMention & { readonly rank: number })[] = []
  const add = (start: number, end: number, type: string, rank: number): void => {
    found.push({ name: text.slice(start, end), type, start, end, rank })
  }
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] as UncasedWord
    if (!isHan(word.text)) continue
    const person = personAt(text, words, at, counts)
    if (person > 0) add(word.start, word.start + person, 'person', 3)
    if (uncasedPlaces.has(word.text)) add(word.start, word.end, 'place', 2)
    if (isStop(word.text)) continue
    const before = words[at - 1]
    const whole = before && word.joined && !isStop(before.text) ? before.text + word.text : word.text
    if (typeByEnding(whole.length >= 3 ? whole : word.text)) {
      const from = words[runBefore(text, words, at, counts)] as UncasedWord
      const name = text.slice(from.start, word.end)
      if (name.length >= 3 && name.length <= 16) add(from.start, word.end, typeByEnding(name), 2.5)
    }
    let last = at
    while (
      words[last + 1]?.joined &&
      isHan((words[last + 1] as UncasedWord).text) &&
      !isStop((words[last + 1] as UncasedWord).text) &&
      last - at < 4 &&
      counts.of(text.slice(word.start, (words[last + 1] as UncasedWord).end)) >= 2
    )
      last += 1
    const end = (words[last] as UncasedWord).end
    const many = counts.of(text.slice(word.start, end))
    if (end - word.start >= 2 && many >= 2)
      add(word.start, end, 'concept', last > at ? 1 + (end - word.start) / 100 : 0.5)
  }
  // No two at one place: the surest first, of equals the longer.
  found.sort((a, b) => b.rank - a.rank || b.end - b.start - (a.end - a.start) || a.start - b.start)
  const kept: ReadMention[] = []
  for (const { name, type, start, end } of found)
    if (!kept.some((one) => one.start < end && start < one.end)) kept.push({ name, type, start, end })
  return kept.sort((a, b) => a.start - b.start)
}
