import { stopwords } from '../../../algorithms/text/stopwords.ts'
import { withoutTitles } from '../../builtin/reading/name-key.ts'
import { foldText, foldName, type FoldedText } from '../text/fold-text.ts'

export interface NamePlace {
  readonly start: number
  readonly end: number
}

/** Places of one name that are looked up in one text. */
const mostPlaces = 40

/** Finds names in one text. */
export type NameLocator = (name: string) => readonly NamePlace[]

/**
 * Prepares a text to find names in it. A name stands where it is written exactly; else where it is but for case, blanks,
 * hyphens and accents; else where a part of it stands that can mean it: without titles, its acronym, its surname. Places
 * come in the order of the text; none where nothing of it is there. Each search is one walk of the text.
 */
export function createNameLocator(text: string): NameLocator {
  const folded = foldText(text)
  return (name) => {
    const whole = name.trim()
    if (whole === '') return []
    const exact = placesOf(text, whole)
    if (exact.length > 0) return exact
    // "us" is no mention of the US.
    const loose = isShortAcronym(whole) ? [] : foldedPlaces(text, folded, whole)
    if (loose.length > 0) return loose
    for (const part of partsOf(whole)) {
      const found = part.exact ? placesOf(text, part.text) : foldedPlaces(text, folded, part.text)
      const fit = part.capital ? found.filter(({ start }) => !/^\p{Ll}/u.test(text.slice(start, start + 2))) : found
      if (fit.length > 0) return fit
    }
    return []
  }
}

const isShortAcronym = (name: string): boolean => /^\p{Lu}{1,3}$/u.test(name)
const wordUnit = /[\p{L}\p{N}]/u
/** Scripts in which no blank tells where a word ends. */
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u

const isInside = (outer: string | undefined, edge: string): boolean =>
  outer !== undefined && wordUnit.test(outer) && wordUnit.test(edge) && !unspaced.test(edge)

/** A plural is the name too: "Transformers" of "Transformer". */
const endsAsWord = (text: string, end: number): boolean =>
  !isInside(text[end], text[end - 1]!) || (text[end] === 's' && !isInside(text[end + 1], 's'))

const standsAlone = (text: string, start: number, end: number): boolean =>
  end > start && !isInside(text[start - 1], text[start]!) && endsAsWord(text, end)

function placesOf(text: string, name: string): NamePlace[] {
  const places: NamePlace[] = []
  for (let at = text.indexOf(name); at >= 0 && places.length < mostPlaces; at = text.indexOf(name, at + name.length))
    if (standsAlone(text, at, at + name.length)) places.push({ start: at, end: at + name.length })
  return places
}

function foldedPlaces(text: string, folded: FoldedText, name: string): NamePlace[] {
  const key = foldName(name)
  if (key.length < 2) return []
  const places: NamePlace[] = []
  let at = folded.text.indexOf(key)
  while (at >= 0 && places.length < mostPlaces) {
    const start = folded.at[at]!
    const end = folded.at[at + key.length - 1]! + 1
    if (standsAlone(text, start, end)) places.push({ start, end })
    at = folded.text.indexOf(key, at + key.length)
  }
  return places
}

interface NamePart {
  readonly text: string
  /** Written as it is, acronyms for one. */
  readonly exact: boolean
  /** A single word means a name only with a capital: "Brown", not "brown". */
  readonly capital: boolean
}

/** What may stand for a name where the whole of it doesn't, the longest first. */
function partsOf(name: string): readonly NamePart[] {
  const parts = new Map<string, NamePart>()
  const add = (text: string, { exact = isShortAcronym(text), anyCase = false } = {}): void => {
    const part = text.trim()
    const single = !/\s/.test(part)
    if (foldName(part).length < 3 && !exact) return
    if (part === name || parts.has(part) || (single && !exact && stopwords.has(part.toLowerCase()))) return
    parts.set(part, { text: part, exact, capital: single && !anyCase })
  }
  const bracket = /^(.*?)\s*\(([^()]+)\)\s*$/u.exec(name)
  if (bracket) {
    add(bracket[1]!)
    add(bracket[2]!)
  }
  const core = (bracket?.[1] ?? name).trim()
  const [last = '', first = ''] = core.split(/,\s*/, 2)
  if (first !== '') add(`${first} ${last}`)
  const article = /^(?:the|a|an)\s+/i
  const bare = withoutTitles(core.replace(article, ''))
  // "The Clerk" is "the clerk", "his clerk".
  add(bare, { anyCase: article.test(core) })
  add(bare.replace(/['’]s?$|s$/, ''), { anyCase: true })
  const words = bare.split(/[\s-]+/).slice(0, 12)
  if (words.length > 1) {
    const initials = words
      .filter((word) => /^\p{Lu}/u.test(word))
      .map((word) => word[0])
      .join('')
    if (initials.length > 1) add(initials, { exact: true })
    for (let skip = 1; skip < words.length - 1; skip += 1) {
      add(words.slice(skip).join(' '))
      add(words.slice(0, -skip).join(' '))
    }
    add(words.at(-1)!)
    add(words[0]!)
  }
  return [...parts.values()]
}
