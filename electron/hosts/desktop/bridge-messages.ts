import { z } from 'zod'

/** The two lines between page and main process; the engine's frames are passed on to its own process. */
export type Channel = 'engine' | 'shell'

/** From the page. A connection is one life of a line: a page that reloads, or was told `closed`, begins a new one. */
export const UpMessage = z.object({ connection: z.uuid(), frame: z.unknown() })
export type UpMessage = z.infer<typeof UpMessage>

/** To the page. */
export type DownMessage =
  { readonly connection: string; readonly frame: unknown } | { readonly connection: string; readonly closed: true }
