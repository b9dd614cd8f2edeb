import type { SkippedFile, StageName } from '../../shared/model/index.ts'
import type { Analyst } from '../analysts/analyst.ts'
import type { EmbeddingModel } from '../models/language-model.ts'
import type { Writer } from '../store/connection.ts'

/** What every stage is given. */
export interface StageContext {
  readonly store: Writer
  readonly analyst: Analyst
  /** Makes vectors; absent where none are wanted. */
  readonly embedding?: EmbeddingModel | undefined
  /** Files and folders to import; none when only the index is to be brought up to date. */
  readonly paths: readonly string[]
  /** Where a host keeps what was uploaded, a folder a batch: such files are known by their path inside the batch. */
  readonly uploadsDir?: string | undefined
  readonly signal: AbortSignal
  /** Tells how far the stage is; `item` is what it works on. */
  readonly progress: (done: number, total: number, item?: string) => void
  readonly skipped: (file: SkippedFile) => void
}

/** One step of the pipeline: it makes what is missing, so that running it again after any end is running on. */
export interface Stage {
  readonly name: StageName
  /** Whether there is anything for it to do at all; always, where it doesn't say. */
  readonly isNeeded?: (context: Pick<StageContext, 'store' | 'embedding'>) => boolean
  readonly run: (context: StageContext) => Promise<void>
}

/** Lets other work of this thread run, such as the arrival of a cancel. */
export const breathe = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
