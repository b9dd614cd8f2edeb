import { StrataError, toWireError } from '../../../shared/contract/errors.ts'
import type { Analyst, Extraction } from '../analyst.ts'
import type { ThreadReply, ThreadTask } from './thread-messages.ts'

/** Does what a thread was asked to. Never throws: what goes wrong is in the reply. */
export async function serveThread(analyst: Analyst, task: ThreadTask, signal: AbortSignal): Promise<ThreadReply> {
  try {
    const result: Extraction[] = []
    for await (const extraction of analyst.extract(task.document, task.chunks, signal)) result.push(extraction)
    return { result }
  } catch (thrown) {
    return thrown instanceof StrataError ? { error: toWireError(thrown) } : { thrown }
  }
}
