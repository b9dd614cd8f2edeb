import { z } from 'zod'

/** Why a file gave no document. `duplicate` is no fault: its content is in the collection already. */
export const skipCodes = [
  'duplicate',
  'unsupported',
  'empty',
  'unreadable',
  'damaged',
  'protected',
  'too-large',
  'not-found',
] as const
export const SkipCode = z.enum(skipCodes)
export type SkipCode = z.infer<typeof SkipCode>

export const SkippedFile = z.object({ path: z.string(), code: SkipCode, reason: z.string() })
export type SkippedFile = Readonly<z.infer<typeof SkippedFile>>
