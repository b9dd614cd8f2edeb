import type { EvidenceRef } from '../../../../shared/model/index.ts'
import type { ContextReport } from '../../analyst.ts'
import { parseCited } from './citations.ts'
import { contentStems } from './content-stems.ts'
import { unescapeMarkdown } from './escape-markdown.ts'

/** A sentence of a report, as Markdown without its citation and as the document's text. */
export interface ReportSentence {
  readonly markdown: string
  readonly text: string
  readonly stems: readonly string[]
  readonly refs: readonly EvidenceRef[]
  readonly inSummary: boolean
  /** Of the finding; '' in the summary. */
  readonly headline: string
  /** That it stands in, where a finding tells. */
  readonly document?: number | undefined
}

/** The sentences of a report's summary and of its findings in their order, each once. */
export function reportSentences(report: ContextReport): readonly ReportSentence[] {
  const known = new Map<string, ReportSentence>()
  const add = (markdown: string, inSummary: boolean, headline: string, documents: readonly number[]): void => {
    for (const [at, { text: sentence, refs }] of parseCited(markdown).entries()) {
      const before = known.get(sentence)
      if (before !== undefined) {
        if (before.headline === '') known.set(sentence, { ...before, headline, document: documents[at] })
        continue
      }
      const text = unescapeMarkdown(sentence)
      const document = documents[at]
      known.set(sentence, { markdown: sentence, text, stems: contentStems(text), refs, inSummary, headline, document })
    }
  }
  add(report.summary, true, '', [])
  for (const finding of report.findings) {
    const documents = finding.spans.map((span) => span.document)
    add(finding.explanation, false, finding.summary, documents)
  }
  return [...known.values()]
}
