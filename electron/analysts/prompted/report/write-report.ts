import type { Finding } from '../../../../shared/model/index.ts'
import { renderPrompt } from '../../../models/prompts/prompt-library.ts'
import type { Analyst, ReportContext, ReportDraft } from '../../analyst.ts'
import { distinctRefs, formatCitation } from '../../builtin/writing/citations.ts'
import { askReadable, type Prompted } from '../ask-model.ts'
import { checkedText, withoutCitations } from '../answer/citations.ts'
import { parseReport, type ParsedReport } from '../parsing/parse-report.ts'
import { reportSchema } from '../parsing/report-schema.ts'
import { promptValues } from '../prompt-values.ts'
import { boundText } from '../text/bound-text.ts'
import { renderContext } from './context-tables.ts'
import { createEvidenceIndex, type EvidenceIndex } from './evidence-index.ts'

/** Tokens of a reply. */
export const reportReplyTokens = 2_500

const most = { title: 200, summary: 6_000, explanation: 8_000, findings: 20, line: 4_000 } as const

/**
 * Has a model write the report on a community (GraphRAG, section 3.1.5) from the tables of its context: a leaf's, or that of
 * a community some of whose parts stand there as their reports. Ids that the context does not hold are taken out; every
 * finding leads to sentences of the documents. A finding that cites nothing gets what it names; one that names nothing in
 * the context is left out, and where none is left, or nothing can be read, `builtin` writes the report and `fallback` says
 * why.
 */
export async function writeReport(
  asked: Prompted,
  builtin: Analyst,
  context: ReportContext,
  signal: AbortSignal,
): Promise<ReportDraft> {
  const prompt = asked.prompts.get(context.subReports.length > 0 ? 'upper-report' : 'leaf-report')
  const messages = renderPrompt(prompt, promptValues(asked.analysis, { context: renderContext(context) }))
  const evidence = createEvidenceIndex(context)
  const written = await askReadable<ReportDraft>(
    asked,
    {
      work: 'report',
      prompt: prompt.id,
      messages,
      maxTokens: reportReplyTokens,
      schema: reportSchema,
      parse: (text) => {
        const report = parseReport(text)
        const draft = report && toDraft(report, context, evidence)
        return draft === undefined || draft.findings.length === 0 ? undefined : draft
      },
      form: 'one JSON object with title, summary, rating, rating_explanation and findings, each finding with a summary and an explanation that cites ids of the tables',
    },
    signal,
  )
  if (written.value !== undefined) return written.cut ? { ...written.value, partly: written.cut } : written.value
  const draft = await builtin.report(context, signal)
  return { ...draft, fallback: { name: builtin.who('report', context.level).name, ...written.failure } }
}

function toDraft(report: ParsedReport, context: ReportContext, evidence: EvidenceIndex): ReportDraft {
  return {
    title: distinctTitle(boundText(withoutCitations(report.title.slice(0, most.line)), most.title), context),
    summary: checkedText(report.summary.slice(0, most.summary), evidence.isKnown).text,
    rating: Math.min(10, Math.max(0, report.rating)),
    ratingExplanation: boundText(withoutCitations(report.ratingExplanation.slice(0, most.line)), 1_000),
    findings: report.findings.slice(0, most.findings).flatMap((finding) => toFinding(finding, evidence)),
  }
}

function toFinding(
  { summary, explanation }: ParsedReport['findings'][number],
  evidence: EvidenceIndex,
): readonly Finding[] {
  const checked = checkedText(explanation.slice(0, most.explanation), evidence.isKnown)
  const inSummary = checkedText(summary.slice(0, most.line), evidence.isKnown)
  const headline = boundText(withoutCitations(summary.slice(0, most.line)), 500)
  const said = `${headline} ${withoutCitations(checked.text)}`
  const cited = distinctRefs([...inSummary.refs, ...checked.refs])
  const refs = cited.length > 0 ? cited : evidence.recordsLike(said)
  const spans = evidence.spansOf(refs, said)
  if (refs.length === 0 || spans.length === 0) return []
  // What it stands on has to be read where it is said.
  const text = checked.refs.length > 0 ? checked.text : `${checked.text} ${formatCitation(refs)}`
  return [{ summary: headline, explanation: text, evidence: [...refs], spans: [...spans] }]
}

/** A title that no report below bears: with the name of the most prominent entity where the model's own is taken. */
function distinctTitle(title: string, { titlesBelow, entities, community }: ReportContext): string {
  const taken = new Set(titlesBelow.map((one) => one.toLowerCase()))
  if (!taken.has(title.toLowerCase())) return title
  const names = entities.toSorted((a, b) => b.degree - a.degree || a.id - b.id).map(({ name }) => `${title}: ${name}`)
  return names.find((name) => !taken.has(name.toLowerCase())) ?? `${title} (${community})`
}
