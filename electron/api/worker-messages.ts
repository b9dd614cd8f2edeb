import type { AnalysisSettings, JobEvent, ModelSettings } from '../../shared/model/index.ts'

/** How a model is reached and asked, with its key and the tokens that a run may use. Goes from thread to thread, never to a file. */
export interface ModelAccess {
  readonly settings: ModelSettings
  readonly apiKey: string | undefined
  readonly budget: number | null
  /** The folder of the prompts that come with the app. */
  readonly promptsPath: string
}

/** What a job is told besides its files. */
export interface JobTask {
  readonly model?: ModelAccess | undefined
  /** In place of what the collection's settings say. */
  readonly analysis?: AnalysisSettings | undefined
}

export interface WorkerInput extends JobTask {
  readonly file: string
  readonly jobId: number
  readonly uploadsDir?: string | undefined
}

export type WorkerMessage =
  | { readonly type: 'event'; readonly event: JobEvent }
  | { readonly type: 'log'; readonly text: string }
  /** The job asks for nothing more: it brings what it has into line and then ends. */
  | { readonly type: 'settling' }

/** What a job's thread is told. */
export type ToWorker = 'cancel' | 'pause'
