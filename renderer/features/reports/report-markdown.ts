import type { Report } from '../../../shared/model/index.ts'
import { escapeMarkdown } from '../../ui/escape-markdown.ts'

/** A report as a Markdown document, citations as they stand. */
export function reportMarkdown(report: Report): string {
  const rating = `*Level ${report.level} · rating ${report.rating.toFixed(1)} of 10*`
  const why = report.ratingExplanation.trim()
  const findings = report.findings.map(
    ({ summary, explanation }, at) => `### ${at + 1}. ${escapeMarkdown(summary)}\n\n${explanation.trim()}`,
  )
  return [
    `# ${escapeMarkdown(report.title)}`,
    rating,
    why,
    report.summary.trim(),
    findings.length > 0 ? '## Findings' : '',
    ...findings,
  ]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n')
}
