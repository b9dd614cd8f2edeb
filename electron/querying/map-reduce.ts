import { setImmediate as breathe } from 'node:timers/promises'
import { StrataError } from '../../shared/contract/errors.ts'
import type { Answer, AnswerEvent, Dataset, EvidenceRef, MethodName, Usage } from '../../shared/model/index.ts'
import { countTokens } from '../algorithms/chunker/count-tokens.ts'
import type { Analyst, MappedPoint, ReduceInput } from '../analysts/analyst.ts'
import { inOrder } from '../analysts/in-order.ts'
import type { Reader } from '../store/connection.ts'
import { titleOfRecord } from '../store/evidence.ts'
import { checkCitations } from './citations.ts'

/** Tokens of one map batch and of the points that reduce reads (GraphRAG, section 4.1.3). */
export const window = 8_000

export interface Question {
  readonly store: Reader
  readonly analyst: Analyst
  readonly question: string
  readonly level: number
  readonly signal: AbortSignal
  /** Milliseconds. */
  readonly now: () => number
  /** What the question took up to now, where a model is asked. */
  readonly usage?: () => Usage
}

export type UnsavedAnswer = Omit<Answer, 'id'>
export type Progress = Exclude<AnswerEvent, { type: 'finished' }>

interface Plan<T> {
  readonly method: MethodName
  /** What is read, and so what the answer may cite. */
  readonly dataset: Extract<Dataset, 'reports' | 'sources'>
  readonly batches: readonly (readonly T[])[]
  /** Whether a record was shown while the answer was written, and so may be cited too. */
  readonly hasShown: (ref: EvidenceRef) => boolean
  /** Chunks that come with an item, and so may be cited too. */
  readonly passagesOf?: (item: T) => readonly number[]
  readonly startedAt: number
  /** `onUnread` is told why a part of the batch could not be read. */
  readonly map: (
    batch: readonly T[],
    signal: AbortSignal,
    onUnread: (reason: string) => void,
  ) => Promise<readonly MappedPoint[]>
  readonly reduce: (points: readonly MappedPoint[]) => ReduceInput
}

/**
 * Maps batches, as many at once as the analyst takes, to points with a helpfulness of 0–100, drops zeros, sorts, packs to the window and reduces (GraphRAG, section
 * 3.1.6). Citations of what was not read are removed and counted. Events go out as it works; the answer is what it returns.
 */
export async function* mapReduce<T extends { readonly id: number; readonly tokens: number }>(
  { store, analyst, question, level, signal, now, usage }: Question,
  { method, dataset, batches, passagesOf = () => [], hasShown, startedAt, map, reduce }: Plan<T>,
): AsyncGenerator<Progress, UnsavedAnswer> {
  const read = batches.flat().map(({ id }) => id)
  yield { type: 'started', ...counted(dataset, read.length), batches: batches.length }
  const mapped: MappedPoint[] = []
  const traced: Answer['trace']['batches'] = []
  const { atOnce } = analyst.who('answer')
  const failures: StrataError[] = []
  const mapOne = async (batch: readonly T[], stop: AbortSignal) => {
    const unread: string[] = []
    try {
      const all = await map(batch, stop, (reason) => void unread.push(reason))
      return { batch, all, ...(unread.length > 0 && { failed: [...new Set(unread)].join(' ') }) }
    } catch (error) {
      // The model made nothing of this batch; of the others it may.
      if (!(error instanceof StrataError && error.code === 'model-output')) throw error
      failures.push(error)
      return { batch, all: [], failed: error.message }
    }
  }
  for await (const { batch, all, failed } of inOrder(batches, mapOne, { atOnce, signal })) {
    const points = all.filter(({ helpfulness }) => helpfulness > 0)
    mapped.push(...points)
    const ids = batch.map(({ id }) => id)
    traced.push({
      ...(dataset === 'reports' ? { reports: ids, sources: batch.flatMap(passagesOf) } : { reports: [], sources: ids }),
      tokens: batch.reduce((sum, { tokens }) => sum + tokens, 0),
      points: points.length,
      ...(failed !== undefined && { failed }),
    })
    yield { type: 'mapped', done: traced.length, total: batches.length, points: points.map(shownPoint) }
    await breathe()
  }

  const [failure] = failures
  if (failure !== undefined && failures.length === batches.length) throw failure

  const points = takeWithin(mapped.toSorted((a, b) => b.helpfulness - a.helpfulness))
  let text = ''
  let answered = true
  for await (const part of analyst.reduceAnswer(reduce(points), signal)) {
    text = part.replaces ? part.delta : text + part.delta
    answered = part.answered ?? answered
    yield { type: 'text', delta: part.delta, ...(part.replaces && { replaces: true }) }
  }

  const known = new Set(read)
  const also = new Set(batches.flat().flatMap(passagesOf))
  const isRead = (ref: EvidenceRef): boolean =>
    (ref.dataset === dataset && known.has(ref.id)) || (ref.dataset === 'sources' && also.has(ref.id)) || hasShown(ref)
  const checked = checkCitations(text, isRead)
  return {
    question,
    method,
    level,
    text: checked.text,
    answered,
    citations: checked.cited.map((ref) => {
      const title = titleOfRecord(store, ref.dataset, ref.id)
      return { ...ref, resolved: title !== undefined, title: title ?? '' }
    }),
    points: points.map(shownPoint),
    trace: { batches: traced, cutPoints: mapped.length - points.length, removedCitations: checked.removed },
    usage: usage?.() ?? { calls: 0, inputTokens: 0, outputTokens: 0 },
    seconds: (now() - startedAt) / 1_000,
    analyst: analyst.who('answer').name,
    askedAt: new Date(startedAt).toISOString(),
  }
}

const counted = (dataset: Dataset, count: number) =>
  dataset === 'reports' ? { reports: count } : { reports: 0, sources: count }

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

const shownPoint = ({ text, helpfulness, reports, sources }: MappedPoint) => ({
  text,
  helpfulness,
  reports: [...reports],
  ...(sources && { sources: [...sources] }),
})
