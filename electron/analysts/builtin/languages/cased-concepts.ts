import { isCapitalised, type Word } from '../reading/words.ts'
import { calendarWords } from './calendar-words.ts'
import { isRole } from './cased-evidence.ts'
import type { CasedLanguage } from './cased-runs.ts'

import { classNouns } from './type-words.ts'

/** A term in a sentence. */
export interface CasedTerm {
  readonly key: string
  readonly start: number
  readonly end: number
}

const links = /^(?:de|du|des|d|del|di|da|do|das|dos|dell|della|dei|degli)$/
const verbal = /(?:ait|aient|ent|èrent|ées?|aron|ieron|aban|ían|ando|iendo|mente|ment|ato|ata|arono|ndo|aram|avam)$/

/**
 * Terms that may carry the collection: in German long nouns; elsewhere two or three content words that touch or are
 * linked ("qualité de l'eau", "depuradora municipal"). `taken` says what is a name already.
 */
export function findCasedTerms(
  text: string,
  words: readonly Word[],
  language: CasedLanguage,
  taken: (word: Word) => boolean,
): CasedTerm[] {
  const terms: CasedTerm[] = []
  if (language.german) {
    for (const word of words)
      if (
        word.text.length >= 9 &&
        /^\p{Lu}[\p{Ll}-]+$/u.test(word.text) &&
        !taken(word) &&
        !isRole(word.lower) &&
        !classNouns.has(word.lower) &&
        !calendarWords.has(word.lower) &&
        !language.small.has(word.lower)
      )
        terms.push({ key: word.lower.replace(/(?:en|es|n|s)$/, ''), start: word.start, end: word.end })
    return terms
  }
  const fits = (word: Word | undefined): word is Word =>
    word !== undefined &&
    /^\p{Ll}{4,}$/u.test(word.text) &&
    !isCapitalised(word.text) &&
    !taken(word) &&
    !language.small.has(word.lower) &&
    !calendarWords.has(word.lower) &&
    !verbal.test(word.lower)
  const near = (a: number, b: number): boolean =>
    /^(?:[ \n]|['’])$/.test(text.slice((words[a] as Word).end, (words[b] as Word).start))
  for (let i = 0; i < words.length; i += 1) {
    const first = words[i]
    if (!fits(first) || fits(words[i - 1])) continue
    let last = i + 1
    while (
      last < words.length &&
      last - i < 4 &&
      near(last - 1, last) &&
      (links.test((words[last] as Word).lower) || /^(?:la|l|los|las|le)$/.test((words[last] as Word).lower)) &&
      last > i
    )
      last += 1
    const linked = last > i + 1 && links.test((words[i + 1] as Word).lower)
    const second = words[linked ? last : i + 1]
    const at = linked ? last : i + 1
    if (!fits(second) || !near(at - 1, at)) continue
    terms.push({
      key: text.slice(first.start, second.end).toLowerCase().replace(/\s+/g, ' ').replaceAll('’', "'"),
      start: first.start,
      end: second.end,
    })
    i = at
  }
  return terms
}
