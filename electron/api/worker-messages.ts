import type { JobEvent } from '../../shared/model/index.ts'

export interface WorkerInput {
  readonly file: string
  readonly jobId: number
  readonly uploadsDir?: string | undefined
}

export type WorkerMessage =
  { readonly type: 'event'; readonly event: JobEvent } | { readonly type: 'log'; readonly text: string }
