import type { WireError } from '../../../shared/contract/errors.ts'
import type { ChunkToRead, DocumentToRead, Extraction } from '../analyst.ts'

/** A document that a thread is to read. */
export interface ThreadTask {
  readonly document: DocumentToRead
  readonly chunks: readonly ChunkToRead[]
}
export type ThreadResult = readonly Extraction[]

/** A thread's answer to its one task: what came of it, an error for a person, or one for the log. */
export type ThreadReply =
  { readonly result: ThreadResult } | { readonly error: WireError } | { readonly thrown: unknown }
