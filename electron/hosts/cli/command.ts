import type { ParseArgsOptionsConfig } from 'node:util'

export type OptionValues = Readonly<Record<string, string | boolean | undefined>>

export interface Arguments {
  readonly positionals: readonly string[]
  readonly options: OptionValues
}

/** What a command may touch of the outside. */
export interface Surroundings {
  readonly out: NodeJS.WritableStream & { readonly isTTY?: boolean }
  readonly err: NodeJS.WritableStream & { readonly isTTY?: boolean; readonly columns?: number }
  readonly json: boolean
  readonly signal: AbortSignal
  readonly now: () => number
  /** The folder of the running bundle, where the built parts lie. */
  readonly dist: string
  readonly log: (thrown: unknown) => void
  readonly env: Readonly<Record<string, string | undefined>>
}

/** What a command gives back: the value for `--json`, the same for a person, and whether files were skipped or items failed. */
interface Outcome {
  readonly value: unknown
  readonly text: string
  readonly skipped?: boolean
}

export interface Command {
  readonly name: string
  /** After `strata `, as a person types it. */
  readonly usage: string
  readonly summary: string
  /** Its own options, besides --json, --help and --version. */
  readonly options: ParseArgsOptionsConfig
  /** A line for each option, as `--help` shows it. */
  readonly help: readonly (readonly [option: string, meaning: string])[]
  /** Throws UsageError before it does anything, StrataError when the work fails. */
  run(args: Arguments, surroundings: Surroundings): Promise<Outcome>
}
