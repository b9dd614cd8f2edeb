import { z } from 'zod'
import { Dataset } from './citation.ts'
import { RecordId } from './ids.ts'

/** One span of a document that a record stands on; `text` is the document's text from `start` to `end`. */
export const EvidenceSpan = z.object({
  document: RecordId,
  path: z.string(),
  title: z.string(),
  start: z.int().nonnegative(),
  end: z.int().nonnegative(),
  text: z.string(),
})
export type EvidenceSpan = Readonly<z.infer<typeof EvidenceSpan>>

/** Everything under one record, down to the documents. */
export const EvidenceChain = z.object({
  record: z.object({ dataset: Dataset, id: RecordId, title: z.string(), text: z.string() }),
  chunks: z.array(EvidenceSpan),
})
export type EvidenceChain = Readonly<z.infer<typeof EvidenceChain>>
