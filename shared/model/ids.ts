import { z } from 'zod'

/** The small integer that citations show; never used again for another record of the collection. */
export const RecordId = z.int().positive()

/** 32 hex digits derived from content: the same in every run and on every machine. */
export const Uid = z.string().regex(/^[0-9a-f]{32}$/)

/** A place in the stored text of a document: UTF-16 code units, `end` exclusive. */
export const Span = z.object({ document: RecordId, start: z.int().nonnegative(), end: z.int().nonnegative() })
export type Span = Readonly<z.infer<typeof Span>>
