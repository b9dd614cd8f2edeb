import { setTimeout as wait } from 'node:timers/promises'
import { throwIfCancelled } from '../../shared/contract/errors.ts'
import { inTransaction, type Writer } from './connection.ts'
import { busyCollection, codeOf } from './open-collection.ts'

/** In milliseconds. */
const pause = 40
const patience = 60_000

/**
 * Makes a small change as soon as the connection that is writing lets it, without ever blocking the thread for long:
 * the engine answers the page while a job's worker saves a stage. Fails with `busy` after a minute.
 */
export async function writeSoon<T>(writer: Writer, work: () => T, signal: AbortSignal): Promise<T> {
  for (let waited = 0; ; waited += pause) {
    throwIfCancelled(signal)
    try {
      return inTransaction(writer, work)
    } catch (thrown) {
      if (!codeOf(thrown).startsWith('SQLITE_BUSY')) throw thrown
      if (waited >= patience) throw busyCollection(writer.path)
    }
    await wait(pause)
  }
}
