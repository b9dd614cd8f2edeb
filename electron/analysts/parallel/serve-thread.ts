import { StrataError, toWireError } from '../../../shared/contract/errors.ts'
import type { Analyst, Extraction } from '../analyst.ts'
import type { ThreadReply, ThreadResults, ThreadTask } from './thread-messages.ts'

/** Does what a thread was asked to. Never throws: what goes wrong is in the reply. */
export async function serveThread(analyst: Analyst, task: ThreadTask, signal: AbortSignal): Promise<ThreadReply> {
  try {
    return { result: await answer(analyst, task, signal) }
  } catch (thrown) {
    return thrown instanceof StrataError ? { error: toWireError(thrown) } : { thrown }
  }
}

async function answer(
  analyst: Analyst,
  task: ThreadTask,
  signal: AbortSignal,
): Promise<ThreadResults[ThreadTask['method']]> {
  if (task.method === 'report') return analyst.report(task.context, signal)
  const extractions: Extraction[] = []
  for await (const extraction of analyst.extract(task.document, task.chunks, signal)) extractions.push(extraction)
  return extractions
}
