import type { Dataset } from '../../shared/model/index.ts'
import type { Route } from './routes.ts'

/** Where a cited record has a page of its own; null for those whose evidence is shown where they are cited. */
export function recordRoute(collection: string, dataset: Dataset, id: number): Route | null {
  if (dataset === 'reports') return { page: 'reports', collection, report: id }
  if (dataset === 'entities') return { page: 'map', collection, entity: id, community: null, level: null }
  return null
}
