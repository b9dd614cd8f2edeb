import type { EvidenceRef, Finding } from '../../../../shared/model/index.ts'
import type { ContextReport, ReportContext } from '../../analyst.ts'
import { candidateRefs } from './candidates.ts'
import type { Candidate } from './candidates.ts'
import { distinctRefs, formatCited, parseCited, shownRefs } from './citations.ts'
import type { CitedSentence } from './citations.ts'
import { contentStems } from './content-stems.ts'
import { escapeMarkdown, unescapeMarkdown } from './escape-markdown.ts'
import { isRepeatedForm } from './is-repeated.ts'
import { mainClause } from './main-clause.ts'
import { pickSentences } from './pick-sentences.ts'
import { sentenceQuality } from './sentence-quality.ts'
import { sentencesFor, summariseCommunity } from './summarise-community.ts'
import { titleNames } from './report-title.ts'
import { wordWeights } from './word-weights.ts'

/**
 * Up to `most` findings drawn from the reports below, every report first with its best one and the weightier then with
 * more; each sentence keeps its citation and adds the report that told it. Nothing that was `told` (stems) is told again.
 */
export function rollUpFindings(
  context: ReportContext,
  most: number,
  told: readonly (readonly string[])[] = [],
): readonly Finding[] {
  const said: (readonly string[])[] = [...told]
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

/**
 * The sentences that together speak of most of what lies below and of the community's own elements: of the summaries and
 * findings of its reports, each with the report that told it, and of its own.
 */
export function rollUpSummary(
  context: ReportContext,
  candidates: readonly Candidate[],
  centrality: ReadonlyMap<number, number>,
  title: string,
): string {
  const told = new Map<Candidate, CitedSentence>()
  const weightBelow = new Map<number, number>()
  for (const report of context.subReports) {
    const share = Math.sqrt(report.size / Math.max(1, context.size))
    for (const [candidate, cited] of sentencesOf(report)) {
      told.set(candidate, cited)
      for (const id of candidate.entities) weightBelow.set(id, Math.max(weightBelow.get(id) ?? 0, share))
    }
  }
  const own = Math.sqrt(context.entities.length / Math.max(1, context.size))
  const pool = [...told.keys(), ...candidates]
  const words = wordWeights(pool, context.background)
  const subject = new Set(contentStems(title))
  const picked = pickSentences(
    pool.filter(({ quality }) => quality >= 0.4),
    {
      most: sentencesFor(context.size),
      length: 1_000,
      entityWeight: (id) => weightBelow.get(id) ?? own * (centrality.get(id) ?? 0),
      relationshipWeight: () => 0.1,
      wordWeight: (stem) => 0.25 * words(stem) + (subject.has(stem) ? 0.15 : 0),
    },
  )
  if (picked.length === 0) return summariseCommunity(candidates, context, centrality, title)
  return formatCited(
    picked.map(
      (candidate) =>
        told.get(candidate) ?? { text: escapeMarkdown(candidate.text), refs: candidateRefs(candidate, centrality) },
    ),
  )
}

/** What a report below says, each sentence once, as a candidate for the report above. */
function sentencesOf(report: ContextReport): readonly (readonly [Candidate, CitedSentence])[] {
  const spans = new Map(
    report.findings.flatMap((finding) =>
      parseCited(finding.explanation).map(({ text }, at) => [text, finding.spans[at]] as const),
    ),
  )
  const cited = new Map(
    [report.summary, ...report.findings.map((finding) => finding.explanation)].flatMap((markdown) =>
      parseCited(markdown).flatMap((one) => (one.refs.length === 0 ? [] : [[one.text, one] as const])),
    ),
  )
  return [...cited.values()].map((one) => {
    const text = unescapeMarkdown(one.text)
    const ids = (dataset: EvidenceRef['dataset']): Set<number> =>
      new Set(one.refs.flatMap((ref) => (ref.dataset === dataset ? [ref.id] : [])))
    const { document, start, end } = spans.get(one.text) ?? { document: 0, start: 0, end: 0 }
    const candidate = {
      sentence: { text, document, start, end, chunk: [...ids('sources')][0] ?? 0 },
      text,
      stems: contentStems(text),
      quality: sentenceQuality(text),
      entities: ids('entities'),
      relationships: ids('relationships'),
    }
    return [candidate, withReport(one, report.id)]
  })
}

function drawFinding(
  report: ContextReport,
  finding: Finding,
  said: (readonly string[])[],
  opening: boolean,
): Finding | undefined {
  const sentences = parseCited(finding.explanation)
  const aligned = sentences.length === finding.spans.length
  const kept: { readonly cited: CitedSentence; readonly at: number }[] = []
  for (const [at, sentence] of sentences.entries()) {
    if (kept.length === 3 || isRepeatedForm(stemsOf(sentence.text), said)) continue
    said.push(stemsOf(sentence.text))
    kept.push({ cited: withReport(sentence, report.id), at })
  }
  if (kept.length === 0) return undefined
  return {
    summary: fittingHeadline(
      opening ? openingHeadline(report, finding) : finding.summary,
      kept.map(({ cited }) => unescapeMarkdown(cited.text)),
    ),
    explanation: formatCited(kept.map(({ cited }) => cited)),
    evidence: distinctRefs(kept.flatMap(({ cited }) => cited.refs)),
    spans: aligned ? kept.flatMap(({ at }) => finding.spans.slice(at, at + 1)) : finding.spans,
  }
}

/** The headline, unless the sentences that it was made of are told elsewhere: then what the first of those left says. */
function fittingHeadline(headline: string, texts: readonly string[]): string {
  const said = new Set(texts.flatMap(contentStems))
  const stems = contentStems(headline)
  if (stems.filter((stem) => said.has(stem)).length * 2 >= stems.length) return headline
  const clause = texts.map(mainClause).find((one) => one !== undefined && one.length <= 90)
  return clause ?? headline
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
