import { z } from 'zod'
import { RecordId } from './ids.ts'

/** The tables that `[Data: …]` may name. `reports` shares its ids with the communities. */
export const datasets = ['reports', 'entities', 'relationships', 'claims', 'sources'] as const
export const Dataset = z.enum(datasets)
export type Dataset = z.infer<typeof Dataset>

export const EvidenceRef = z.object({ dataset: Dataset, id: RecordId })
export type EvidenceRef = Readonly<z.infer<typeof EvidenceRef>>

/** An id that an answer cites, looked up. Only resolved ones are left in an answer's text. */
export const Citation = EvidenceRef.extend({ resolved: z.boolean(), title: z.string() })
export type Citation = Readonly<z.infer<typeof Citation>>
