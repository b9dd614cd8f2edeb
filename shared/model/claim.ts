import { z } from 'zod'
import { RecordId, Uid } from './ids.ts'

/** A statement about a subject (GraphRAG's covariate); dates are ISO 8601 or empty. */
export const Claim = z.object({
  id: RecordId,
  uid: Uid,
  subject: RecordId,
  object: RecordId.nullable(),
  type: z.string(),
  status: z.enum(['true', 'false', 'suspected']),
  startDate: z.string(),
  endDate: z.string(),
  description: z.string(),
})
export type Claim = Readonly<z.infer<typeof Claim>>
