import type { Client, ShellContract } from '../../shared/contract/index.ts'
import type { Port } from '../../shared/rpc/index.ts'

/** Where the page runs: how it reaches the engine, and what its surroundings can do. */
export interface Host {
  /** A line to the engine; opened again after it closed. Throws `unauthorized` when it will never open. */
  readonly openEngine: () => Promise<Port>
  readonly shell: Client<ShellContract>
  /** Paths of dropped or chosen files; null where the page cannot know them and uploads instead. */
  readonly pathsOf: ((files: readonly File[]) => readonly string[]) | null
}
