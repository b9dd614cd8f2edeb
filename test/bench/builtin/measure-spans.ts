import { openCollectionReader } from '../../../electron/api/collection-api.ts'
import { round } from '../round.ts'
import type { BenchData, Way } from './bench-data.ts'
import { corpusNames } from './corpora.ts'
import { globalLevels } from './global-levels.ts'
import { podcastQuestions } from './measure-diversity.ts'
import { atLeast } from './row.ts'
import type { Measured } from './row.ts'
import { sortSentences } from './sort-sentences.ts'
import { sayWay } from './say-way.ts'
import { readStoredText } from './stored-text.ts'
import type { StoredText } from './stored-text.ts'

interface Tally {
  quoted: number
  fixed: number
  readonly foreign: string[]
}

/** Whether every sentence of every report, and of every answer to the podcast's questions, stands in a document. */
export async function measureSpans(data: BenchData): Promise<Measured> {
  const reports: Tally = { quoted: 0, fixed: 0, foreign: [] }
  const answers: Tally = { quoted: 0, fixed: 0, foreign: [] }
  for (const corpus of corpusNames) {
    const file = await data.collection(corpus)
    const stored = readStoredText(file)
    const reader = openCollectionReader(file)
    for (const { summary, findings } of reader.reports())
      for (const text of [summary, ...findings.map(({ explanation }) => explanation)]) count(reports, text, stored)
    reader.close()
  }
  const stored = readStoredText(await data.collection('podcast'))
  const asked: string[] = []
  for (const way of await ways(data)) {
    const { answers: given, refused } = await data.ask('podcast', podcastQuestions(data), way)
    asked.push(refused ?? sayWay(way))
    for (const { text } of given) count(answers, text, stored)
  }
  data.tell(`Sentences of reports in no document:\n${reports.foreign.join('\n')}\n`)
  data.tell(`Sentences of answers in no document:\n${answers.foreign.join('\n')}\n`)
  return {
    rows: [
      atLeast(
        { what: 'sentences of reports that stand in the documents', on: corpusNames.join(', ') },
        share(reports),
        1,
      ),
      atLeast(
        { what: 'sentences of answers that stand in the documents', on: `podcast, 125 questions: ${asked.join(', ')}` },
        share(answers),
        1,
      ),
    ],
    details: { reports: figures(reports), answers: figures(answers), asked },
  }
}

const ways = async (data: BenchData): Promise<readonly Way[]> => [
  ...(await globalLevels(data, 'podcast')).map((level): Way => ({ method: 'global', level })),
  { method: 'basic', level: 0 },
]

function count(tally: Tally, markdown: string, stored: StoredText): void {
  const { quoted, fixed, foreign } = sortSentences(markdown, stored)
  tally.quoted += quoted.length
  tally.fixed += fixed.length
  tally.foreign.push(...foreign)
}

/** Rounded down: one that stands nowhere is not to look like none. */
const share = ({ quoted, foreign }: Tally): number =>
  quoted === 0 ? 0 : Math.floor((quoted / (quoted + foreign.length)) * 10_000) / 10_000

const figures = (tally: Tally): Record<string, unknown> => ({
  quoted: tally.quoted,
  fixedPhrases: tally.fixed,
  foreign: tally.foreign.length,
  share: round(share(tally), 4),
  examples: tally.foreign.slice(0, 10),
})
