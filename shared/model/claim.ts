import { z } from 'zod'
import { RecordId, Span, Uid } from './ids.ts'

export const claimStatuses = ['true', 'false', 'suspected'] as const
export const ClaimStatus = z.enum(claimStatuses)
export type ClaimStatus = z.infer<typeof ClaimStatus>

/**
 * A statement about a subject (GraphRAG's covariate) and the sentence that makes it; `false` where that denies it,
 * `suspected` where it only alleges, reports or expects it.
 */
export const Claim = z.object({
  id: RecordId,
  uid: Uid,
  subject: RecordId,
  object: RecordId.nullable(),
  /** What kind of thing it says, such as `payment`. */
  type: z.string(),
  /** What was done or happened, in the base form, behind what was measured: `pay`, `revenue grow`; '' where not known. */
  verb: z.string(),
  status: ClaimStatus,
  /** ISO 8601, shortened to what is known (`2012-11`); '' where open or not known. */
  startDate: z.string(),
  endDate: z.string(),
  /** A number and its unit, such as `340000 £`, `12 %` or `4 year`; '' where none is named. */
  amount: z.string(),
  description: z.string(),
  /** Who read it: `builtin`, or a model's name. */
  analyst: z.string(),
})
export type Claim = Readonly<z.infer<typeof Claim>>

/** A claim to be shown: its entities by name, and where its sentence stands. */
export const ClaimView = Claim.extend({
  subjectName: z.string(),
  objectName: z.string().nullable(),
  documentTitle: z.string(),
  span: Span,
})
export type ClaimView = Readonly<z.infer<typeof ClaimView>>

/** Claims of one matter that can't all be so, by their ids, and in what they disagree. */
export const Contradiction = z.object({
  claims: z.array(RecordId),
  differsIn: z.array(z.enum(['status', 'date', 'amount'])),
})
export type Contradiction = Readonly<z.infer<typeof Contradiction>>
