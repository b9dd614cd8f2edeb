import { oneLine } from '../text/one-line.ts'
import { replyText } from './reply-text.ts'

/**
 * Which of the choices a reply takes: the one that it begins with, else the only one that stands in it as a word. Case
 * and punctuation don't count. Undefined where it takes none or names several. Never throws.
 */
export function parseChoice<T extends string>(reply: string, choices: readonly T[]): T | undefined {
  const words = plain(replyText(reply).slice(0, 4_000))
  const wanted = choices.map((choice) => ({ choice, words: plain(choice) })).filter((choice) => choice.words !== '  ')
  const begins = wanted.filter((choice) => words.startsWith(choice.words))
  // “New York” begins with “New” too.
  const longest = begins.sort((one, other) => other.words.length - one.words.length)[0]
  if (longest) return longest.choice
  const named = wanted.filter((choice) => words.includes(choice.words))
  return named.length === 1 ? named[0]?.choice : undefined
}

const plain = (text: string): string => ` ${oneLine(text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, ' '))} `
