import { RunUsage, type Job, type JobState, type StageName } from '../../shared/model/index.ts'
import { all, one, run, type Reader, type Writer } from './connection.ts'

/** What somebody allowed a job when it was queued: to ask a model, and how many tokens that may take. */
export interface JobLeave {
  readonly asksModel: boolean
  /** Null for no end. */
  readonly budget: number | null
}

const noModel: JobLeave = { asksModel: false, budget: null }

export const addJob = (writer: Writer, state: JobState, paths: readonly string[], leave: JobLeave = noModel): number =>
  run(
    writer,
    'INSERT INTO jobs (state, input, asks_model, budget) VALUES (?, ?, ?, ?)',
    state,
    JSON.stringify(paths),
    leave.asksModel ? 1 : 0,
    leave.budget,
  )

/** What is left of what the newest job was allowed: its budget without what is known to be used. */
export function leaveOfNewest(reader: Reader): JobLeave {
  const row = one<{ asksModel: number; budget: number | null; usage: string | null }>(
    reader,
    'SELECT asks_model AS asksModel, budget, usage FROM jobs ORDER BY id DESC LIMIT 1',
  )
  if (row === undefined) return noModel
  const { budget } = row
  const works = row.usage === null ? [] : RunUsage.parse(JSON.parse(row.usage)).reading.works
  const used = works.reduce((sum, { inputTokens, outputTokens }) => sum + inputTokens + outputTokens, 0)
  return { asksModel: row.asksModel === 1, budget: budget === null ? null : Math.max(0, budget - used) }
}

export const setJobState = (writer: Writer, id: number, state: JobState, error: string | null = null): void =>
  void run(writer, 'UPDATE jobs SET state = ?, error = ? WHERE id = ?', state, error, id)

export const setJobPaths = (writer: Writer, id: number, paths: readonly string[]): void =>
  void run(writer, 'UPDATE jobs SET input = ? WHERE id = ?', JSON.stringify(paths), id)

export const setJobStage = (writer: Writer, id: number, stage: StageName): void =>
  void run(writer, 'UPDATE jobs SET stage = ? WHERE id = ?', stage, id)

/** What the job's model took up to now. */
export const setJobUsage = (writer: Writer, id: number, usage: RunUsage): void =>
  void run(writer, 'UPDATE jobs SET usage = ? WHERE id = ?', JSON.stringify(usage), id)

/** Null for a job without a model, undefined where there is no such job. */
export function readJobUsage(reader: Reader, id: number): RunUsage | null | undefined {
  const row = one<{ usage: string | null }>(reader, 'SELECT usage FROM jobs WHERE id = ?', id)
  return row && (row.usage === null ? null : RunUsage.parse(JSON.parse(row.usage)))
}

/** The newest first. */
export const listJobs = (reader: Reader): Job[] =>
  all(reader, 'SELECT id, state, stage, error FROM jobs ORDER BY id DESC LIMIT 50')

export const readJob = (reader: Reader, id: number): (Job & { paths: readonly string[] }) | undefined => {
  const row = one<Job & { input: string }>(reader, 'SELECT id, state, stage, error, input FROM jobs WHERE id = ?', id)
  return row && { ...row, paths: JSON.parse(row.input) as string[] }
}

/** Jobs that a process left behind when it ended: only the owner of the collection may say so. */
export const interruptUnfinishedJobs = (writer: Writer): void =>
  void run(writer, `UPDATE jobs SET state = 'interrupted' WHERE state IN ('queued', 'running', 'cancelling')`)

/** Jobs that could not save their end: only who runs the collection's jobs, and runs none now, may say so. */
export const interruptRunningJobs = (writer: Writer): void =>
  void run(writer, `UPDATE jobs SET state = 'interrupted' WHERE state IN ('running', 'cancelling')`)

interface Source {
  readonly path: string
  /** What the newest job that was given it came to. */
  readonly state: JobState
  /** Whether a newer job, of other sources, was completed. */
  readonly isOld: boolean
}

/** Every source of a job once, those of the oldest job first. */
function sourcesOf(reader: Reader): Source[] {
  const rows = all<{ state: JobState; input: string }>(reader, 'SELECT state, input FROM jobs ORDER BY id DESC')
  const seen = new Set<string>()
  let isOld = false
  const byJob = rows.map(({ state, input }) => {
    isOld ||= state === 'completed'
    const paths = (JSON.parse(input) as string[]).filter((path) => !seen.has(path))
    for (const path of paths) seen.add(path)
    return paths.map((path) => ({ path, state, isOld }))
  })
  return byJob.toReversed().flat()
}

const stopped: readonly JobState[] = ['cancelled', 'paused', 'failed']

/** Somebody stopped it, or it stopped itself: it goes on when it is asked to, as long as nothing was done after it. */
const isStopped = ({ state, isOld }: Source): boolean => stopped.includes(state) && !isOld

/** What jobs left that ended with their process: it goes on with the next job. */
export const interruptedSources = (reader: Reader): string[] =>
  sourcesOf(reader).flatMap(({ path, state }) => (state === 'interrupted' ? path : []))

/** What may be gone on with: what was interrupted, cancelled or paused, or failed. */
export const unfinishedSources = (reader: Reader): string[] =>
  sourcesOf(reader).flatMap((source) => (source.state === 'interrupted' || isStopped(source) ? source.path : []))

const pending: readonly JobState[] = ['queued', 'running', 'cancelling', 'interrupted']

/** The sources that some job may still read, now or when it goes on. */
export const sourcesInUse = (reader: Reader): string[] =>
  sourcesOf(reader).flatMap((source) => (pending.includes(source.state) || isStopped(source) ? source.path : []))
