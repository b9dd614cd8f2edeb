import { z } from 'zod'

/** One file of prompts/, by its name without the ending. */
export const promptNames = [
  'extract-graph',
  'glean-check',
  'glean-more',
  'extract-claims',
  'resolve-entities',
  'summarise-descriptions',
  'leaf-report',
  'upper-report',
  'map-reports',
  'map-chunks',
  'reduce-answer',
  'repair-reply',
  'describe-collection',
  'propose-persona',
  'propose-entity-types',
  'write-examples',
  'mine-topics',
  'topic-extract-graph',
  'topic-leaf-report',
  'topic-upper-report',
  'classify-topic',
  'expand-keywords',
  'generate-questions',
  'judge-answers',
] as const
export const PromptName = z.enum(promptNames)
export type PromptName = z.infer<typeof PromptName>

/** A line of the list of prompts. */
export const PromptSummary = z.object({
  name: PromptName,
  title: z.string(),
  purpose: z.string(),
  /** Of the file that comes with the app. */
  version: z.int(),
  /** What the text may name in {{ }}. */
  variables: z.array(z.string()),
  /** Whether this collection has a text of its own. */
  overridden: z.boolean(),
})
export type PromptSummary = Readonly<z.infer<typeof PromptSummary>>

export const PromptText = PromptSummary.extend({ text: z.string(), own: z.string() })
export type PromptText = Readonly<z.infer<typeof PromptText>>

/** A prompt as a model would get it, with real content of the collection. */
export const PromptPreview = z.object({
  messages: z.array(z.object({ role: z.enum(['system', 'user', 'assistant']), content: z.string() })),
  tokens: z.int(),
  /** What the real content is, such as “chunk 3 of Minutes of May”. */
  shows: z.string(),
})
export type PromptPreview = Readonly<z.infer<typeof PromptPreview>>
