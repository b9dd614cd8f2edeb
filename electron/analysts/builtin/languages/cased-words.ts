import type { Word } from '../reading/words.ts'

const address = /(?:https?:\/\/|www\.)\S{1,2000}|[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}.-]{1,255}|<[^<>\s]{1,300}>/gu
const word =
  /(?:\p{Lu}\.-?){2,}|\p{Lu}\.(?=\s?\p{Lu})|[\p{L}\p{M}\p{N}]+(?:(?:['’]|[-&+](?=[\p{L}\p{N}]))[\p{L}\p{M}\p{N}]+)*|&/gu
/** "l'eau", "d'Armor", "dell'arte", "qu'il": two words written as one. */
const elided = /^(?:[cdjlmnst]|qu|dell|nell|all|sull|dall|un|quell)['’](?=\p{L})/iu

/** The words of `text` from `start` to `end`, elided articles apart; web and mail addresses are none. */
export function casedWordsOf(text: string, start: number, end: number): Word[] {
  const part = text.slice(start, end).replace(address, (hole) => ' '.repeat(hole.length))
  const words: Word[] = []
  const push = (value: string, at: number): void => {
    words.push({ text: value, lower: value.toLowerCase().replaceAll('’', "'"), start: at, end: at + value.length })
  }
  for (const found of part.matchAll(word)) {
    let value = found[0]
    let at = start + found.index
    const prefix = elided.exec(value)?.[0]
    if (prefix && !/^O['’]/.test(value)) {
      push(prefix.slice(0, -1), at)
      value = value.slice(prefix.length)
      at += prefix.length
    }
    push(value, at)
  }
  return words
}

/** Whether a word stands where every word has a capital: first of its sentence, behind a colon or an opening quote. */
export function opensSentence(text: string, words: readonly Word[], at: number, start: number): boolean {
  if (at === 0) return true
  const word = words[at] as Word
  const before = text.slice(Math.max(start, word.start - 3), word.start)
  return /[:"“„‚‘«‹¿¡([•*_!?…]\s?$|[.—–-]\s$/.test(before) && !/\p{Lu}\.\s?$/u.test(before)
}
