import { setImmediate as breathe } from 'node:timers/promises'
import { StrataError, throwIfCancelled } from '../../../shared/contract/errors.ts'
import type { Answer, AnswerEvent, Report } from '../../../shared/model/index.ts'
import { countTokens } from '../../algorithms/chunker/count-tokens.ts'
import { createRandom } from '../../algorithms/random/seeded-random.ts'
import type { Analyst, MappedPoint, ReduceInput } from '../../analysts/analyst.ts'
import { allCommunities, coverOf } from '../../store/communities.ts'
import type { Reader } from '../../store/connection.ts'
import { titleOfRecord } from '../../store/evidence.ts'
import { allReports } from '../../store/reports.ts'
import { checkCitations } from '../citations.ts'
import { packBatches } from '../pack-batches.ts'
import { createVocabulary } from '../vocabulary.ts'

/** Tokens of one map batch and of the points that reduce reads (GraphRAG, section 4.1.3). */
const window = 8_000
const shuffleSeed = 86

interface GlobalQuestion {
  readonly store: Reader
  readonly analyst: Analyst
  readonly question: string
  readonly level: number
  readonly signal: AbortSignal
  /** Milliseconds. */
  readonly now: () => number
}

export type UnsavedAnswer = Omit<Answer, 'id'>
type Progress = Exclude<AnswerEvent, { type: 'finished' }>

/**
 * Map-reduce over the reports of one level's cover (GraphRAG, section 3.1.6): shuffled with a fixed seed, packed,
 * mapped to points with a helpfulness of 0–100, zeros dropped, sorted, packed, reduced. Citations of reports that
 * were not read are removed and counted. Events go out as it works; the answer is what it returns.
 */
export async function* answerGlobal(input: GlobalQuestion): AsyncGenerator<Progress, UnsavedAnswer> {
  const { store, analyst, question, level, signal, now } = input
  const startedAt = now()
  const { cover, levels } = readCovers(store)
  const reports = cover(level)
  if (reports.length === 0)
    throw new StrataError('conflict', 'This collection has no reports yet.', {
      hint: 'Add documents and wait until they have been indexed.',
    })
  const batches = packBatches(createRandom(shuffleSeed).shuffle(reports), window)
  const vocabulary = createVocabulary(store)
  yield { type: 'started', reports: reports.length, batches: batches.length }

  const mapped: MappedPoint[] = []
  const traced: Answer['trace']['batches'] = []
  for (const [index, batch] of batches.entries()) {
    throwIfCancelled(signal)
    const points = (await analyst.mapPoints({ question, reports: batch, vocabulary }, signal)).filter(
      ({ helpfulness }) => helpfulness > 0,
    )
    mapped.push(...points)
    traced.push({
      reports: batch.map(({ id }) => id),
      tokens: batch.reduce((sum, { tokens }) => sum + tokens, 0),
      points: points.length,
    })
    yield { type: 'mapped', done: index + 1, total: batches.length, points: points.map(withoutSection) }
    await breathe()
  }

  const points = takeWithin(mapped.toSorted((a, b) => b.helpfulness - a.helpfulness))
  const reduce: ReduceInput = {
    question,
    points,
    vocabulary,
    reports,
    level,
    levels: () => levels.map((each) => ({ level: each, reports: cover(each) })),
  }
  let text = ''
  let answered = true
  for await (const part of analyst.reduceAnswer(reduce, signal)) {
    text += part.delta
    answered = part.answered ?? answered
    yield { type: 'text', delta: part.delta }
  }

  const read = new Set(reports.map(({ id }) => id))
  const checked = checkCitations(text, ({ dataset, id }) => dataset === 'reports' && read.has(id))
  return {
    question,
    method: 'global',
    level,
    text: checked.text,
    answered,
    citations: checked.cited.map(({ dataset, id }) => {
      const title = titleOfRecord(store, dataset, id)
      return { dataset, id, resolved: title !== undefined, title: title ?? '' }
    }),
    points: points.map(withoutSection),
    trace: { batches: traced, cutPoints: mapped.length - points.length, removedCitations: checked.removed },
    usage: { calls: 0, inputTokens: 0, outputTokens: 0 },
    seconds: (now() - startedAt) / 1_000,
    analyst: analyst.name,
    askedAt: new Date(startedAt).toISOString(),
  }
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

/** The best points that fit the window. */
function takeWithin(sorted: readonly MappedPoint[]): MappedPoint[] {
  let room = window
  return sorted.filter(({ text }) => {
    const tokens = countTokens(text)
    if (tokens > room) return false
    room -= tokens
    return true
  })
}

const withoutSection = ({ text, helpfulness, reports }: MappedPoint) => ({ text, helpfulness, reports })
