import type { EvidenceRef, Span } from '../../../../shared/model/index.ts'
import type { ReportContext, Sentence } from '../../analyst.ts'
import { withoutCitations } from '../answer/citations.ts'
import { bestOverlap, contentWords, enoughShared, sharedWords } from '../text/content-words.ts'
import { foldName } from '../text/fold-text.ts'

/** What the records of a context stand on in the documents. */
export interface EvidenceIndex {
  isKnown(ref: EvidenceRef): boolean
  /** The sentences under some records that are most like a text: one for each, and of a report those of its likest finding. */
  spansOf(refs: readonly EvidenceRef[], text: string): readonly Span[]
  /** The records that a text without citations speaks of: entities that it names, else reports it is like; none where none. */
  recordsLike(text: string): readonly EvidenceRef[]
}

/** Of one record of a table. */
const mostSpans = 3
const mostRecords = 5

/** Prepares one context. */
export function createEvidenceIndex(context: ReportContext): EvidenceIndex {
  const sentencesOf = new Map<string, readonly Sentence[]>([
    ...context.entities.map(({ id, contexts }) => [`entities ${id}`, contexts] as const),
    ...context.relationships.map(({ id, contexts }) => [`relationships ${id}`, contexts] as const),
    ...context.claims.map(({ id, sentence }) => [`claims ${id}`, [sentence]] as const),
  ])
  const reports = new Map(context.subReports.map((report) => [report.id, report]))
  const words = new Map<string, ReadonlySet<string>>()
  const wordsOf = (text: string): ReadonlySet<string> => {
    let known = words.get(text)
    if (known === undefined) words.set(text, (known = contentWords(text)))
    return known
  }
  const spansOfReport = (id: number, text: string): readonly Span[] => {
    const findings = reports.get(id)?.findings.filter(({ spans }) => spans.length > 0) ?? []
    const like = bestOverlap(wordsOf(text), findings, (one) =>
      wordsOf(withoutCitations(`${one.summary} ${one.explanation}`)),
    )
    return (like ?? findings[0])?.spans.slice(0, mostSpans) ?? []
  }
  return {
    isKnown: ({ dataset, id }) => (dataset === 'reports' ? reports.has(id) : sentencesOf.has(`${dataset} ${id}`)),
    spansOf(refs, text) {
      const spans = new Map<string, Span>()
      for (const { dataset, id } of refs) {
        const own = sentencesOf.get(`${dataset} ${id}`) ?? []
        const like = bestOverlap(wordsOf(text), own, (sentence) => wordsOf(sentence.text)) ?? own[0]
        for (const { document, start, end } of dataset === 'reports' ? spansOfReport(id, text) : like ? [like] : [])
          spans.set(`${document}:${start}:${end}`, { document, start, end })
      }
      return [...spans.values()]
    },
    recordsLike(text) {
      const folded = foldName(text)
      const said = wordsOf(text)
      const named = context.entities.filter(({ name, contexts }) => {
        const key = foldName(name)
        // A name alone is little: a sentence about it has to share a word more with the text.
        return (
          key.length > 2 &&
          folded.includes(key) &&
          contexts.some((sentence) => sharedWords(said, wordsOf(sentence.text)) > wordsOf(name).size)
        )
      })
      if (named.length > 0) return named.slice(0, mostRecords).map(({ id }) => ({ dataset: 'entities', id }))
      const like = [...reports.values()].filter(
        ({ title, summary }) =>
          sharedWords(said, wordsOf(withoutCitations(`${title} ${summary}`))) >= Math.max(3, enoughShared(said)),
      )
      return like.slice(0, mostRecords).map(({ id }) => ({ dataset: 'reports', id }))
    },
  }
}
