import type { ReplyCache } from '../models/reply-cache.ts'
import type { ModelReply } from '../models/language-model.ts'
import type { Writer } from '../store/connection.ts'
import { writeSoon } from '../store/write-soon.ts'

interface SoonReplyCache extends ReplyCache {
  /** When everything has been written, or given up. */
  settled(): Promise<void>
}

const never = new AbortController().signal

/**
 * A reply cache for the thread that answers the page: what it is given is known at once, and written when no other
 * connection is writing, so that the thread never stands still. A reply that can't be written is paid again one day.
 */
export function createSoonReplyCache(store: Writer, kept: ReplyCache, log: (thrown: unknown) => void): SoonReplyCache {
  const known = new Map<string, ModelReply | undefined>()
  let last: Promise<void> = Promise.resolve()
  const soon = (write: () => void): void => {
    last = last.then(() => writeSoon(store, write, never)).catch(log)
  }
  return {
    knows: kept.knows,
    find: (key) => (known.has(key) ? known.get(key) : kept.find(key)),
    save: (reply) => {
      known.set(reply.key, { ...reply, cached: true })
      soon(() => kept.save(reply))
    },
    forget: (key) => {
      known.set(key, undefined)
      soon(() => kept.forget(key))
    },
    settled: () => last,
  }
}
