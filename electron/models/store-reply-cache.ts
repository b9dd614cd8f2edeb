import type { Writer } from '../store/connection.ts'
import { codeOf } from '../store/open-collection.ts'
import { forgetReply, replyOf, saveReply, type StoredReply } from '../store/replies.ts'
import { asStorageError } from '../store/storage-error.ts'
import type { ReplyCache } from './reply-cache.ts'

/**
 * Replies kept in the collection. A change that another connection is in the way of is made with the next one, and holds
 * here meanwhile; a full disk throws `storage`.
 */
export function createReplyCache(writer: Writer): ReplyCache {
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
