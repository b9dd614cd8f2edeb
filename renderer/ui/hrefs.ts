import type { EvidenceRef, Span } from '../../shared/model/index.ts'

const inCollection = (key: string, rest: string): string => `#/c/${encodeURIComponent(key)}/${rest}`

/** Addresses of pages inside a collection, for plain links. */
export const hrefs = {
  documents: (key: string): string => inCollection(key, 'documents'),
  map: (key: string): string => inCollection(key, 'map'),
  entity: (key: string, id: number): string => inCollection(key, `map?entity=${id}`),
  community: (key: string, id: number, level: number): string => inCollection(key, `map?community=${id}&level=${level}`),
  reports: (key: string): string => inCollection(key, 'reports'),
  report: (key: string, id: number): string => inCollection(key, `reports/${id}`),
  ask: (key: string): string => inCollection(key, 'ask'),
  answer: (key: string, id: number): string => inCollection(key, `ask/${id}`),
  record: (key: string, { dataset, id }: EvidenceRef): string => inCollection(key, `record/${dataset}/${id}`),
  /** A document at a span; with the record whose evidence it is, the page can lead to the others. */
  source: (key: string, { document, start, end }: Span, record?: EvidenceRef): string =>
    inCollection(key, `source/${document}?start=${start}&end=${end}${record ? `&of=${record.dataset}:${record.id}` : ''}`),
} as const
