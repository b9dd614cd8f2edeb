import { z } from 'zod'
import { RecordId, Uid } from './ids.ts'

/** Undirected: A→B and B→A add up. `weight` is the number of instances, the distinct sentences that speak of both. */
export const Relationship = z.object({
  id: RecordId,
  uid: Uid,
  source: RecordId,
  target: RecordId,
  weight: z.number(),
  description: z.string(),
})
export type Relationship = Readonly<z.infer<typeof Relationship>>
