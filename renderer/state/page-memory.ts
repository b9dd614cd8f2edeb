import { z } from 'zod'
import { EvidenceRef } from '../../shared/model/index.ts'

/** A record that a page shows beside its text, and the words whose citation led to it. */
export const ShownRecord = EvidenceRef.extend({ words: z.string().optional() })
export type ShownRecord = Readonly<z.infer<typeof ShownRecord>>

const PageMemory = z.object({
  /** The records opened one from the other; the last is shown. */
  records: z.array(ShownRecord).catch([]),
  /** Pixels. */
  scroll: z.number().catch(0),
})
export type PageMemory = Readonly<z.infer<typeof PageMemory>>

/** What this step of the window's history remembers, so that going back finds the page as it was left. */
export const readPageMemory = (): PageMemory => PageMemory.parse(window.history.state ?? {})

/** Adds to what this step remembers; its address stays. */
export const keepInPageMemory = (change: Partial<PageMemory>): void =>
  window.history.replaceState({ ...readPageMemory(), ...change }, '')
