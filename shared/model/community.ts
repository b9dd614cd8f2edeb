import { z } from 'zod'
import { RecordId, Uid } from './ids.ts'

/** A community is born at `level` (0 = broadest); one without children stands for itself further down. */
export const Community = z.object({
  id: RecordId,
  uid: Uid,
  level: z.int().nonnegative(),
  parent: RecordId.nullable(),
  children: z.array(RecordId),
  size: z.int(),
  /** Gathered from components too small to stand alone, so its members need not be connected. */
  gathered: z.boolean(),
})
export type Community = Readonly<z.infer<typeof Community>>
