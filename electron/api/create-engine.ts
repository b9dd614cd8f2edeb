import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { About, Settings, type EngineContract } from '../../shared/contract/engine.ts'
import type { Handlers } from '../../shared/contract/method.ts'
import { createAnalysisHandlers } from './analysis-handlers.ts'
import { createAskHandlers } from './ask-handlers.ts'
import { createCollectionHandlers } from './collection-handlers.ts'
import type { EngineOptions } from './engine-options.ts'
import { createIndexHandlers } from './index-handlers.ts'
import { createLibrary, writeAtomically } from './library.ts'
import { createModelHandlers } from './model-handlers.ts'
import { createOpenCollections } from './open-collections.ts'
import { createPromptHandlers } from './prompt-handlers.ts'
import { createRecordHandlers } from './record-handlers.ts'

export interface Engine {
  readonly handlers: Handlers<EngineContract>
  /** The files of the collections this installation knows. */
  readonly collections: () => readonly string[]
  /** Stops what runs, so that it can go on another time, and lets go of every collection. */
  close(): Promise<void>
}

/** Wires store, pipeline and methods to the contract. */
export function createEngine(options: EngineOptions): Engine {
  const library = createLibrary(options.dataDir)
  const open = createOpenCollections(library.pathOf, options)
  const settingsPath = join(options.dataDir, 'settings.json')
  return {
    collections: () => library.list().map(({ path }) => path),
    close: open.closeAll,
    handlers: {
      'app.about': () => ({
        version: options.version,
        licences: readJson(options.licencesPath, About.shape.licences.parse) ?? [],
        collectionsPath: library.folder,
        logPath: options.logPath,
      }),
      'settings.get': () => readJson(settingsPath, Settings.parse) ?? { theme: 'system' },
      'settings.set': (settings) => {
        writeAtomically(settingsPath, JSON.stringify(settings))
        return settings
      },
      ...createCollectionHandlers(options, library, open),
      ...createIndexHandlers(options, open),
      ...createRecordHandlers(open),
      ...createModelHandlers(options),
      ...createAnalysisHandlers(options, open),
      ...createPromptHandlers(options, open),
      ...createAskHandlers(options, open),
    },
  }
}

/** What a JSON file holds, or nothing where it is missing or not what is expected. */
function readJson<T>(path: string, parse: (value: unknown) => T): T | undefined {
  if (!existsSync(path)) return undefined
  try {
    return parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return undefined
  }
}
