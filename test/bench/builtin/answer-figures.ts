import { rougeL } from '../../../electron/algorithms/rouge/rouge-l.ts'
import { tokeniseWords } from '../../../electron/algorithms/text/tokenise-words.ts'
import { splitSentences } from '../../../electron/analysts/builtin/reading/split-sentences.ts'
import type { Answer } from '../../../shared/model/index.ts'
import { clustersAt, completeLinkage } from './complete-linkage.ts'
import { sortSentences } from './sort-sentences.ts'
import type { StoredText } from './stored-text.ts'

/** Of the distance 1 − ROUGE-L ("From Local to Global", section 4.2). */
export const thresholds = [0.5, 0.6, 0.7, 0.8] as const

export interface AnswerFigures {
  readonly answered: boolean
  /** Without citations. */
  readonly words: number
  /** Sentences of documents, each once. */
  readonly sentences: number
  /** Of those sentences, at each threshold. */
  readonly clusters: readonly number[]
  /** In which those sentences stand. */
  readonly documents: number
  /** Under the citations. */
  readonly citedDocuments: number
}

/** What one answer holds. `documentsUnder` gives the documents under a citation's evidence. */
export function answerFigures(
  answer: Answer,
  stored: StoredText,
  documentsUnder: (citation: Answer['citations'][number]) => readonly number[],
): AnswerFigures {
  const { quoted } = sortSentences(answer.text, stored)
  const sentences = distinctSentences(quoted.map(({ text }) => text))
  const heights = completeLinkage(sentences.length, (a, b) => 1 - rougeL(sentences[a]!, sentences[b]!))
  return {
    answered: answer.answered,
    words: answer.text
      .replace(/(?<!\\)\[Data: [^\]]*\]/g, '')
      .split(/\s+/)
      .filter((word) => /[\p{L}\p{N}]/u.test(word)).length,
    sentences: sentences.length,
    clusters: thresholds.map((threshold) => clustersAt(sentences.length, heights, threshold)),
    documents: new Set(quoted.map(({ document }) => document)).size,
    citedDocuments: new Set(answer.citations.flatMap(documentsUnder)).size,
  }
}

/** Every sentence of some passages once, as its words. */
function distinctSentences(passages: readonly string[]): readonly (readonly string[])[] {
  const known = new Map<string, readonly string[]>()
  for (const passage of passages)
    for (const { start, end } of splitSentences(passage)) {
      const words = tokeniseWords(passage.slice(start, end))
      if (words.length > 0) known.set(words.join(' '), words)
    }
  return [...known.values()]
}
