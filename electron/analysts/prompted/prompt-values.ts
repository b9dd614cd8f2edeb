import type { AnalysisSettings } from '../../../shared/model/index.ts'

/** What every prompt may name: whom the model is to be, what it looks for, in which language it writes; and a work's own. */
export const promptValues = (
  { persona, entityTypes, examples, language }: AnalysisSettings,
  own: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> => ({
  persona,
  entity_types: entityTypes.join(', '),
  examples,
  language,
  ...own,
})
