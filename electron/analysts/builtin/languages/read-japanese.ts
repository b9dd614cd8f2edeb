import type { ReadMention } from '../reading/read-document.ts'
import { emptyWords, japaneseSurnames, personAfter, personBefore, typeByEnding, uncasedPlaces } from './uncased-cues.ts'

const run = /[\p{Script=Han}々〆ヶァ-ヺー・ｦ-ﾟA-ZＡ-Ｚ]{2,}/gu
const counted = /[年月日時分秒円人個件回目%億万千百]$|^[第約数一二三四五六七八九十百千万]+/u
const verbal = /^(?:し(?!ょ)|する|すれ|さ(?!ん|ま)|せ|でき|られ|れ)/u
const title =
  /(?:前|元|新)?(?:氏|様|君|先生|館長|学芸員|工場長|裁判長|理事長|町議|店長|編集長|教授|博士|社長|会長|専務|議員|市長|町長|村長|知事|部長|課長|所長|記者|弁護士|容疑者|被告|組合長|船長|局長)$/u
const roleFirst = /^(?:市長|町長|村長|知事|社長|会長|部長|課長|所長|記者|弁護士|教授|漁師|船長|組合長)(?=.{3})/u
const adverbs = /^(?:当時|現在|昨日|今日|今年|昨年|去年|翌日|最近|同日|同年|元|前)(?=.{2})/u

/** A family name with a given name in hiragana, as an honorific tells: "高橋ひかりさん". */
const mixedName = /([\p{Script=Han}々]{1,3})[ぁ-ん]{2,4}?(?=さん|氏|君|ちゃん|先生|教授|議員)/gu

/** "大塚町長様" → "大塚". */
function withoutTitles(name: string): string {
  const cut = title.exec(name)?.[0].length ?? 0
  return cut > 0 && name.length - cut >= 2 ? withoutTitles(name.slice(0, -cut)) : name
}

/** Whether a name is a family name, or one with a given name. */
const isPersonal = (name: string): boolean =>
  /^[\p{Script=Han}々]{2,5}$/u.test(name) &&
  [3, 2, 1].some(
    (size) =>
      name.length - size <= 3 && japaneseSurnames.has(name.slice(0, size)) && (name.length === size ? size > 1 : true),
  )

/**
 * The names and terms of one Japanese sentence: runs of kanji and of katakana, for particles stand between nouns. What a
 * verb is made of ("調査した") is none; honorifics behind a name tell a person and are no part of it.
 */
export function readJapanese(text: string, start: number, end: number): ReadMention[] {
  const mentions: ReadMention[] = []
  const part = text.slice(start, end)
  for (const found of part.matchAll(mixedName)) {
    const name = found[0]
    if (!japaneseSurnames.has(found[1] ?? '')) continue
    mentions.push({ name, type: 'person', start: start + found.index, end: start + found.index + name.length })
  }
  const mixed = mentions.slice()
  for (const found of part.matchAll(run)) {
    let from = start + found.index
    let name = found[0].replace(/^[ー・]+|・+$/gu, '')
    from += found[0].indexOf(name)
    if (mixed.some((one) => one.start <= from && from < one.end)) continue
    for (const prefix of [adverbs, roleFirst]) {
      const cut = prefix.exec(name)?.[0].length ?? 0
      name = name.slice(cut)
      from += cut
    }
    const after = text.slice(from + name.length, Math.min(end, from + name.length + 4))
    const bare = withoutTitles(name)
    const person =
      (bare !== name && !typeByEnding(bare) && bare.length <= 6) ||
      personAfter.test(after) ||
      (isPersonal(bare) && !typeByEnding(bare)) ||
      (personBefore.test(text.slice(Math.max(start, from - 5), from)) && bare.length >= 3 && bare.length <= 5)
    if (person && !emptyWords.has(bare) && !uncasedPlaces.has(bare) && bare.length > 1) {
      mentions.push({ name: bare, type: 'person', start: from, end: from + bare.length })
      continue
    }
    if (name.length < 2 || name.length > 24 || emptyWords.has(name) || counted.test(name) || verbal.test(after))
      continue
    const type = uncasedPlaces.has(name) ? 'place' : typeByEnding(name)
    mentions.push({
      name,
      type: type || (/^[ァ-ヺー・]+$/u.test(name) ? '' : 'concept'),
      start: from,
      end: from + name.length,
    })
  }
  return mentions.sort((a, b) => a.start - b.start)
}
