import type { WireError } from '../../../shared/contract/errors.ts'
import type { ChunkToRead, DocumentToRead, Extraction, ReportContext, ReportDraft } from '../analyst.ts'

/** What a thread can be asked to do; all of it plain data. */
export type ThreadTask =
  | { readonly method: 'extract'; readonly document: DocumentToRead; readonly chunks: readonly ChunkToRead[] }
  | { readonly method: 'report'; readonly context: ReportContext }

export interface ThreadResults {
  readonly extract: readonly Extraction[]
  readonly report: ReportDraft
}

/** A thread's answer to its one task: what came of it, an error for a person, or one for the log. */
export type ThreadReply =
  | { readonly result: ThreadResults[ThreadTask['method']] }
  | { readonly error: WireError }
  | { readonly thrown: unknown }
