import { join } from 'node:path'
import { openCollectionReader } from '../../../electron/api/collection-api.ts'
import type { Answer } from '../../../shared/model/index.ts'
import { round } from '../round.ts'
import { answerFigures, thresholds } from './answer-figures.ts'
import type { AnswerFigures } from './answer-figures.ts'
import type { BenchData, Way } from './bench-data.ts'
import { globalLevels } from './global-levels.ts'
import { readQuestions } from './read-questions.ts'
import { atLeast } from './row.ts'
import type { Measured, Row } from './row.ts'
import { readStoredText } from './stored-text.ts'

const on = 'podcast, 125 questions'
const basic: Way = { method: 'basic', level: 0 }

/** The authors' questions for the podcast. */
export const podcastQuestions = (data: BenchData): readonly string[] =>
  readQuestions(join(data.folder, 'global-questions/podcast-questions.jsonl'))

/**
 * GraphRAG's second experiment ("From Local to Global", section 4.2) without a judge: how many distinct sentences of the
 * documents an answer tells, into how many clusters they fall, and of how many episodes, at each level against `basic`.
 */
export async function measureDiversity(data: BenchData): Promise<Measured> {
  const base = await figuresOf(data, basic)
  const rows: Row[] = []
  const baseMeans = meansOf(base.figures)
  const details: Record<string, unknown> = { basic: base.refused ?? sayMeans(baseMeans) }
  // Against answers that are not given every ratio would look good.
  rows.push(atLeast({ what: 'questions that basic answers', on }, round(baseMeans.answered, 3), 0.9))
  for (const level of await globalLevels(data, 'podcast')) {
    const { figures } = await figuresOf(data, { method: 'global', level })
    const means = meansOf(figures)
    if (base.refused !== undefined) {
      details[`C${level}`] = sayMeans(means)
      rows.push({
        what: `sentences and clusters, C${level} ÷ basic`,
        on,
        target: '≥ 1.25',
        measured: base.refused,
        pass: false,
      })
      continue
    }
    const ratios = ratiosOf(means, baseMeans)
    const both = figures.map((one, at) => one.answered && base.figures[at]?.answered === true)
    const answered = (all: readonly AnswerFigures[]): Means => meansOf(all.filter((_, at) => both[at]))
    details[`C${level}`] = {
      ...sayMeans(means),
      ratios,
      answeredByBoth: {
        questions: both.filter(Boolean).length,
        ratios: ratiosOf(answered(figures), answered(base.figures)),
      },
    }
    rows.push(
      atLeast({ what: `distinct sentences, C${level} ÷ basic`, on }, ratios.sentences, 1.25),
      ...thresholds.map((threshold, at) =>
        atLeast({ what: `clusters at ${threshold}, C${level} ÷ basic`, on }, ratios.clusters[at] ?? 0, 1.25),
      ),
      atLeast({ what: `episodes quoted, C${level} ÷ basic`, on }, ratios.documents, 2),
    )
  }
  return { rows, details }
}

async function figuresOf(data: BenchData, way: Way): Promise<{ figures: readonly AnswerFigures[]; refused?: string }> {
  const file = await data.collection('podcast')
  const { answers, refused } = await data.ask('podcast', podcastQuestions(data), way)
  const stored = readStoredText(file)
  const reader = openCollectionReader(file)
  const known = new Map<string, readonly number[]>()
  const documentsUnder = ({ dataset, id }: Answer['citations'][number]): readonly number[] => {
    const key = `${dataset} ${id}`
    const documents = known.get(key) ?? [...new Set(reader.evidence(dataset, id).chunks.map((span) => span.document))]
    known.set(key, documents)
    return documents
  }
  try {
    const figures = answers.map((answer) => answerFigures(answer, stored, documentsUnder))
    return { figures, ...(refused !== undefined && { refused }) }
  } finally {
    reader.close()
  }
}

interface Means {
  readonly answered: number
  /** Of an answer that is given. */
  readonly words: number
  readonly sentences: number
  readonly clusters: readonly number[]
  readonly documents: number
  readonly citedDocuments: number
}

/** Over all questions, those too that are declined, but for words. */
function meansOf(figures: readonly AnswerFigures[]): Means {
  const given = figures.filter(({ answered }) => answered)
  const mean = (of: (one: AnswerFigures) => number, over = figures): number =>
    over.reduce((sum, one) => sum + of(one), 0) / Math.max(1, over.length)
  return {
    answered: mean(({ answered }) => Number(answered)),
    words: mean(({ words }) => words, given),
    sentences: mean(({ sentences }) => sentences),
    clusters: thresholds.map((_, at) => mean(({ clusters }) => clusters[at]!)),
    documents: mean(({ documents }) => documents),
    citedDocuments: mean(({ citedDocuments }) => citedDocuments),
  }
}

const sayMeans = ({
  answered,
  words,
  sentences,
  clusters,
  documents,
  citedDocuments,
}: Means): Record<string, unknown> => ({
  answered: round(answered, 3),
  words: round(words, 1),
  sentences: round(sentences, 2),
  clusters: clusters.map((count) => round(count, 2)),
  documents: round(documents, 2),
  citedDocuments: round(citedDocuments, 2),
})

function ratiosOf(means: Means, base: Means): Omit<Means, 'answered'> {
  const ratio = (a: number, b: number): number => (b === 0 ? 0 : round(a / b, 2))
  return {
    words: ratio(means.words, base.words),
    sentences: ratio(means.sentences, base.sentences),
    clusters: means.clusters.map((count, at) => ratio(count, base.clusters[at] ?? 0)),
    documents: ratio(means.documents, base.documents),
    citedDocuments: ratio(means.citedDocuments, base.citedDocuments),
  }
}
