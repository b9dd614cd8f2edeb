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
}

/** The sentences of a report's summary and of its findings in their order, each once. */
export function reportSentences(report: ContextReport): readonly ReportSentence[] {
  const known = new Map<string, ReportSentence>()
  const add = (markdown: string, inSummary: boolean, headline: string): void => {
    for (const { text: sentence, refs } of parseCited(markdown)) {
      const before = known.get(sentence)
      if (before !== undefined) {
        if (before.headline === '') known.set(sentence, { ...before, headline })
        continue
      }
      const text = unescapeMarkdown(sentence)
      known.set(sentence, { markdown: sentence, text, stems: contentStems(text), refs, inSummary, headline })
    }
  }
  add(report.summary, true, '')
  for (const finding of report.findings) add(finding.explanation, false, finding.summary)
  return [...known.values()]
}
