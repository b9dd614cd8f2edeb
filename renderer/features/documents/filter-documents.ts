import type { DocumentSummary, SkippedFile } from '../../../shared/model/index.ts'

export type SortKey = 'title' | 'format' | 'path' | 'tokens' | 'chunks'
export interface Sort {
  readonly key: SortKey
  readonly down: boolean
}

/** The documents whose title, format or path has every word of the filter. */
export const filterDocuments = (documents: readonly DocumentSummary[], filter: string): readonly DocumentSummary[] =>
  filter === ''
    ? documents
    : documents.filter(({ title, format, paths }) => hasWords(`${title} ${format} ${paths.join(' ')}`, filter))

/** The skipped files whose path, code or reason has every word of the filter. */
export const filterSkipped = (files: readonly SkippedFile[], filter: string): readonly SkippedFile[] =>
  filter === '' ? files : files.filter(({ path, code, reason }) => hasWords(`${path} ${code} ${reason}`, filter))

/** The documents in another order; equal ones keep theirs. */
export function sortDocuments(documents: readonly DocumentSummary[], { key, down }: Sort): readonly DocumentSummary[] {
  const sign = down ? -1 : 1
  return documents.toSorted((a, b) => {
    const [left, right] = [valueOf(a, key), valueOf(b, key)]
    return (
      sign *
      (typeof left === 'number' && typeof right === 'number' ? left - right : compare(String(left), String(right)))
    )
  })
}

const { compare } = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

const valueOf = (document: DocumentSummary, key: SortKey): string | number =>
  key === 'path' ? (document.paths[0] ?? '') : document[key]

function hasWords(text: string, filter: string): boolean {
  const lower = text.toLowerCase()
  return filter
    .toLowerCase()
    .split(/\s+/)
    .every((word) => lower.includes(word))
}
