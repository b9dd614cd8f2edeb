import type { MappedPoint } from '../../analyst.ts'
import { contentStems } from './content-stems.ts'
import { unescapeMarkdown } from './escape-markdown.ts'
import { isRepeated } from './is-repeated.ts'

/** A sentence of an answer: Markdown without citation, and the reports that told it. */
export interface AnswerSentence {
  readonly markdown: string
  readonly text: string
  readonly stems: readonly string[]
  readonly helpfulness: number
  readonly reports: readonly number[]
  /** Chunks that hold it, where it was read there. */
  readonly sources?: readonly number[] | undefined
  readonly section: string
  readonly speaker?: string | undefined
  readonly written?: MappedPoint['written']
}

export interface AnswerSection {
  readonly title: string
  readonly sentences: readonly AnswerSentence[]
  readonly helpfulness: number
}

/** Points as sentences, most helpful first; one that says what a better one said is left out and lends it its reports and chunks. */
export function distinctSentences(points: readonly MappedPoint[]): readonly AnswerSentence[] {
  const kept: AnswerSentence[] = []
  const sorted = points
    .map((point, at) => ({ point, at }))
    .sort((a, b) => b.point.helpfulness - a.point.helpfulness || a.at - b.at)
  for (const { point } of sorted) {
    const text = unescapeMarkdown(point.text)
    const stems = contentStems(text)
    const same = kept.findIndex((other) => isRepeated(stems, [other.stems], 0.6))
    const other = kept[same]
    if (other === undefined) {
      const { text: markdown, helpfulness, reports, sources, section, speaker, written } = point
      kept.push({ markdown, text, stems, helpfulness, reports, sources, section, speaker, ...(written && { written }) })
    } else if (other.text === text) {
      kept[same] = {
        ...other,
        reports: [...new Set([...other.reports, ...point.reports])],
        sources: point.sources && [...new Set([...(other.sources ?? []), ...point.sources])],
      }
    }
  }
  return kept
}

/** Sentences under their sections, the most helpful section first. */
export function groupSections(sentences: readonly AnswerSentence[]): readonly AnswerSection[] {
  const groups = new Map<string, AnswerSentence[]>()
  for (const sentence of sentences) groups.set(sentence.section, [...(groups.get(sentence.section) ?? []), sentence])
  return [...groups]
    .map(([title, own]) => ({
      title,
      sentences: own,
      helpfulness: own.slice(0, 3).reduce((sum, { helpfulness }, at) => sum + helpfulness * 0.5 ** at, 0),
    }))
    .sort((a, b) => b.helpfulness - a.helpfulness || (a.title < b.title ? -1 : 1))
}
