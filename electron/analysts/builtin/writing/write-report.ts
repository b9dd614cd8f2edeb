import { throwIfCancelled } from '../../../../shared/contract/errors.ts'
import type { Finding } from '../../../../shared/model/index.ts'
import type { ReportContext, ReportDraft } from '../../analyst.ts'
import { candidateRefs, gatherCandidates } from './candidates.ts'
import { distinctRefs, formatCited, shownRefs } from './citations.ts'
import { escapeMarkdown } from './escape-markdown.ts'
import { findThemes } from './find-themes.ts'
import type { Theme } from './find-themes.ts'
import { rankEntities } from './rank-entities.ts'
import { rateCommunity } from './rate-community.ts'
import { reportTitle } from './report-title.ts'
import { rollUpFindings, rollUpSummary } from './roll-up.ts'
import { summariseCommunity } from './summarise-community.ts'
import { themeHeadline } from './theme-headline.ts'
import { loadPhrases } from './subject-phrases.ts'
import { weighByEvidence } from './weigh-by-evidence.ts'
import { writeGathered } from './write-gathered.ts'

/**
 * A community report made of the documents' own sentences. `summary` and every finding's `explanation` are Markdown:
 * sentences as they stand in the documents (whitespace folded, Markdown escaped), each followed by its citation. Titles
 * and headlines are plain text. Throws `cancelled` when the signal has fired.
 */
export async function writeReport(packed: ReportContext, signal: AbortSignal): Promise<ReportDraft> {
  throwIfCancelled(signal)
  const candidates = gatherCandidates(packed)
  const context = weighByEvidence(packed, candidates)
  const centrality = rankEntities(context, candidates)
  const rating = rateCommunity(context, candidates)
  const phrasesOf = await loadPhrases()
  if (context.gathered) return { ...writeGathered(context, candidates, centrality), ...rating }
  const wanted = findingsWanted(context.size)
  const below = Math.min(
    wanted,
    context.subReports.length === 0 ? 0 : Math.max(context.subReports.length, Math.ceil(wanted * 0.6)),
  )
  const themes = findThemes(context, candidates, centrality, wanted)
  throwIfCancelled(signal)
  const leading = themes.slice(0, Math.max(1, wanted - below))
  const rolled = rollUpFindings(
    context,
    below,
    leading.flatMap(({ sentences }) => sentences.map(({ stems }) => stems)),
  )
  const shown = [...leading, ...themes.slice(leading.length, Math.max(leading.length, wanted - rolled.length))]
  const own = shown.map((theme) => themeFinding(theme, centrality, themeHeadline(theme, context.background, phrasesOf)))
  const title = reportTitle(context, candidates, centrality, phrasesOf)
  return {
    title,
    summary:
      context.subReports.length === 0
        ? summariseCommunity(candidates, context, centrality, title)
        : rollUpSummary(context, candidates, centrality, title),
    ...rating,
    findings: withDistinctHeadlines([...own, ...rolled]),
  }
}

/** The same headline twice is two parts of one theme: the later ones are told with the first. */
function withDistinctHeadlines(findings: readonly Finding[]): readonly Finding[] {
  const byHeadline = new Map<string, Finding>()
  for (const finding of findings) {
    const before = byHeadline.get(finding.summary)
    byHeadline.set(
      finding.summary,
      before === undefined
        ? finding
        : {
            summary: before.summary,
            explanation: `${before.explanation} ${finding.explanation}`,
            evidence: distinctRefs([...before.evidence, ...finding.evidence]),
            spans: [...before.spans, ...finding.spans],
          },
    )
  }
  return [...byHeadline.values()]
}

/** GraphRAG asks for 5–10 findings; a community too small for five gets fewer. */
function findingsWanted(size: number): number {
  return size >= 8 ? Math.min(10, 5 + Math.floor((size - 8) / 2)) : Math.max(1, Math.min(5, Math.ceil(size / 2)))
}

function themeFinding(theme: Theme, centrality: ReadonlyMap<number, number>, headline: string): Finding {
  const hub = new Set([theme.hub.id])
  const cited = theme.sentences.map((candidate) => ({
    text: escapeMarkdown(candidate.text),
    refs: candidateRefs(candidate, centrality, hub),
  }))
  return {
    summary: headline,
    explanation: formatCited(cited),
    evidence: distinctRefs(cited.flatMap(({ refs }) => shownRefs(refs))),
    spans: theme.sentences.map(({ sentence: { document, start, end } }) => ({ document, start, end })),
  }
}
