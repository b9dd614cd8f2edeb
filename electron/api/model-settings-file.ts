import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ModelSettings } from '../../shared/model/index.ts'
import { writeAtomically } from './library.ts'

const fileIn = (dataDir: string): string => join(dataDir, 'model.json')

/** How this installation's model is reached; null where none is set up, or what is kept can't be read. */
export function readModelSettings(dataDir: string): ModelSettings | null {
  const file = fileIn(dataDir)
  if (!existsSync(file)) return null
  try {
    return ModelSettings.nullable().parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return null
  }
}

/** Keeps it; the key is not among it. */
export const saveModelSettings = (dataDir: string, settings: ModelSettings | null): void =>
  writeAtomically(fileIn(dataDir), JSON.stringify(settings))
