import { stem } from '../../../algorithms/text/stem.ts'
import type { Background } from '../../analyst.ts'
import { detectLanguage } from '../languages/detect-language.ts'
import { isOther } from '../languages/read-by-language.ts'
import { loadTagger } from '../reading/tag-words.ts'
import type { TagWords } from '../reading/tag-words.ts'
import { roleWords } from '../reading/word-lists.ts'
import { contentWords } from './content-stems.ts'

/** One to three words that end in a noun, in lower case as written: `labor market`, `inspectors`. */
interface Phrase {
  readonly text: string
  /** Of its words. */
  readonly stems: readonly string[]
  /** What stands before it: `the labor market`, `a merger` or `her merger`, `security`. */
  readonly after: 'the' | 'one' | 'nothing'
}

/** The phrases of a sentence that may say what it is about, each once. */
export type PhrasesOf = (sentence: string) => readonly Phrase[]

const mostRemembered = 50_000
let loading: Promise<PhrasesOf> | undefined

/** The one reader of phrases of this process, loaded when it is first wanted; it remembers what it was asked. */
export async function loadPhrases(): Promise<PhrasesOf> {
  return (loading ??= loadTagger().then(createPhrasesOf))
}

function createPhrasesOf(tag: TagWords): PhrasesOf {
  const known = new Map<string, readonly Phrase[]>()
  return (sentence) => {
    let phrases = known.get(sentence)
    if (phrases === undefined) {
      if (known.size >= mostRemembered) known.clear()
      // The tagger knows English alone: the words of other languages would all be nouns to it.
      const tags = isOther(detectLanguage(sentence)) ? new Map<number, string>() : tag(sentence)
      known.set(sentence, (phrases = phrasesIn(sentence, tags)))
    }
    return phrases
  }
}

