import { z } from 'zod'
import { EvidenceRef } from './citation.ts'
import { RecordId, Span, Uid } from './ids.ts'

/** `explanation` may hold `[Data: …]` citations; `spans` are the sentences it was made from, in their order. */
export const Finding = z.object({
  summary: z.string(),
  explanation: z.string(),
  evidence: z.array(EvidenceRef),
  spans: z.array(Span),
})
export type Finding = Readonly<z.infer<typeof Finding>>

/** What is known of one community; `id` and `level` are the community's. */
export const Report = z.object({
  id: RecordId,
  uid: Uid,
  level: z.int().nonnegative(),
  title: z.string(),
  summary: z.string(),
  rating: z.number().min(0).max(10),
  ratingExplanation: z.string(),
  findings: z.array(Finding),
  parent: RecordId.nullable(),
  children: z.array(RecordId),
  /** Of the report's own text. */
  tokens: z.int(),
  /** Who wrote it: `builtin`, or a model's name. */
  analyst: z.string(),
})
export type Report = Readonly<z.infer<typeof Report>>

/** A line of the tree of reports. */
export const ReportNode = Report.pick({
  id: true,
  level: true,
  title: true,
  rating: true,
  parent: true,
  children: true,
}).extend({
  size: z.int(),
  gathered: z.boolean(),
})
export type ReportNode = Readonly<z.infer<typeof ReportNode>>
