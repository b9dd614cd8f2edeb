import { z } from 'zod'
import { RecordId, Uid } from './ids.ts'

/**
 * Undirected: A→B and B→A add up. `weight` is the number of instances, the distinct passages that speak of both;
 * `strength` their sum, each by how closely it joins them. `phrase` is the shortest text that joins them, or ''.
 */
export const Relationship = z.object({
  id: RecordId,
  uid: Uid,
  source: RecordId,
  target: RecordId,
  weight: z.number(),
  strength: z.number(),
  phrase: z.string(),
  description: z.string(),
  /** Who wrote the description: `builtin`, or a model's name. */
  analyst: z.string(),
})
export type Relationship = Readonly<z.infer<typeof Relationship>>
