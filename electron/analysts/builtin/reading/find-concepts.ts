import { functionWords } from './word-lists.ts'
import type { Word } from './words.ts'
import type { WordTags } from './tag-words.ts'

/** A noun phrase of two to four words in lower case. */
export interface Phrase {
  readonly key: string
  readonly start: number
  readonly end: number
}

const empty = new Set(
  (
    'thing things way ways lot lots kind kinds sort sorts bit time times day days year years week weeks month months people person guy guys part parts ' +
    'number numbers example case point stuff fact end place couple set side bunch today moment reason question questions idea ' +
    'hour hours minute minutes man men woman women percent per cent level one ones something morning night evening afternoon ' +
    'good great big little new old own other same different first last next second third many more much several few such whole real really long ' +
    'right left high low able important certain sure better best worse nice hard easy full early late only main major particular specific various interesting ' +
    'amazing incredible huge small large past previous recent current entire early following former young true favorite favourite ' +
    'total single general common possible available additional further thank thanks ' +
    'detailed substantial vital broad strong significant necessary proper serious adequate essential effective fundamental basic great greater greatest larger increased increasing continued continuing growing successful ready negative positive key top core second-grade whole-time complete extra chief town assistant vice former mile miles mile pounds pound tonnes tons tonne metres meters feet foot members member vast decent favorable favourable unfavorable consistent super fellow higher lower better mere sheer balanced skilled lasting sweet poor boisterous cheerful considerable heavy restless suspicious tremendous terrific wonderful beautiful incredible fun super ' +
    'use uses basis approach approaches effort efforts issue issues problem problems offering offerings team teams digit digits ' +
    'improvement improvements level levels goal goals standalone double triple double-digit triple-digit single-digit worthy enormous healthy material stronger weaker improved unchanged better-than-expected'
  ).split(' '),
)
const weakEnds = new Set(empty)

/** The noun phrases of one sentence, by part of speech: adjectives and nouns that end in a noun, no empty words in them. */
export function findPhrases(sentence: string, offset: number, words: readonly Word[], tags: WordTags): Phrase[] {
  const phrases: Phrase[] = []
  let from = -1
  const close = (end: number): void => {
    if (from < 0) return
    let first = from
    let last = end
    from = -1
    while (last > first && tags.get((words[last - 1] as Word).start - offset) !== 'NOUN') last -= 1
    while (first < last && weakEnds.has((words[first] as Word).lower)) first += 1
    if (last - first < 2 || last - first > 4) return
    if (weakEnds.has((words[last - 1] as Word).lower)) return
    const run = words.slice(first, last)
    phrases.push({
      key: run.map((w) => w.lower).join(' '),
      start: (run[0] as Word).start,
      end: (run.at(-1) as Word).end,
    })
  }
  for (let i = 0; i < words.length; i += 1) {
    const word = words[i] as Word
    const part = tags.get(word.start - offset)
    const fits =
      (part === 'NOUN' || part === 'ADJ') && /^\p{Ll}[\p{Ll}-]{2,}$/u.test(word.text) && !functionWords.has(word.lower)
    const joined =
      from < 0 || /^[ \n]{1,2}$/.test(sentence.slice((words[i - 1] as Word).end - offset, word.start - offset))
    if (!fits) close(i)
    else if (!joined) {
      close(i)
      from = i
    } else if (from < 0) from = i
  }
  close(words.length)
  return phrases
}
