import type { ReportToMap } from '../../analyst.ts'
import { titleNames } from './report-title.ts'

/** The subject of a report in a few words: its title up to the colon, or its first name where that is long. */
export function sectionName(report: Pick<ReportToMap, 'title'>): string {
  if (report.title.startsWith('Mentioned apart')) return 'Also mentioned'
  const [opening = report.title] = report.title.split(': ')
  return opening.length <= 60 ? opening : (titleNames(report)[0] ?? opening)
}
