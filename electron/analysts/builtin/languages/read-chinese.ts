import type { ReadMention } from '../reading/read-document.ts'
import type { SentenceSpan } from '../reading/split-sentences.ts'
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

const titled =
  /(?:馆长|館長|市长|县长|镇长|局长|院长|校长|厂长|教授|博士|律师|法官|记者|经理|主任|书记|学者|医生|老师|诗人|作家|渔民|董事长|书法家)(\p{Script=Han}{2,3})/gu
const work = /《([^《》\n]{1,30})》/gu

const isHan = (word: string): boolean => /^\p{Script=Han}+$/u.test(word)
const isStop = (word: string): boolean => grammar.test(word) || emptyWords.has(word) || isTitle(word)
const isTitle = (word: string): boolean => personAfter.exec(word)?.[0] === word

const endsLikePlace = /[省市县縣区區镇鎮乡鄉村州岛島山江河湖海湾灣港路街寺局厂廠院校店吟]$/u

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
      if ((cued || (split && many >= 2)) && many >= bestCount * 0.6 && !endsLikePlace.test(name))
        [best, bestCount] = [length, many]
    }
    const next = words[last + 1]
    if (!next?.joined || !isHan(next.text) || (isStop(next.text) && next.text !== '一') || personAfter.test(next.text))
      break
    last += 1
    length += next.text.length
  }
  return best
}

/** People of a document whom the sentences beside a title name: "馆长方静", whatever words the dictionary makes of it. */
export function peopleBesideTitles(text: string, counts: ChineseCounts): ReadonlySet<string> {
  const people = new Set<string>()
  for (const found of text.matchAll(titled)) {
    const name = found[1] ?? ''
    if (!chineseSurnames.has(name[0] ?? '') || grammar.test(name[1] ?? '')) continue
    const two = name.slice(0, 2)
    const third = name[2] ?? ''
    const three = third !== '' && !grammar.test(third) && counts.of(name) >= Math.max(2, counts.of(two) * 0.6)
    if (!three && counts.of(two) < 2) continue
    const person = three ? name : two
    if (!endsLikePlace.test(person) && !emptyWords.has(person)) people.add(person)
  }
  return people
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
export function readChinese(
  text: string,
  { start, end }: SentenceSpan,
  words: readonly UncasedWord[],
  counts: ChineseCounts,
  people: ReadonlySet<string>,
): ReadMention[] {
  const found: (ReadMention & { readonly rank: number })[] = []
  const add = (from: number, to: number, type: string, rank: number): void => {
    found.push({ name: text.slice(from, to), type, start: from, end: to, rank })
  }
  const part = text.slice(start, end)
  for (const { 1: title = '', index } of part.matchAll(work))
    add(start + index + 1, start + index + 1 + title.length, 'work', 4)
  for (const name of people)
    for (let at = part.indexOf(name); at >= 0; at = part.indexOf(name, at + name.length))
      add(start + at, start + at + name.length, 'person', 3.5)
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] as UncasedWord
    if (!isHan(word.text)) continue
    const person = personAt(text, words, at, counts)
    if (person > 0) add(word.start, word.start + person, 'person', 3)
    if (uncasedPlaces.has(word.text)) add(word.start, word.end, 'place', 2)
    if (isStop(word.text)) continue
    const before = words[at - 1]
    const reach = words[at - 2]
    const joins = before && word.joined && !isStop(before.text)
    const widest = joins ? (reach && before.joined && !isStop(reach.text) ? reach : before) : word
    if (typeByEnding(text.slice(widest.start, word.end))) {
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
    const to = (words[last] as UncasedWord).end
    const many = counts.of(text.slice(word.start, to))
    const type = typeByEnding(text.slice(word.start, to)) || 'concept'
    if (to - word.start >= 2 && many >= 2) add(word.start, to, type, last > at ? 1 + (to - word.start) / 100 : 0.5)
  }
  // No two at one place: the surest first, of equals the longer.
  found.sort((a, b) => b.rank - a.rank || b.end - b.start - (a.end - a.start) || a.start - b.start)
  const kept: ReadMention[] = []
  for (const { rank: _, ...one } of found)
    if (!kept.some((other) => other.start < one.end && one.start < other.end)) kept.push(one)
  return kept.sort((a, b) => a.start - b.start)
}
