import type { Job, JobState, StageName } from '../../shared/model/index.ts'
import { all, one, run, type Reader, type Writer } from './connection.ts'

export const addJob = (writer: Writer, state: JobState, paths: readonly string[]): number =>
  run(writer, 'INSERT INTO jobs (state, input) VALUES (?, ?)', state, JSON.stringify(paths))

export const setJobState = (writer: Writer, id: number, state: JobState, error: string | null = null): void =>
  void run(writer, 'UPDATE jobs SET state = ?, error = ? WHERE id = ?', state, error, id)

export const setJobStage = (writer: Writer, id: number, stage: StageName): void =>
  void run(writer, 'UPDATE jobs SET stage = ? WHERE id = ?', stage, id)

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

const sinceCompletion = "id > coalesce((SELECT max(id) FROM jobs WHERE state = 'completed'), 0)"

/** The sources that some job may still read, now or when it goes on. */
export const sourcesInUse = (reader: Reader): string[] =>
  all<{ input: string }>(
    reader,
    `SELECT input FROM jobs WHERE state <> 'completed' AND ${sinceCompletion} ORDER BY id`,
  ).flatMap(({ input }) => JSON.parse(input) as string[])

/** The sources of jobs that did not end, oldest first, and the jobs' ids. */
export const unfinishedJobs = (reader: Reader): { id: number; paths: readonly string[] }[] =>
  all<{ id: number; input: string }>(
    reader,
    `SELECT id, input FROM jobs
     WHERE state IN ('interrupted', 'cancelled', 'failed') AND ${sinceCompletion} ORDER BY id`,
  ).map(({ id, input }) => ({ id, paths: JSON.parse(input) as string[] }))
