import type { EvidenceSpan } from '../../shared/model/index.ts'

export interface DocumentSpans {
  readonly document: number
  readonly title: string
  readonly path: string
  /** In the order of the text, each place once. */
  readonly spans: readonly EvidenceSpan[]
}

/** Spans by document, documents in the order in which they first appear. */
export function groupByDocument(spans: readonly EvidenceSpan[]): readonly DocumentSpans[] {
  const groups = new Map<number, Map<string, EvidenceSpan>>()
  for (const span of spans) {
    const group = groups.get(span.document) ?? new Map<string, EvidenceSpan>()
    group.set(`${span.start}-${span.end}`, span)
    groups.set(span.document, group)
  }
  return [...groups].map(([document, places]) => {
    const own = [...places.values()].sort((a, b) => a.start - b.start || a.end - b.end)
    return { document, title: own[0]?.title ?? '', path: own[0]?.path ?? '', spans: own }
  })
}
