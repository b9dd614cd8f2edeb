import { z } from 'zod'
import { FailedItem } from './analysis-settings.ts'
import { Job } from './job.ts'
import { SkippedFile } from './skipped-file.ts'

/** What a collection holds, in numbers; chunks' tokens count overlaps, communities count once. */
export const Totals = z.object({
  documents: z.int(),
  chunks: z.int(),
  tokens: z.int(),
  entities: z.int(),
  relationships: z.int(),
  claims: z.int(),
  communities: z.int(),
  reports: z.int(),
  skipped: z.array(SkippedFile),
})
export type Totals = Readonly<z.infer<typeof Totals>>

/** `communities`, `reports` and `tokens` are of the level's cover, leaves carried down; `born` begin there. */
export const LevelSummary = z.object({
  level: z.int(),
  communities: z.int(),
  reports: z.int(),
  tokens: z.int(),
  born: z.int(),
})
export type LevelSummary = Readonly<z.infer<typeof LevelSummary>>

/** Shares from 0 to 1 that some report speaks of. */
export const Coverage = z.object({
  documents: z.number(),
  chunks: z.number(),
  entities: z.number(),
  /** Of the entities: those that hang together with too few to be a community, and are in one plain report. */
  gathered: z.number(),
})
export type Coverage = Readonly<z.infer<typeof Coverage>>

/** How much of something one analyst made: chunks that it read, reports that it wrote. */
export const Written = z.object({
  what: z.enum(['chunks', 'reports']),
  /** `builtin`, or a model's name. */
  analyst: z.string(),
  count: z.int(),
})
export type Written = Readonly<z.infer<typeof Written>>

export const CollectionStatus = Totals.extend({
  levels: z.array(LevelSummary),
  coverage: Coverage,
  jobs: z.array(Job),
  /** What a model could not do; it is tried again with the next run. */
  failed: z.array(FailedItem.omit({ reply: true })),
  /** Who made what there is; who made most of it first. */
  written: z.array(Written),
})
export type CollectionStatus = Readonly<z.infer<typeof CollectionStatus>>

/** A collection as the start page lists it. */
export const CollectionInfo = z.object({
  /** Names the collection in every call. */
  key: z.string(),
  name: z.string(),
  path: z.string(),
  state: z.enum(['ready', 'missing', 'unreadable']),
  documents: z.int(),
  entities: z.int(),
  communities: z.int(),
  /** ISO 8601, of the last time it was opened here. */
  openedAt: z.string(),
})
export type CollectionInfo = Readonly<z.infer<typeof CollectionInfo>>
