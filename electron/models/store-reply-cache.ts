import { StrataError } from '../../shared/contract/errors.ts'
import type { Writer } from '../store/connection.ts'
import { codeOf } from '../store/open-collection.ts'
import { forgetReply, hasReplyOf, replyOf, saveReply, type StoredReply } from '../store/replies.ts'
import { asStorageError } from '../store/storage-error.ts'
import type { ReplyCache } from './reply-cache.ts'

interface StoreReplyCache extends ReplyCache {
  /** Writes what still waits for another connection. Throws `busy` where that is still in the way. */
  flush(): void
}

/**
 * Replies kept in the collection. What is saved is on the disk when `save` returns, but where another connection is in the
 * way: then it holds here, and is written with the next call, or by `flush`, for the end. A full disk throws `storage`.
 */
export function createReplyCache(writer: Writer): StoreReplyCache {
  /** Undefined for one to be forgotten. */
  const pending = new Map<string, StoredReply | undefined>()

  function write(): void {
    for (const [key, reply] of pending) {
      try {
        if (reply === undefined) forgetReply(writer, key)
        else saveReply(writer, reply)
      } catch (thrown) {
        if (codeOf(thrown).startsWith('SQLITE_BUSY')) return
        pending.delete(key)
        throw asStorageError(thrown)
      }
      pending.delete(key)
    }
  }

  function change(key: string, reply: StoredReply | undefined): void {
    pending.set(key, reply)
    write()
  }

  return {
    knows: (model) => [...pending.values()].some((reply) => reply?.model === model) || hasReplyOf(writer, model),
    flush: () => {
      write()
      if (pending.size > 0)
        throw new StrataError(
          'busy',
          'Another program is writing to the collection; what the model said last is not kept yet.',
          {
            hint: 'Close the other program and go on: it is asked again.',
          },
        )
    },
    find: (key) => {
      if (pending.size > 0) write()
      const reply = pending.has(key) ? pending.get(key) : replyOf(writer, key)
      if (reply === undefined) return undefined
      const { text, finish, inputTokens, outputTokens, seconds } = reply
      return { key, text, finish, inputTokens, outputTokens, seconds, cached: true }
    },
    save: (reply) => change(reply.key, reply),
    forget: (key) => change(key, undefined),
  }
}
