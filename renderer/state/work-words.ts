import type { ModelWork } from '../../shared/model/index.ts'

/** What a model is asked for, for a person. */
export const workWords: Readonly<Record<ModelWork, string>> = {
  tune: 'Domain tuning',
  extract: 'Entities and relationships',
  glean: 'Gleanings',
  claims: 'Claims',
  resolve: 'Joining names',
  describe: 'Descriptions',
  report: 'Reports',
  embed: 'Embeddings',
  map: 'Reading for an answer',
  reduce: 'Writing an answer',
}
