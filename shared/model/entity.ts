import { z } from 'zod'
import { RecordId, Uid } from './ids.ts'

/** The types the built-in analyst knows; a type is any word, nothing is dropped because one is unknown. */
export const builtinEntityTypes = ['person', 'organization', 'place', 'event', 'work', 'product', 'concept'] as const

export const EntityAlias = z.object({ name: z.string(), reason: z.string() })
export type EntityAlias = Readonly<z.infer<typeof EntityAlias>>

export const Entity = z.object({
  id: RecordId,
  uid: Uid,
  name: z.string(),
  type: z.string(),
  description: z.string(),
  aliases: z.array(EntityAlias),
  mentions: z.int(),
  documents: z.int(),
  degree: z.int(),
  /** Who wrote the description: `builtin`, or a model's name. */
  analyst: z.string(),
})
export type Entity = Readonly<z.infer<typeof Entity>>

export const EntitySummary = Entity.pick({ id: true, name: true, type: true, degree: true, mentions: true })
export type EntitySummary = Readonly<z.infer<typeof EntitySummary>>
