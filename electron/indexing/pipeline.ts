import { throwIfCancelled } from '../../shared/contract/errors.ts'
import type { StageName } from '../../shared/model/index.ts'
import type { Stage, StageContext } from './stage.ts'
import { chunkStage } from './stages/chunk.ts'
import { clusterStage } from './stages/cluster.ts'
import { embedStage } from './stages/embed.ts'
import { extractStage } from './stages/extract.ts'
import { importStage } from './stages/import.ts'
import { layoutStage } from './stages/layout.ts'
import { reportStage } from './stages/report.ts'
import { resolveStage } from './stages/resolve.ts'

/** From files to chunks: for this no analyst is needed. */
export const readingStages: readonly Stage[] = [importStage, chunkStage]

/** From chunks to reports. */
export const mappingStages: readonly Stage[] = [
  extractStage,
  resolveStage,
  clusterStage,
  layoutStage,
  reportStage,
  embedStage,
]

export interface PipelineContext extends Omit<StageContext, 'progress'> {
  readonly enter: (stage: StageName) => void
  readonly progress: (stage: StageName, done: number, total: number, item?: string) => void
}

/**
 * Brings a collection up to date: the whole pipeline in order (GraphRAG, section 3.1), or the stages named. Throws `cancelled` when the signal fires;
 * what was made until then stays.
 */
export async function runPipeline(
  { enter, progress, ...context }: PipelineContext,
  stages: readonly Stage[] = [...readingStages, ...mappingStages],
): Promise<void> {
  for (const stage of stages) {
    throwIfCancelled(context.signal)
    if (stage.isNeeded?.(context) === false) continue
    enter(stage.name)
    await stage.run({ ...context, progress: (done, total, item) => progress(stage.name, done, total, item) })
  }
}
