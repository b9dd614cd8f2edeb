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
