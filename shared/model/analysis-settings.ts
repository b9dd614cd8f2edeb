import { z } from 'zod'

const Writer = z.enum(['builtin', 'prompted'])

/** What a model does for a collection, and what it is told; the built-in analyst does the rest. */
export const AnalysisSettings = z.object({
  /** Who reads the chunks. */
  extraction: Writer,
  /** Levels whose reports a model writes, both ends included; null for none. `to` 99 is down to the leaves. */
  reports: z.object({ from: z.int().min(0).max(99), to: z.int().min(0).max(99) }).nullable(),
  answers: Writer,
  claims: z.boolean(),
  /** Rounds that ask whether entities were missed. */
  gleanings: z.int().min(0).max(5),
  /** Whether a model decides which names mean the same. */
  resolution: z.boolean(),
  /** Whether chunks and entities get vectors, where an embedding model is set up. */
  embeddings: z.boolean(),
  entityTypes: z.array(z.string().trim().min(1).max(60)).max(60),
  /** Who the model is to be, such as “an expert in maritime law”; '' for the prompts' own. */
  persona: z.string().max(4_000),
  /** Worked examples for extraction, as the prompt shows them; '' for the prompts' own. */
  examples: z.string().max(40_000),
  /** Of everything the model writes, such as “German”; '' for that of the documents. */
  language: z.string().max(60),
})
export type AnalysisSettings = Readonly<z.infer<typeof AnalysisSettings>>

/** The built-in analyst does it all. */
export const builtinAnalysis: AnalysisSettings = {
  extraction: 'builtin',
  reports: null,
  answers: 'builtin',
  claims: false,
  gleanings: 1,
  resolution: false,
  embeddings: false,
  entityTypes: ['person', 'organization', 'place', 'event', 'work', 'product', 'concept'],
  persona: '',
  examples: '',
  language: '',
}

/** What a model proposes for a collection after it has read a sample of it; nothing holds until somebody accepts it. */
export const TuningProposal = AnalysisSettings.pick({
  persona: true,
  entityTypes: true,
  examples: true,
  language: true,
}).extend({
  /** What the collection is, in a few sentences. */
  description: z.string(),
})
export type TuningProposal = Readonly<z.infer<typeof TuningProposal>>

/** What a model could not do: an item that its reply was no use for, with that reply. The rest went on without it. */
export const FailedItem = z.object({
  stage: z.string(),
  /** Such as “chunk 12 of Minutes of May”. */
  item: z.string(),
  reason: z.string(),
  reply: z.string(),
})
export type FailedItem = Readonly<z.infer<typeof FailedItem>>
