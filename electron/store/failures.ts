import type { FailedItem, StageName } from '../../shared/model/index.ts'
import { all, one, run, type Reader, type Writer } from './connection.ts'

interface NewFailure extends FailedItem {
  readonly stage: StageName
  /** Uid of what failed; `item` is what a person calls it. */
  readonly uid: string
}

/** Notes what a model could make nothing of, in place of what was noted of it before. */
export const noteFailure = (writer: Writer, { stage, uid, item, reason, reply }: NewFailure): void =>
  void run(
    writer,
    'INSERT OR REPLACE INTO failures (stage, item, title, reason, reply) VALUES (?, ?, ?, ?, ?)',
    stage,
    uid,
    item,
    reason,
    reply,
  )

/** All that is noted of a stage that is made as a whole, in place of what was noted before. */
export function replaceFailures(
  writer: Writer,
  stage: StageName,
  failures: readonly Omit<NewFailure, 'stage'>[],
): void {
  run(writer, 'DELETE FROM failures WHERE stage = ?', stage)
  for (const failure of failures) noteFailure(writer, { stage, ...failure })
}

/** Whether something is noted of a stage. */
export const hasFailures = (reader: Reader, stage: StageName): boolean =>
  one(reader, 'SELECT 1 AS one FROM failures WHERE stage = ? LIMIT 1', stage) !== undefined

/** It went well after all, or is gone. */
export const clearFailure = (writer: Writer, stage: StageName, uid: string): void =>
  void run(writer, 'DELETE FROM failures WHERE stage = ? AND item = ?', stage, uid)

/** Clears what is noted of chunks and communities that are there no more. */
export function clearGoneFailures(writer: Writer): void {
  run(writer, `DELETE FROM failures WHERE stage = 'extract' AND item NOT IN (SELECT uid FROM chunks)`)
  run(writer, `DELETE FROM failures WHERE stage = 'report' AND item NOT IN (SELECT uid FROM communities)`)
}

export const listFailures = (reader: Reader): FailedItem[] =>
  all(reader, 'SELECT stage, title AS item, reason, reply FROM failures ORDER BY stage, title, item')
