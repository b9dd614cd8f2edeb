import type { EngineOptions } from '../../api/engine-options.ts'
import type { KeysByOrigin } from '../common/api-keys.ts'

/** Between the main process and the engine's; connections are numbered and never come back. */
export type ToEngine =
  | { readonly connection: number; readonly frame: unknown }
  | { readonly connection: number; readonly closed: true }
  | { readonly quit: true }
  /** Everything the keychain holds: by message alone, so that no argument and no environment shows it. */
  | { readonly keys: KeysByOrigin }

export interface FromEngine {
  readonly connection: number
  readonly frame: unknown
}

/** What the engine's process is told when it starts, as JSON in its first argument. */
export type EngineStart = Pick<
  EngineOptions,
  'dataDir' | 'samplePath' | 'promptsPath' | 'workerPath' | 'licencesPath' | 'logPath' | 'version'
>
