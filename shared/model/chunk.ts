import { z } from 'zod'
import { RecordId, Uid } from './ids.ts'

/** A window of a document's tokens (GraphRAG: 600, overlap 100); `start` and `end` are offsets into its text. */
export const Chunk = z.object({
  id: RecordId,
  uid: Uid,
  document: RecordId,
  ordinal: z.int().nonnegative(),
  start: z.int().nonnegative(),
  end: z.int().nonnegative(),
  tokens: z.int(),
})
export type Chunk = Readonly<z.infer<typeof Chunk>>

/** A chunk as retrieving ranked it, from 1; `document` and `chunk` are ids, `title` is the document's. */
export interface RetrievedChunk {
  readonly rank: number
  /** The higher the better; comparable within one question only. */
  readonly score: number
  readonly document: number
  readonly title: string
  readonly chunk: number
  readonly text: string
}
