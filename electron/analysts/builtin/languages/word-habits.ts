import { isCapitalised, type Word } from '../reading/words.ts'
import { opensSentence } from './cased-words.ts'
import { germanDeterminers } from './function-words.ts'

/** How often a word stands how: in lower case; with a capital inside or at the opening of sentences; behind an article. */
export interface WordHabit {
  lower: number
  inside: number
  opening: number
  /** Of `inside`: behind an article, with or without adjectives between. Counted in German, where all nouns have capitals. */
  determined: number
}
export type WordHabits = ReadonlyMap<string, WordHabit>

/** Whether the word at `at` stands behind an article or an adjective: in German a common noun does, a name hardly. */
export function isDetermined(words: readonly Word[], at: number): boolean {
  const before = words[at - 1]
  if (!before) return false
  if (germanDeterminers.has(before.lower)) return true
  return !isCapitalised(before.text) && /\p{L}{3}(?:e|en|er|es|em)$/u.test(before.lower) && isAdjective(words, at - 1)
}

/** An inflected word behind an article, or one that no verb or small word looks like, is an adjective. */
function isAdjective(words: readonly Word[], at: number): boolean {
  for (let back = at - 1; back >= Math.max(0, at - 3); back -= 1) {
    const word = words[back] as Word
    if (germanDeterminers.has(word.lower)) return true
    if (isCapitalised(word.text)) return false
  }
  return false
}

/** Counts the words of one sentence into `habits`. */
export function noteHabits(
  habits: Map<string, WordHabit>,
  text: string,
  words: readonly Word[],
  start: number,
  german: boolean,
): void {
  for (let i = 0; i < words.length; i += 1) {
    const word = words[i] as Word
    let habit = habits.get(word.lower)
    if (!habit) habits.set(word.lower, (habit = { lower: 0, inside: 0, opening: 0, determined: 0 }))
    if (!isCapitalised(word.text)) habit.lower += 1
    else if (opensSentence(text, words, i, start)) habit.opening += 1
    else {
      habit.inside += 1
      // "die Nordlicht Reederei": before another capital it may well be part of a name.
      const next = words[i + 1]
      const leads = next !== undefined && isCapitalised(next.text) && next.start - word.end === 1
      if (german && !leads && isDetermined(words, i)) habit.determined += 1
    }
  }
}

/** Mostly in lower case, or in German behind articles: no name. */
export function isCommon(habit: WordHabit | undefined): boolean {
  if (!habit) return false
  return habit.lower > habit.inside * 0.5 || (habit.inside > 0 && habit.determined >= habit.inside * 0.3)
}
