import { stem } from '../../../algorithms/text/stem.ts'
import { detectLanguage } from '../languages/detect-language.ts'
import { isOther } from '../languages/read-by-language.ts'
import type { TagWords } from '../reading/tag-words.ts'
import { roleWords } from '../reading/word-lists.ts'
import { contentWords } from './content-stems.ts'

/** The nouns of a sentence that say what it is about, in lower case as written, each once. */
export type NounsOf = (sentence: string) => readonly string[]

/** Nouns by part of speech, without those that fit every subject (`year`, `people`) and without names; remembers what it was asked. */
export function createNounsOf(tag: TagWords): NounsOf {
  const known = new Map<string, readonly string[]>()
  return (sentence) => {
    let nouns = known.get(sentence)
    if (nouns === undefined) {
      // The tagger knows English alone: the words of other languages would all be nouns to it.
      const found = [...(isOther(detectLanguage(sentence)) ? [] : tag(sentence))].flatMap(([at, part]) => {
        const word = part === 'NOUN' ? (/^\p{Ll}{4,}(?![\p{L}-])/u.exec(sentence.slice(at, at + 30))?.[0] ?? '') : ''
        return word === '' || anySubject.has(stem(word)) || roleWords.has(word) ? [] : [word]
      })
      known.set(sentence, (nouns = [...new Set(found)]))
    }
    return nouns
  }
}

interface Gathered {
  readonly forms: Map<string, number>
  readonly documents: Set<number>
  count: number
  weight: number
}

interface ThemeWordsInput {
  /** Where a word counts, and how much for each. */
  readonly sentences: readonly { readonly text: string; readonly weight: number; readonly document?: number }[]
  /** The sentences from which they are to stand out; none where frequency alone decides. */
  readonly others: readonly (readonly string[])[]
  /** A word that is part of one of these says nothing new. */
  readonly names: readonly string[]
  readonly most: number
  /** In how many sentences a word must stand, and in how many documents where the sentences say theirs. */
  readonly least: number
  readonly leastDocuments?: number
}

/** The nouns that most of the sentences share and `others` (stems) do not, best first, none with the stem of another. */
export function themeWords(
  { sentences, others, names, most, least, leastDocuments = 0 }: ThemeWordsInput,
  nounsOf: NounsOf,
): string[] {
  const taken = new Set(names.flatMap((name) => contentWords(name).map(stem)))
  const inside = new Map<string, Gathered>()
  for (const { text, weight, document } of sentences) {
    for (const word of nounsOf(text)) {
      const key = stem(word)
      if (taken.has(key)) continue
      const known = inside.get(key) ?? { forms: new Map(), documents: new Set(), count: 0, weight: 0 }
      known.forms.set(word, (known.forms.get(word) ?? 0) + 1)
      known.count++
      if (document !== undefined) known.documents.add(document)
      known.weight += weight
      inside.set(key, known)
    }
  }
  const outside = new Map<string, number>()
  for (const other of others)
    for (const key of new Set(other)) if (inside.has(key)) outside.set(key, (outside.get(key) ?? 0) + 1)
  return [...inside]
    .filter(([, { count, documents }]) => count >= least && documents.size >= leastDocuments)
    .map(([key, { forms, weight }]) => ({
      word: [...forms].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0]?.[0] ?? '',
      value: weight * Math.log2(2 + others.length / (1 + (outside.get(key) ?? 0))),
    }))
    .sort((a, b) => b.value - a.value || (a.word < b.word ? -1 : 1))
    .slice(0, most)
    .map(({ word }) => word)
}

/** Two words that stand next to each other in `least` sentences are one phrase: `chief engineer`; else `a and b`. */
export function asPhrase(words: readonly string[], sentences: readonly string[], least = 1): string {
  const [first = '', second] = words
  if (second === undefined) return first
  const pair = [`${first} ${second}`, `${second} ${first}`].find(
    (both) => sentences.filter((sentence) => sentence.includes(both)).length >= least,
  )
  return pair ?? `${first} and ${second}`
}

const anySubject = new Set(
  `year time people person thing part number kind place today week month hour night morning evening afternoon minute day
  date moment second half million billion thousand hundred dozen mile percent cent course fact case point matter right
  world country nation government american americans member name question answer reason result effort need form level area
  line group something everything anything nothing someone everybody somebody anybody everyone lots bunch stuff guys folks
  sort idea field career journey front back side life word order turn show start example instance step piece bit couple
  pair series range amount total rest end beginning top bottom middle center centre way ways hand hands head heads eye eyes
  face faces home house street town city road room door table chair man woman men women child children kids family families
  friend mother father brother sister wife husband grandmother grandfather son daughter self others chief president
  chairman councillor secretary senator congressman minister director executive manager former vice general past future
  present use used work works working make making lot type types role job jobs everyone term terms sense view views
  opportunity ability challenge problem problems issue issues goal goals purpose experience story stories conversation
  interview episode guest host listener podcast audience book books million speech message address report statement
  possibility situation condition conditions circumstances feeling thought thoughts mind heart love hope dream dreams fellow
  citizen citizens public human being beings kind kinds majority minority century decade decades ago spring summer autumn
  winter monday tuesday wednesday thursday friday saturday sunday january february march april june july august september
  october november december tonight today dollar pound percentage aunt uncle cousin waist poison page meeting gentleman lady
  client tonne progress notion lack rate size fun luck shape touch moment chance step plan change sake air businesses company school college student entrepreneur founder cofounder string capability mass system program
  programs pressure quay office forces understanding mate clerk apprentice treasurer note letter action strength power author maker core dinner box floor boat
  countries ally property order bar copy row van`
    .split(/\s+/)
    .map(stem),
)
