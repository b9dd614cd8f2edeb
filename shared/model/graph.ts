import { z } from 'zod'
import { EntitySummary } from './entity.ts'
import { RecordId } from './ids.ts'

/** The map as columns: row i of every entity column is one entity; edges hold row numbers. */
export const GraphSnapshot = z.object({
  level: z.int(),
  levels: z.int(),
  ids: z.array(RecordId),
  names: z.array(z.string()),
  types: z.array(z.string()),
  x: z.array(z.number()),
  y: z.array(z.number()),
  degree: z.array(z.int()),
  /** The community of the level's cover that holds the entity. */
  community: z.array(RecordId),
  sources: z.array(z.int()),
  targets: z.array(z.int()),
  weights: z.array(z.number()),
  /** The level's cover, largest first. */
  communities: z.array(z.object({ id: RecordId, title: z.string(), size: z.int() })),
  /** Entities of the collection that are not in this snapshot, because it was asked for fewer. */
  omitted: z.int(),
})
export type GraphSnapshot = Readonly<z.infer<typeof GraphSnapshot>>

export const Neighbour = EntitySummary.extend({
  relationship: RecordId,
  weight: z.number(),
  phrase: z.string(),
  description: z.string(),
})
export type Neighbour = Readonly<z.infer<typeof Neighbour>>
