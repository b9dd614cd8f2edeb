import { z } from 'zod'
import { errorCodes } from '../contract/errors.ts'

/** A call's number, chosen by the client and unique on its port. */
const id = z.int().nonnegative()

/** What a client sends. */
export const UpFrame = z.discriminatedUnion('type', [
  z.object({ type: z.literal('call'), id, method: z.string().max(100), input: z.unknown().optional() }),
  z.object({ type: z.literal('cancel'), id }),
])
export type UpFrame = z.infer<typeof UpFrame>

/** What a server sends. */
export const DownFrame = z.discriminatedUnion('type', [
  z.object({ type: z.literal('next'), id, value: z.unknown().optional() }),
  z.object({ type: z.literal('done'), id, value: z.unknown().optional() }),
  z.object({
    type: z.literal('fail'),
    id,
    error: z.object({ code: z.enum(errorCodes), message: z.string(), hint: z.string().optional() }),
  }),
])
export type DownFrame = z.infer<typeof DownFrame>
