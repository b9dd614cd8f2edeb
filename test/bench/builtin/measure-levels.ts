import { openCollectionReader } from '../../../electron/api/collection-api.ts'
import { round } from '../round.ts'
import type { BenchData } from './bench-data.ts'
import { atMost } from './row.ts'
import type { Measured } from './row.ts'

/** Reports at levels 0 to 3 of this corpus as GraphRAG's authors give them ("From Local to Global"), and their tokens. */
const paper = { reports: [34, 367, 969, 1_310], tokens: [26_657, 225_756, 565_720, 746_100] }

/** How much shorter the broadest level is than the documents, and how the reports grow with the levels. */
export async function measureLevels(data: BenchData): Promise<Measured> {
  const reader = openCollectionReader(await data.collection('podcast'))
  const { tokens, levels } = reader.status()
  reader.close()
  const on = 'podcast'
  const reports = levels.map((level) => level.reports)
  const [root = 0] = reports
  const growing = paper.reports.every((_, level) => level === 0 || (reports[level] ?? 0) > (reports[level - 1] ?? 0))
  return {
    rows: [
      atMost({ what: 'C0 tokens ÷ source tokens', on }, round((levels[0]?.tokens ?? 0) / tokens, 4), 0.03),
      { what: 'reports at level 0', on, target: '15–60', measured: root, pass: root >= 15 && root <= 60 },
      {
        what: 'reports at levels 0–3',
        on,
        target: `four levels, each with more (the paper's: ${paper.reports.join(' / ')})`,
        measured: reports.join(' / '),
        pass: growing,
      },
    ],
    details: {
      tokens,
      levels: levels.map(({ level, reports: count, tokens: long, born }) => ({
        level,
        reports: count,
        tokens: long,
        born,
      })),
      paper,
    },
  }
}
