import { irregularForms } from '../../algorithms/text/base-form.ts'
import { stopwords } from '../../algorithms/text/stopwords.ts'
import { tokeniseWords } from '../../algorithms/text/tokenise-words.ts'

/** One thing that a question is searched by. */
export interface QueryTerm {
  /** All that may stand for it, each one word or several in a row. */
  readonly wordings: readonly string[]
  readonly weight: number
}

/** How much a name counts that stands there as a whole, beside what its words count. */
const nameWeight = 0.5
/** The same for two plain words that stand together. */
const pairWeight = 0.3

/** Capitalised words in a row, and a number behind them: `Gate 4`, `Bank of England`. */
const nameRun =
  /\p{Lu}[\p{L}\p{N}&'’-]*(?:\s+(?:(?:of|the|and|de|van|von|la|le|for|&)\s+){0,2}(?:\p{Lu}[\p{L}\p{N}&'’-]*|\d+\b))*/gu

/**
 * A question's words without stopwords (irregular forms of one as one), then its names and quoted words as a whole with the
 * other names that `aliasesOf` knows for them, then pairs of words that stand together. None twice.
 */
export function queryTerms(question: string, aliasesOf: (name: string) => readonly string[]): readonly QueryTerm[] {
  const words = tokeniseWords(question)
    .map((word) => word.replace(/'s?$/, ''))
    .filter((word) => word !== '')
  const pairs = words.flatMap((word, at) => {
    const next = words[at + 1]
    return next !== undefined && isContent(word) && isContent(next) ? [`${word} ${next}`] : []
  })
  const names = namesIn(question).map((name) => [name, ...aliasesOf(name)])
  return [
    ...distinct(words.filter(isContent)).map((word) => ({ wordings: irregularForms(word), weight: 1 })),
    ...names
      .filter((wordings) => wordings.length > 1 || wordings[0]?.includes(' ') === true)
      .map((wordings) => ({ wordings, weight: nameWeight })),
    ...distinct(pairs).map((pair) => ({ wordings: [pair], weight: pairWeight })),
  ]
}

function namesIn(question: string): string[] {
  const quoted = [...question.matchAll(/["“]([^"”]{2,60})["”]/g)].map((match) => match[1] ?? '')
  const runs = (question.match(nameRun) ?? []).map((run) => {
    const parts = run.split(/\s+/)
    while (parts.length > 0 && stopwords.has(parts[0]?.toLowerCase() ?? '')) parts.shift()
    return parts.join(' ').replace(/['’]s$/, '')
  })
  return distinct([...quoted, ...runs].filter((name) => name.length > 1))
}

const isContent = (word: string): boolean => !stopwords.has(word)
const distinct = (words: readonly string[]): string[] => [...new Set(words)]
