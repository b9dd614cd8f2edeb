import { StrataError } from '../../shared/contract/errors.ts'
import type { AnalysisSettings } from '../../shared/model/index.ts'

/** Whether bringing the index up to date needs a model; answering does not count. */
export const wantsModel = ({ extraction, reports, resolution, embeddings }: AnalysisSettings): boolean =>
  extraction === 'prompted' || reports !== null || resolution || embeddings

export const noModel = (): StrataError =>
  new StrataError('model-unavailable', 'This collection is read by a model, and none is set up.', {
    hint: 'Set up a model in the settings, or let the built-in analyst do the work.',
  })
