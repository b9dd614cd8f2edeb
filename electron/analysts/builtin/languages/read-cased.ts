import type { DocumentToRead } from '../../analyst.ts'
import type { ReadMention, ReadSentence } from '../reading/read-document.ts'
import { splitSentences, type SentenceSpan } from '../reading/split-sentences.ts'
import type { Word } from '../reading/words.ts'
import { calendarWords } from './calendar-words.ts'
import { findCasedTerms, type CasedTerm } from './cased-concepts.ts'
import {
  addCased,
  evidenceBeside,
  evidenceInName,
  isFirstName,
  isKnownPlace,
  isRole,
  isTitle,
  strongestCased,
  type CasedEvidence,
} from './cased-evidence.ts'
import { findCasedRuns, type CasedLanguage, type CasedRun } from './cased-runs.ts'
import { casedWordsOf } from './cased-words.ts'
import { functionWords } from './function-words.ts'
import { joinSentences } from './join-sentences.ts'
import { isCommon, noteHabits, type WordHabit, type WordHabits } from './word-habits.ts'

/** A text longer than this names a term only where it says it twice. */
const LONG = 20_000
const nounEnding =
  /(?:ung|ungen|heit|heiten|keit|keiten|schaft|schaften|tion|tionen|tät|täten|ismus|nis|nisse|ment|chen|lein|tum|ling)s?$/

export const casedLanguage = (code: string): CasedLanguage => ({
  code,
  small: functionWords.get(code) ?? new Set(),
  german: code === 'de',
})

/** The sentences of a document with their words. */
export function casedSentences(
  text: string,
  language: CasedLanguage,
): readonly { readonly span: SentenceSpan; readonly words: readonly Word[] }[] {
  return joinSentences(text, splitSentences(text), language.german).map((span) => ({
    span,
    words: casedWordsOf(text, span.start, span.end),
  }))
}

/** What the text that touches a mention says of its type. */
export function evidenceAround(text: string, name: string, start: number, end: number): CasedEvidence {
  return evidenceBeside(text.slice(Math.max(0, start - 40), start), text.slice(end, end + 40), name.includes(' '))
}

const evidenceOfMention = (text: string, { name, start, end }: CasedRun): CasedEvidence =>
  addCased(evidenceInName(name), evidenceAround(text, name, start, end))

/** Whether a run may be a name as far as its own document tells; the whole collection judges it again. */
function mayBeName(
  run: CasedRun,
  habits: WordHabits,
  inside: ReadonlySet<string>,
  language: CasedLanguage,
  evidence: CasedEvidence,
): boolean {
  const [word = ''] = run.words
  if (run.words.length > 1) {
    if (!run.opening || inside.has(run.words.join(' '))) return !run.words.every((one) => isCommon(habits.get(one)))
    return isFirstName(word) || (!isCommon(habits.get(word)) && !language.small.has(word))
  }
  if (language.small.has(word) || calendarWords.has(word) || isRole(word) || isTitle(word)) return false
  if (isFirstName(word) || isKnownPlace(word) || run.quoted) return true
  const habit = habits.get(word)
  if (run.opening && (habit?.inside ?? 0) === 0 && (habit?.lower ?? 0) > 0) return false
  if (isCommon(habit)) return false
  if (!language.german) return true
  return !run.determined && (!nounEnding.test(word) || strongestCased(evidence).score >= 3)
}

/** A heading written in capitals or title case tells names only where its sentences do. */
function isHeading(text: string, span: SentenceSpan, words: readonly Word[]): boolean {
  const part = text.slice(span.start, span.end)
  if (/^\s{0,3}#/.test(part)) return true
  const letters = part.match(/\p{L}/gu)?.length ?? 0
  return words.length > 1 && (part.match(/\p{Lu}/gu)?.length ?? 0) > letters * 0.7
}

/**
 * Reads a document in a language whose names have capitals: its sentences in order, each with its names and terms.
 * German, where every noun has a capital, tells a name by what stands before it and by titles, first names and endings.
 */
export function readCased(document: DocumentToRead, code: string): readonly ReadSentence[] {
  const { text } = document
  const language = casedLanguage(code)
  const habits = new Map<string, WordHabit>()
  const sentences = casedSentences(text, language).map((sentence) => ({
    ...sentence,
    heading: isHeading(text, sentence.span, sentence.words),
  }))
  for (const { span, words, heading } of sentences)
    if (!heading) noteHabits(habits, text, words, span.start, language.german)
  const inside = new Set<string>()
  const found = sentences.map(({ span, words, heading }) => {
    const runs = findCasedRuns(text, words, span.start, habits, language)
    if (!heading) for (const run of runs) if (!run.opening) inside.add(run.words.join(' '))
    return runs
  })
  const known = new Set<string>()
  const named = found.map((runs, i) => {
    if (sentences[i]?.heading) return runs
    const kept = runs.filter((run) => mayBeName(run, habits, inside, language, evidenceOfMention(text, run)))
    for (const run of kept) known.add(run.words.join(' '))
    return kept
  })
  const counts = new Map<string, number>()
  const terms = sentences.map(({ words, heading }, i): readonly CasedTerm[] => {
    if (heading) return []
    const runs = named[i] ?? []
    const own = findCasedTerms(text, words, language, (word) =>
      runs.some((run) => run.start <= word.start && word.end <= run.end),
    )
    for (const { key } of own) counts.set(key, (counts.get(key) ?? 0) + 1)
    return own
  })
  return sentences.map(({ span, heading }, i) => {
    const mentions: ReadMention[] = []
    for (const run of named[i] ?? []) {
      if (heading && !known.has(run.words.join(' '))) continue
      const { type } = strongestCased(evidenceOfMention(text, run))
      mentions.push({ name: run.name, type, start: run.start, end: run.end })
    }
    for (const { key, start, end } of terms[i] ?? []) {
      if (text.length > LONG && (counts.get(key) ?? 0) < 2) continue
      mentions.push({ name: text.slice(start, end).replace(/\s+/g, ' '), type: 'concept', start, end })
    }
    mentions.sort((a, b) => a.start - b.start || b.end - a.end)
    return { start: span.start, end: span.end, mentions, verbs: [] }
  })
}
