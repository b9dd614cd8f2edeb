import { z } from 'zod'
import { RecordId, Uid } from './ids.ts'

export const documentFormats = ['txt', 'md', 'html', 'csv', 'jsonl', 'eml', 'pdf', 'docx'] as const
export const DocumentFormat = z.enum(documentFormats)
export type DocumentFormat = z.infer<typeof DocumentFormat>

/** One text that was read: a document is its content; the same content at two paths is one document. */
export const DocumentSummary = z.object({
  id: RecordId,
  uid: Uid,
  title: z.string(),
  format: DocumentFormat,
  /** Where it was found, first path first. */
  paths: z.array(z.string()),
  characters: z.int(),
  chunks: z.int(),
  /** Sum over its chunks, overlaps included. */
  tokens: z.int(),
})
export type DocumentSummary = Readonly<z.infer<typeof DocumentSummary>>

export const DocumentText = z.object({
  document: RecordId,
  title: z.string(),
  path: z.string(),
  format: DocumentFormat,
  text: z.string(),
})
export type DocumentText = Readonly<z.infer<typeof DocumentText>>
