import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { builtinAnalysis, type AnalysisSettings, type Estimate } from '../../shared/model/index.ts'
import { createBuiltinAnalyst } from '../analysts/builtin/create-builtin-analyst.ts'
import { estimateIndex } from '../indexing/estimate/estimate-index.ts'
import { readAnalysis } from '../store/analysis-settings.ts'
import { openReader } from '../store/open-collection.ts'
import { indexPaths, type IndexPaths } from './collection-api.ts'
import { promptsOf } from './create-model-analyst.ts'
import type { ModelAccess } from './worker-messages.ts'

interface EstimatePaths extends Omit<IndexPaths, 'model' | 'analysis'> {
  readonly model: ModelAccess
  readonly analysis: AnalysisSettings
}

/**
 * What it would take to index these files and folders with a model. The built-in analyst makes their map in a copy of the
 * collection, which is thrown away: nothing is changed, and nothing asked of the model.
 */
export async function estimatePaths({ file, model, analysis, ...input }: EstimatePaths): Promise<Estimate> {
  const folder = mkdtempSync(join(tmpdir(), 'strata-estimate-'))
  try {
    const copy = join(folder, 'copy.strata')
    for (const end of ['', '-wal']) if (existsSync(`${file}${end}`)) copyFileSync(`${file}${end}`, `${copy}${end}`)
    await indexPaths({ ...input, file: copy, analysis: builtinAnalysis })
    const store = openReader(copy)
    try {
      const prompts = promptsOf(store, model.promptsPath)
      const { settings } = model
      return await estimateIndex({
        store,
        builtin: createBuiltinAnalyst(),
        analysis,
        prompts,
        settings,
        signal: input.signal,
      })
    } finally {
      store.close()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** What a model does for the collection of a file; nothing where there is none yet. */
export function keptAnalysis(file: string): AnalysisSettings {
  if (!existsSync(file)) return builtinAnalysis
  const store = openReader(file)
  try {
    return readAnalysis(store)
  } finally {
    store.close()
  }
}
