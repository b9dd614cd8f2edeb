import { z } from 'zod'
import { Citation } from './citation.ts'
import { RecordId } from './ids.ts'

export const methods = ['auto', 'global', 'retag', 'hipporag', 'tog2', 'local', 'basic', 'text'] as const
export const MethodName = z.enum(methods)
export type MethodName = z.infer<typeof MethodName>

/** One thing that map found in some reports, or in some chunks (`sources`); helpfulness 0–100, and 0 was dropped. */
export const Point = z.object({
  text: z.string(),
  helpfulness: z.number().min(0).max(100),
  reports: z.array(RecordId),
  sources: z.array(RecordId).optional(),
})
export type Point = Readonly<z.infer<typeof Point>>

export const Usage = z.object({ calls: z.int(), inputTokens: z.int(), outputTokens: z.int() })
export type Usage = Readonly<z.infer<typeof Usage>>

/** What was read and what was left out on the way to an answer. */
export const Trace = z.object({
  batches: z.array(
    z.object({
      reports: z.array(RecordId),
      /** Chunks, where the method reads the documents themselves. */
      sources: z.array(RecordId).optional(),
      tokens: z.int(),
      points: z.int(),
      /** Why some or all of it could not be read, as a sentence; absent where it was. */
      failed: z.string().optional(),
    }),
  ),
  /** Points that the budget of the reduce step cut. */
  cutPoints: z.int(),
  /** Ids that the text cited without having been in the context; removed from it. */
  removedCitations: z.int(),
})
export type Trace = Readonly<z.infer<typeof Trace>>

export const Answer = z.object({
  id: RecordId,
  question: z.string(),
  method: MethodName,
  /** Of the reports that were read; 0 for a method that reads none. */
  level: z.int().nonnegative(),
  /** Markdown with `[Data: Reports (2, 7, +more)]`. */
  text: z.string(),
  /** False when the collection does not say. */
  answered: z.boolean(),
  citations: z.array(Citation),
  points: z.array(Point),
  trace: Trace,
  usage: Usage,
  seconds: z.number(),
  analyst: z.string(),
  /** ISO 8601. */
  askedAt: z.string(),
})
export type Answer = Readonly<z.infer<typeof Answer>>

/** An answer out of the list; `outdated` when the reports or chunks it read from have changed since, or some of them are gone. */
export const KeptAnswer = Answer.extend({ outdated: z.boolean() })
export type KeptAnswer = Readonly<z.infer<typeof KeptAnswer>>

export const AnswerSummary = Answer.pick({
  id: true,
  question: true,
  method: true,
  level: true,
  answered: true,
  askedAt: true,
})
export type AnswerSummary = Readonly<z.infer<typeof AnswerSummary>>

/** What a running question tells. The text of `finished` is what counts; deltas are its preview. */
export const AnswerEvent = z.discriminatedUnion('type', [
  /** How many reports, or chunks (`sources`), will be read. */
  z.object({ type: z.literal('started'), reports: z.int(), sources: z.int().optional(), batches: z.int() }),
  z.object({ type: z.literal('mapped'), done: z.int(), total: z.int(), points: z.array(Point) }),
  /** With `replaces` the answer begins anew with `delta`: what came before is void. */
  z.object({ type: z.literal('text'), delta: z.string(), replaces: z.literal(true).optional() }),
  z.object({ type: z.literal('finished'), answer: Answer }),
])
export type AnswerEvent = Readonly<z.infer<typeof AnswerEvent>>
