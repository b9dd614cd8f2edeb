import { z } from 'zod'
import { call, stream } from './method.ts'

const nothing = z.object({})
const done = z.object({})

/** What the window's menu asks of the page. `open-request`: something is there for `shell.takeOpenRequest`. */
export const shellCommands = ['new', 'open', 'add-files', 'add-folder', 'settings', 'about', 'open-request'] as const
export const ShellCommand = z.enum(shellCommands)
export type ShellCommand = z.infer<typeof ShellCommand>

/** What only the window's host can do. The browser does what it can and answers `unsupported` to the rest. */
export const shellContract = {
  /** What this host offers, so that the interface shows no dead button. */
  'shell.abilities': call(
    nothing,
    z.object({
      pickPaths: z.boolean(),
      reveal: z.boolean(),
      upload: z.boolean(),
      /** Whether there is a keychain that `shell.setKey` can use. */
      keepKeys: z.boolean(),
      platform: z.string(),
    }),
  ),
  /** Absolute paths the user chose; none when the dialog was closed. */
  'shell.pickPaths': call(
    z.object({ kind: z.enum(['files', 'folder', 'collection']) }),
    z.object({ paths: z.array(z.string()) }),
  ),
  'shell.reveal': call(z.object({ path: z.string().max(4096) }), done),
  'shell.copyText': call(z.object({ text: z.string().max(2_000_000) }), done),
  /** Keeps a key for this endpoint's origin in the system's keychain; null forgets it. */
  'shell.setKey': call(z.object({ baseUrl: z.string().max(2048), key: z.string().max(4096).nullable() }), done),
  'shell.theme': call(z.object({ theme: z.enum(['system', 'light', 'dark']) }), done),
  /** A collection named on the command line or opened from the file manager, once. */
  'shell.takeOpenRequest': call(nothing, z.object({ path: z.string().nullable() })),
  /** Goes on until the caller stops; what was asked before somebody listened is told first. */
  'shell.commands': stream(nothing, z.object({ command: ShellCommand })),
} as const
export type ShellContract = typeof shellContract
