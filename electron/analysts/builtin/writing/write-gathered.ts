import type { Finding } from '../../../../shared/model/index.ts'
import type { ReportContext, ReportDraft } from '../../analyst.ts'
import { candidateRefs } from './candidates.ts'
import type { Candidate } from './candidates.ts'
import { formatCited, shownRefs } from './citations.ts'
import { escapeMarkdown, foldSpace } from './escape-markdown.ts'
import { rollUpFindings } from './roll-up.ts'
import { titleNames } from './report-title.ts'

const opening = 'Mentioned apart: '

/**
 * The report of a community that was gathered from components too small to stand alone: it says so, names the most
 * mentioned, and gives a sentence for each of the first ten.
 */
export function writeGathered(
  context: ReportContext,
  candidates: readonly Candidate[],
  centrality: ReadonlyMap<number, number>,
): Pick<ReportDraft, 'title' | 'summary' | 'findings'> {
  const known = [...context.entities].sort((a, b) => b.mentions - a.mentions || b.degree - a.degree || a.id - b.id)
  const names = [
    ...known.map((entity) => foldSpace(entity.name)),
    ...context.subReports.flatMap((report) => namesBelow(report.title)),
  ]
  const used = new Set<Candidate>()
  const own = known.flatMap((entity): Finding[] => {
    const sentence = candidates
      .filter((candidate) => candidate.entities.has(entity.id) && !used.has(candidate))
      .reduce<Candidate | undefined>(
        (best, candidate) => (best === undefined || candidate.quality > best.quality ? candidate : best),
        undefined,
      )
    if (sentence === undefined || used.size === 10) return []
    used.add(sentence)
    const refs = candidateRefs(sentence, centrality, new Set([entity.id]))
    const { document, start, end } = sentence.sentence
    const explanation = formatCited([{ text: escapeMarkdown(sentence.text), refs }])
    return [
      { summary: foldSpace(entity.name), explanation, evidence: shownRefs(refs), spans: [{ document, start, end }] },
    ]
  })
  return {
    title: title(names, context.size),
    summary: summary(
      known.map((entity) => entity.id),
      names,
      context.size,
    ),
    findings: [...own, ...rollUpFindings(context, Math.max(0, 10 - own.length))],
  }
}

function summary(ids: readonly number[], names: readonly string[], size: number): string {
  const list = names.slice(0, 5).map(escapeMarkdown)
  const said = list.length < 2 ? list.join('') : `${list.slice(0, -1).join(', ')} and ${list.at(-1)}`
  const text =
    size === 1
      ? `${said} is named in the documents, but nothing connects it to the other entities.`
      : `These ${size} entities are named in the documents, but nothing connects them to the rest of the collection; ${said} ${list.length === 1 ? 'is' : 'are'} mentioned most.`
  return formatCited([{ text, refs: ids.map((id) => ({ dataset: 'entities', id })) }])
}

function title(names: readonly string[], size: number): string {
  let text = opening
  let count = 0
  for (const name of names.slice(0, 3)) {
    const longer = `${text}${count === 0 ? '' : ', '}${name}`
    if (count > 0 && longer.length > 58) break
    text = longer
    count++
  }
  return size > count ? `${text} and ${size - count} more` : text
}

function namesBelow(below: string): string[] {
  return below.startsWith(opening)
    ? below
        .slice(opening.length)
        .replace(/ and \d+ more$/, '')
        .split(', ')
    : titleNames({ title: below })
}
