import { contentWords } from './content-stems.ts'
import { foldSpace } from './escape-markdown.ts'
import type { Theme } from './find-themes.ts'
import { nameWithArticle, namesOverlap } from './name-with-article.ts'
import { stem } from '../../../algorithms/text/stem.ts'

const clauseVerb =
  /^(?:(?:had|has|have|was|is|were|are|would|will|also|later|then|first) )*(?:\p{Ll}{2,}ed|is|was|has|had|paid|sold|bought|gave|took|led|met|told|wrote|won|lost|made|left|found|held|sent|built|ran|kept|brought|chose|knew|saw|owns?|leads?|chairs?|makes?|runs?|sells?|provides?|includes?|uses)\b/u
const unclear =
  /\b(?:that|which|who|whom|not|never|no|and|but|or|if|whether|than|as|because|though)\b|[,.;:!?—–|()"“”]|n['’]t|\b(?:his|her|their|its|my|our|had the|at)\b/
const clauseEnd =
  /^(?:[.,;:!?)—–-]|$|\s(?:and|in|on|at|for|from|since|after|before|when|while|during|by|with|to|as|but|because|until|who|which)\b)/

/**
 * A theme in a few words: what the hub does with another of its names, as one of its sentences says it (`Sable Point
 * Holdings paid Vincent Harker`), else the names and the words that set its sentences apart from `others`.
 */
export function themeHeadline(theme: Theme, others: readonly string[]): string {
  return clauseBetween(theme) ?? namesAndWords(theme, others)
}

function clauseBetween({ hub, neighbours, sentences }: Theme): string | undefined {
  for (const neighbour of neighbours.slice(0, 4)) {
    if (namesOverlap(hub.name, neighbour.name)) continue
    for (const { text } of sentences) {
      for (const [from, to] of [
        [hub.name, neighbour.name],
        [neighbour.name, hub.name],
      ] as const) {
        const clause = clauseFrom(text, from, to)
        if (clause !== undefined) return clause
      }
    }
  }
  return undefined
}

function clauseFrom(text: string, from: string, to: string): string | undefined {
  const start = text.indexOf(from)
  const next = text.indexOf(to, start + from.length)
  if (start < 0 || next < 0) return undefined
  const before = text.slice(0, start)
  const between = text.slice(start + from.length, next).trim()
  const end = next + to.length
  if (!/^(?:The )?$|[.!?]["”’]? $|, (?:the )?$/.test(before) || between.length > 30) return undefined
  if (!clauseVerb.test(between) || unclear.test(between) || !clauseEnd.test(text.slice(end))) return undefined
  return text.slice(start, end)
}

function namesAndWords({ hub, neighbours, sentences }: Theme, others: readonly string[]): string {
  const said = neighbours.filter((entity) => !namesOverlap(entity.name, hub.name)).slice(0, 2)
  const opening = capitalise(foldSpace(nameWithArticle(hub)))
  const [second, third] = said
  const words = salientWords(
    sentences.map((sentence) => sentence.text),
    others,
    [hub, ...neighbours].map((entity) => entity.name),
  )
  const phrase = asPhrase(
    words,
    sentences.map((sentence) => sentence.text),
  )
  if (words.length > 0) {
    const names =
      second === undefined || words.length > 1 ? opening : `${opening} and ${foldSpace(nameWithArticle(second))}`
    const headline = `${names}: ${phrase}`
    if (headline.length <= 80) return headline
  }
  if (second === undefined) return opening
  const pair =
    third === undefined
      ? `${opening} and ${foldSpace(nameWithArticle(second))}`
      : `${opening}, ${foldSpace(nameWithArticle(second))} and ${foldSpace(nameWithArticle(third))}`
  return pair.length <= 90 ? pair : opening
}

/** Two words that stand next to each other somewhere are one phrase: `chief engineer`. */
function asPhrase(words: readonly string[], sentences: readonly string[]): string {
  const [first = '', second] = words
  if (second === undefined) return first
  const pair = [`${first} ${second}`, `${second} ${first}`].find((both) =>
    sentences.some((sentence) => sentence.includes(both)),
  )
  return pair ?? `${first} and ${second}`
}

/** Up to two words that stand in several of the sentences, or are rarer in `others`, and are no part of a name. */
function salientWords(sentences: readonly string[], others: readonly string[], names: readonly string[]): string[] {
  const taken = new Set(names.flatMap((name) => contentWords(name).map(stem)))
  const outside = new Map<string, number>()
  for (const other of others)
    for (const word of new Set(contentWords(other).map(stem))) outside.set(word, (outside.get(word) ?? 0) + 1)
  const inside = new Map<string, { word: string; count: number }>()
  for (const sentence of sentences) {
    const lower = new Set([...sentence.matchAll(/(?<![.!?]\s)(?<!^)\b\p{Ll}{4,}\b/gu)].map((match) => match[0]))
    for (const word of lower) {
      const key = contentWords(word).map(stem)[0]
      if (key === undefined || taken.has(key) || !nounLike(word)) continue
      const known = inside.get(key)
      inside.set(key, {
        word: known !== undefined && known.word.length <= word.length ? known.word : word,
        count: (known?.count ?? 0) + 1,
      })
    }
  }
  return [...inside]
    .filter(([, { count }]) => count > 1)
    .map(([key, { word, count }]) => ({
      word,
      value: count * Math.log2(2 + others.length / (1 + (outside.get(key) ?? 0))),
    }))
    .sort((a, b) => b.value - a.value || (a.word < b.word ? -1 : 1))
    .slice(0, 2)
    .map(({ word }) => word)
}

const seldomNouns = new Set(
  'year years time times people person thing things part parts number kind place today week month months hour hours night morning evening read told asked came left gave knew known went found sent paid held kept began brought thought written taken great good large small long short high different important able sure better best every since would told does done called using made make said says went same next last year chief million billion thousand hundred eleven twelve thirteen twenty thirty forty fifty half dozen miles second third fourth seven eight nine three four five lost lift late later early both main whole former president' +
    ' today tomorrow yesterday course fact case point matter'.split(' '),
)

function nounLike(word: string): boolean {
  return !/(?:ly|ing|ed|est|ous|ful|ive|able|ible|less)$/.test(word) && !seldomNouns.has(word)
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
