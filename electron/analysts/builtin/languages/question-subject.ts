import type { Vocabulary } from '../../analyst.ts'
import { detectLanguage } from './detect-language.ts'
import { functionWords } from './function-words.ts'
import { isCased, isOther } from './read-by-language.ts'

const asking =
  /^(?:worum|geht|gibt|wen|wem|wessen|woher|wohin|wieso|worüber|sagte|sagt|erzählte|passiert|geschah|est-ce|dit|passe|passé|arrivé|pasó|dijo|trata|chi|come|dove|quando|onde|wie|waarom|themen|thema|hauptthemen|thèmes|thème|temas|tema|principaux|principales|wichtigsten|dokumente|dokumenten|texte|texten|textes|textos|sammlung|collection|colección|themes|documents|documentos)$/u
const whole = 'What are the main themes?'
const LONGEST_NAME = 5

/** The words of a question in letters with capitals: names of the collection as they stand, the rest small, no small words. */
function casedSubject(question: string, language: string, vocabulary: Vocabulary): string {
  const small = functionWords.get(language)
  const words = [...question.matchAll(/\p{L}[\p{L}\p{M}\p{N}'’-]*|\p{N}+/gu)].flatMap(([word]) =>
    word.split(/(?<=^(?:[dlnsjmtc]|qu))['’]/iu),
  )
  const parts: string[] = []
  for (let at = 0; at < words.length;) {
    let size = Math.min(LONGEST_NAME, words.length - at)
    const isName = (): boolean => {
      const run = words.slice(at, at + size)
      const [first = ''] = run
      if (!/^\p{Lu}/u.test(first) || !/^\p{Lu}/u.test(run.at(-1) ?? '')) return false
      const asked = run.join(' ').toLowerCase()
      if (small?.has(asked) || asking.test(asked)) return false
      return vocabulary.entitiesNamed(asked).some(({ name }) => size === 1 || name.toLowerCase().includes(asked))
    }
    while (size > 0 && !isName()) size -= 1
    const word = (words[at] ?? '').toLowerCase()
    if (size > 0) parts.push(words.slice(at, at + size).join(' '))
    else if (!small?.has(word) && !asking.test(word)) parts.push(word)
    at += Math.max(1, size)
  }
  return parts.join(', ')
}

/**
 * A question in another language than English as the reader of English questions understands it: the names of the
 * collection and the other words that it asks about. A question about the whole becomes one for its themes. A question in
 * English, and one in a script without capitals, come back as they are.
 */
export function questionSubject(question: string, vocabulary: Vocabulary): string {
  const language = detectLanguage(question)
  if (!isOther(language) || !isCased(language)) return question
  return casedSubject(question, language, vocabulary) || whole
}
