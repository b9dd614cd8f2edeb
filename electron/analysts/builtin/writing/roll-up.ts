import type { EvidenceRef, Finding } from '../../../../shared/model/index.ts'
import type { ContextReport, ReportContext } from '../../analyst.ts'
import type { Candidate } from './candidates.ts'
import { distinctRefs, formatCited, parseCited, shownRefs } from './citations.ts'
import type { CitedSentence } from './citations.ts'
import { contentStems } from './content-stems.ts'
import { unescapeMarkdown } from './escape-markdown.ts'
import { isRepeated } from './is-repeated.ts'
import { sentenceQuality } from './sentence-quality.ts'
import { sentencesFor, summariseCommunity } from './summarise-community.ts'
import { titleNames } from './report-title.ts'

/**
 * Up to `most` findings drawn from the reports below, every report first with its best one and the weightier then with
 * more; each sentence keeps its citation and adds the report that told it.
 */
export function rollUpFindings(context: ReportContext, most: number): readonly Finding[] {
  const said: string[][] = []
  const queues = byWeight(context).map((report) => ({ report, findings: [...report.findings] }))
  const rolled: Finding[] = []
  for (let round = 0; rolled.length < most && queues.some(({ findings }) => findings.length > 0); round++) {
    const share = Math.max(1, Math.ceil(queues.length / 2 ** round))
    for (const { report, findings } of queues.slice(0, round === 0 ? queues.length : share)) {
      if (rolled.length === most) break
      const next = findings.shift()
      const finding = next === undefined ? undefined : drawFinding(report, next, said, round === 0)
      if (finding !== undefined) rolled.push(finding)
    }
    if (round > 12) break
  }
  return rolled
}

/** The best sentence of each of the weightiest reports below, six at most; of the community's own where none are. */
export function rollUpSummary(
  context: ReportContext,
  candidates: readonly Candidate[],
  centrality: ReadonlyMap<number, number>,
  title: string,
): string {
  const chosen: CitedSentence[] = []
  const said: string[][] = []
  for (const report of byWeight(context)) {
    if (chosen.length === sentencesFor(context.size)) break
    const from = [
      ...parseCited(report.summary),
      ...report.findings.flatMap((finding) => parseCited(finding.explanation)),
    ]
    const sentence = from.find(
      ({ text, refs }) => refs.length > 0 && quality(text) >= 0.35 && !isRepeated(stemsOf(text), said),
    )
    if (sentence === undefined) continue
    said.push(stemsOf(sentence.text))
    chosen.push(withReport(sentence, report.id))
  }
  return chosen.length === 0 ? summariseCommunity(candidates, context, centrality, title) : formatCited(chosen)
}

function drawFinding(report: ContextReport, finding: Finding, said: string[][], opening: boolean): Finding | undefined {
  const sentences = parseCited(finding.explanation)
  const aligned = sentences.length === finding.spans.length
  const kept: { readonly cited: CitedSentence; readonly at: number }[] = []
  for (const [at, sentence] of sentences.entries()) {
    if (kept.length === 3 || isRepeated(stemsOf(sentence.text), said)) continue
    said.push(stemsOf(sentence.text))
    kept.push({ cited: withReport(sentence, report.id), at })
  }
  if (kept.length === 0) return undefined
  return {
    summary: opening ? openingHeadline(report, finding) : finding.summary,
    explanation: formatCited(kept.map(({ cited }) => cited)),
    evidence: distinctRefs(kept.flatMap(({ cited }) => cited.refs)),
    spans: aligned ? kept.flatMap(({ at }) => finding.spans.slice(at, at + 1)) : finding.spans,
  }
}

/** The finding's own headline where it is a statement, else the names at the report's centre. */
function openingHeadline(report: ContextReport, finding: Finding): string {
  const [first = '', second] = titleNames(report)
  if (finding.summary.includes(first) || finding.summary.length > 40) return finding.summary
  return second === undefined ? first || finding.summary : `${first} and ${second}`
}

function withReport(sentence: CitedSentence, report: number): CitedSentence {
  const own: EvidenceRef = { dataset: 'reports', id: report }
  const below = sentence.refs.filter((ref) => ref.dataset !== 'reports')
  return { text: sentence.text, refs: shownRefs([own, ...below]) }
}

function byWeight(context: ReportContext): readonly ContextReport[] {
  const weight = (report: ContextReport): number => report.size * (1 + report.rating)
  return [...context.subReports].sort((a, b) => weight(b) - weight(a) || a.id - b.id)
}

function stemsOf(markdown: string): string[] {
  return contentStems(unescapeMarkdown(markdown))
}

function quality(markdown: string): number {
  return sentenceQuality(unescapeMarkdown(markdown))
}
