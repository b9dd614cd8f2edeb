import type { Dataset } from '../../shared/model/index.ts'

const words: Readonly<Record<Dataset, string>> = {
  reports: 'Report',
  entities: 'Entity',
  relationships: 'Relationship',
  claims: 'Claim',
  sources: 'Source',
}

/** What one record of a dataset is called. */
export const datasetWord = (dataset: Dataset): string => words[dataset]
