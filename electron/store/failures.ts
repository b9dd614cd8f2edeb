import type { FailedItem, StageName } from '../../shared/model/index.ts'
import { all, run, type Reader, type Writer } from './connection.ts'

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