function phrasesIn(sentence: string, tags: ReadonlyMap<number, string>): readonly Phrase[] {
  const found = new Map<string, Phrase>()
  let run: { readonly word: string; readonly noun: boolean }[] = []
  let end = -1
  let start = 0
  for (const [at, part] of tags) {
    const word =
      part === 'NOUN' || part === 'ADJ'
        ? (/^\p{Ll}{3,}(?![\p{L}’'-])/u.exec(sentence.slice(at, at + 30))?.[0] ?? '')
        : ''
    const joined = at === end + 1 && sentence[end] === ' '
    if (word === '' || !joined) run = []
    if (word === '' || /[\p{L}’'-]$/u.test(sentence.slice(0, at)) || plainAdjectives.has(word)) continue
    if (run.length === 0) start = at
    run = [...run, { word, noun: part === 'NOUN' }].slice(-3)
    end = at + word.length
    if (part !== 'NOUN') continue
    const after = wordBefore(sentence.slice(Math.max(0, start - 16), start))
    for (let from = 0; from < run.length; from++) {
      const words = run.slice(from).map((one) => one.word)
      const head = stem(word)
      if (words.length === 1 && (word.length < 4 || anySubject.has(head) || roleWords.has(word))) continue
      if (words.length > 1 && emptyHeads.has(head)) continue
      const text = words.join(' ')
      if (!found.has(text)) found.set(text, { text, stems: words.map((one) => stem(one)), after })
    }
  }
  return [...found.values()]
}

function wordBefore(text: string): Phrase['after'] {
  if (/\bthe $/i.test(text)) return 'the'
  return /\b(?:an?|one|each|every|another|any|no|this|that|my|our|your|his|her|their|its|whose|[\p{L}]+['’]s) $/iu.test(
    text,
  )
    ? 'one'
    : 'nothing'
}

interface Gathered {
  readonly forms: Map<string, number>
  readonly documents: Set<number>
  readonly stems: readonly string[]
  count: number
  weight: number
  readonly after: Record<Phrase['after'], number>
}

interface SubjectPhrasesInput {
  /** Where a phrase counts, and how much for each. */
  readonly sentences: readonly { readonly text: string; readonly weight: number; readonly document?: number }[]
  readonly background: Pick<Background, 'sentences' | 'sentencesWith'>
  /** A phrase with a word of one of these says nothing new. */
  readonly names: readonly string[]
  /** Terms that the collection is known to speak of; a phrase that is one of them says most. */
  readonly terms?: readonly string[]
  readonly most: number
  /** In how many sentences a phrase must stand, and in how many documents where the sentences say theirs. */
  readonly least: number
  readonly leastDocuments?: number
}

/**
 * The phrases that set the sentences apart from the collection's: often said here, and of words that stand more often
 * here than elsewhere. Best first, no two with a word in common; a second one only where it is nearly as good.
 */
export function subjectPhrases(
  { sentences, background, names, terms = [], most, least, leastDocuments = 0 }: SubjectPhrasesInput,
  phrasesOf: PhrasesOf,
): readonly string[] {
  const taken = new Set(names.flatMap((name) => contentWords(name).map(stem)))
  const gathered = new Map<string, Gathered>()
  const inside = new Map<string, number>()
  for (const { text, weight, document } of sentences) {
    const phrases = phrasesOf(text)
    for (const key of new Set(phrases.flatMap(({ stems }) => stems))) inside.set(key, (inside.get(key) ?? 0) + 1)
    for (const { text: form, stems, after } of phrases) {
      if (stems.some((one) => taken.has(one))) continue
      const key = stems.join(' ')
      const one = gathered.get(key) ?? {
        forms: new Map(),
        documents: new Set(),
        stems,
        count: 0,
        weight: 0,
        after: { the: 0, one: 0, nothing: 0 },
      }
      one.forms.set(form, (one.forms.get(form) ?? 0) + 1)
      one.count++
      one.weight += weight
      one.after[after]++
      if (document !== undefined) one.documents.add(document)
      gathered.set(key, one)
    }
  }
  const lift = (key: string): number => {
    const here = ((inside.get(key) ?? 0) + 0.5) / (sentences.length + 1)
    const everywhere = (background.sentencesWith(key) + 0.5) / (background.sentences + 1)
    return Math.min(6, Math.max(0, Math.log2(here / everywhere)))
  }
  const known = new Set(terms.map((term) => contentWords(term).map(stem).join(' ')))
  const common = Math.max(0.035 * background.sentences, 12)
  const isRare = (key: string): boolean => background.sentencesWith(key) <= common
  const ranked = [...gathered.values()]
    .filter(({ count, documents }) => count >= least && documents.size >= leastDocuments)
    .map((one) => ({ ...one, form: shownForm(one), lift: mean(one.stems.map(lift)) }))
    .filter(({ form, stems, lift: own }) => own >= (stems.length > 1 ? 0.7 : 1.2) && form !== '' && stems.some(isRare))
    .map(({ form, stems, weight, lift: own }) => ({
      form,
      stems,
      value: weight ** 0.8 * own * (known.has(stems.join(' ')) ? 3 : stems.length > 1 ? 1.7 : 0.8),
    }))
    .sort((a, b) => b.value - a.value || (a.form < b.form ? -1 : 1))
  const chosen: typeof ranked = []
  for (const one of ranked) {
    if (chosen.length === most || one.value < 0.5 * (chosen[0]?.value ?? 0)) break
    if (!chosen.some((other) => other.stems.some((key) => one.stems.includes(key)))) chosen.push(one)
  }
  return chosen.map(({ form }) => form)
}

/**
 * As a person would put it after a colon: the plural where one is not rare, else with `the` where documents mostly say so;
 * '' for one word that is said of one of many (`a letter`, `her letter`).
 */
function shownForm({ forms, stems, after, count }: Gathered): string {
  const byUse = [...forms].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
  const [first, second] = byUse
  if (first === undefined) return ''
  const [form] = second !== undefined && isPlural(second[0]) && second[1] * 4 >= first[1] ? second : first
  if (isPlural(form)) return form
  if (after.the * 2 > count) return `the ${form}`
  return stems.length === 1 && after.nothing * 2 < count ? '' : form
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

const isPlural = (form: string): boolean => /[^su]s$/.test(form)

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/))

/** Say when, which or how good, not what. */
const plainAdjectives = words(`
  new good great big small many much more most other another same such first second third last next few several own able
  sure right real true whole entire different certain various particular important possible available recent current early
  late old young high low long short large little better best worse worst full easy hard strong weak nice clear amazing
  incredible interesting exciting wonderful super huge little past previous following additional further total overall key
  major main general special common single main least less likely ready happy proud glad only very actual potential
  fantastic tremendous significant enormous remarkable extraordinary simple basic due half two three four five six seven
  eight nine ten hundred thousand million billion bad top final initial original`)

const stemmed = (list: string): ReadonlySet<string> => new Set([...words(list)].map((word) => stem(word)))

/** A phrase that ends in one of these names no subject. */
const emptyHeads = stemmed(`
  year time thing things lot lots way ways kind sort bit couple number part day week month hour minute moment point percent
  quarter quarters stuff bunch end beginning guy guys folks sense case fact course reason something anything everything nothing
  someone example question answer`)

/** Nouns that fit every subject. */
const anySubject = stemmed(`
  year time people person thing part number kind place today week month hour night morning evening afternoon minute day
  date moment second half million billion thousand hundred dozen mile percent cent course fact case point matter right
  world country nation name question answer reason result effort need form level area line group something everything
  anything nothing someone everybody somebody anybody everyone lots bunch stuff guys folks sort idea field front back side
  life word order turn show start example instance step piece bit couple pair series range amount total rest end
  beginning top bottom middle center centre way hand head eye face home house room door table chair man woman men women
  friend self others past future present use work making lot type role job term sense view opportunity ability problem
  issue goal purpose experience story situation condition circumstance feeling thought mind heart love hope dream fellow
  being majority minority century decade ago spring summer autumn winter monday tuesday wednesday thursday friday saturday
  sunday january february march april june july august september october november december tonight dollar pound
  percentage progress notion lack rate size fun luck touch chance plan change sake action strength
  quarter thanks sir look bit sides ones none while whole mine hold set get`)
