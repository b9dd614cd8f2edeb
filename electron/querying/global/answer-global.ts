import { StrataError } from '../../../shared/contract/errors.ts'
import type { Report } from '../../../shared/model/index.ts'
import { createRandom } from '../../algorithms/random/seeded-random.ts'
import { allCommunities, coverOf } from '../../store/communities.ts'
import type { Reader } from '../../store/connection.ts'
import { allReports } from '../../store/reports.ts'
import { mapReduce, window, type Progress, type Question, type UnsavedAnswer } from '../map-reduce.ts'
import { packBatches } from '../pack-batches.ts'
import { createVocabulary } from '../vocabulary.ts'
import { passagesBelow } from './passages-below.ts'

const shuffleSeed = 86

/**
 * Map-reduce over the reports of one level's cover (GraphRAG, section 3.1.6), shuffled with a fixed seed and packed; each
 * report with the passages under it that are nearest to the question, for an analyst that wants to look closer.
 */
export async function* answerGlobal(asked: Question): AsyncGenerator<Progress, UnsavedAnswer> {
  const { store, analyst, question, level, now } = asked
  const startedAt = now()
  const { cover, levels } = readCovers(store)
  const reports = cover(level)
  if (reports.length === 0)
    throw new StrataError('conflict', 'This collection has no reports yet.', {
      hint: 'Add documents and wait until they have been indexed.',
    })
  const vocabulary = createVocabulary(store)
  const below = passagesBelow(store, question, reports)
  const passages = [...below.values()].flat()
  const toMap = reports.map((report) => ({ ...report, passages: below.get(report.id) ?? [] }))
  return yield* mapReduce(asked, {
    method: 'global',
    dataset: 'reports',
    batches: packBatches(createRandom(shuffleSeed).shuffle(toMap), window),
    passagesOf: ({ passages: own }) => own.map(({ id }) => id),
    hasShown: vocabulary.hasShown,
    startedAt,
    map: (batch, stop, onUnread) => analyst.mapPoints({ question, reports: batch, vocabulary, onUnread }, stop),
    reduce: (points) => ({
      question,
      points,
      vocabulary,
      reports,
      passages,
      level,
      levels: () => levels.map((each) => ({ level: each, reports: cover(each) })),
    }),
  })
}

type SizedReport = Report & { readonly size: number }

/** The reports of any level's cover, and which levels there are. */
function readCovers(store: Reader): { cover: (level: number) => SizedReport[]; levels: readonly number[] } {
  const communities = allCommunities(store)
  const reports = allReports(store)
  return {
    levels: [...new Set(communities.map(({ level }) => level))].toSorted((a, b) => a - b),
    cover(level) {
      const sizes = new Map(coverOf(communities, level).map(({ id, size }) => [id, size]))
      return reports.flatMap((report) => {
        const size = sizes.get(report.id)
        return size === undefined ? [] : [{ ...report, size }]
      })
    },
  }
}
