import type { EvidenceSpan, Span } from '../../../shared/model/index.ts'
import { groupByDocument } from '../../record-sheet/group-spans.ts'

/** A record's spans in reading order: document by document, each place once. */
export const passages = (spans: readonly EvidenceSpan[]): readonly Span[] =>
  groupByDocument(spans).flatMap((group) => group.spans.map(({ document, start, end }) => ({ document, start, end })))

/** Where a span stands among the passages, from 0; -1 if it is none of them. */
export const passageAt = (all: readonly Span[], { document, start, end }: Span): number =>
  all.findIndex((span) => span.document === document && span.start === start && span.end === end)
