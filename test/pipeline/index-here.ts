import { createBuiltinAnalyst } from '../../electron/analysts/builtin/create-builtin-analyst.ts'
import { runPipeline } from '../../electron/indexing/pipeline.ts'
import { openWriter } from '../../electron/store/open-collection.ts'
import type { StageName } from '../../shared/model/index.ts'

/** Runs the whole pipeline in this process and leaves the collection closed. */
export async function indexHere(
  file: string,
  paths: readonly string[],
  onStage?: (stage: StageName) => void,
): Promise<void> {
  const store = openWriter(file, { create: true })
  try {
    await runPipeline({
      store,
      analyst: createBuiltinAnalyst(),
      paths,
      signal: new AbortController().signal,
      enter: (stage) => onStage?.(stage),
      progress: () => undefined,
      skipped: () => undefined,
    })
  } finally {
    store.close()
  }
}
