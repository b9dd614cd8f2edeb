import type { Finding, Report } from '../../shared/model/index.ts'
import { all, count, one, run, type Reader, type Writer } from './connection.ts'

interface NewReport {
  readonly community: number
  readonly madeFrom: string
  /** Of who wrote it; '' where it is to be written again. */
  readonly fingerprint: string
  readonly analyst: string
  readonly title: string
  readonly summary: string
  readonly rating: number
  readonly ratingExplanation: string
  readonly findings: readonly Finding[]
  readonly tokens: number
}

export function saveReport(writer: Writer, report: NewReport): void {
  run(writer, 'DELETE FROM reports WHERE community = ?', report.community)
  run(
    writer,
    `INSERT INTO reports (community, made_from, fingerprint, analyst, title, summary, rating, rating_explanation, findings,
       tokens) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    report.community,
    report.madeFrom,
    report.fingerprint,
    report.analyst,
    report.title,
    report.summary,
    report.rating,
    report.ratingExplanation,
    JSON.stringify(report.findings),
    report.tokens,
  )
  for (const { document, start, end } of report.findings.flatMap(({ spans }) => spans)) {
    run(
      writer,
      'INSERT OR IGNORE INTO report_evidence (report, document, span_start, span_end) VALUES (?, ?, ?, ?)',
      report.community,
      document,
      start,
      end,
    )
  }
}

export interface ReportOrigin {
  readonly madeFrom: string
  readonly fingerprint: string
}

/** What each report was made from and by whom, by community. */
export const reportOrigins = (reader: Reader): Map<number, ReportOrigin> =>
  new Map(
    all<ReportOrigin & { community: number }>(
      reader,
      'SELECT community, made_from AS madeFrom, fingerprint FROM reports',
    ).map(({ community, ...origin }) => [community, origin]),
  )

type Row = Omit<Report, 'findings' | 'children'> & { findings: string; children: string }

const select = `
  SELECT c.id, c.uid, c.level, c.parent, r.title, r.summary, r.rating, r.rating_explanation AS ratingExplanation,
    r.findings, r.tokens, r.analyst,
    (SELECT json_group_array(k.id ORDER BY k.rank) FROM communities k WHERE k.parent = c.id) AS children
  FROM reports r JOIN communities c ON c.id = r.community`

const fromRow = (row: Row): Report => ({
  ...row,
  findings: JSON.parse(row.findings) as Finding[],
  children: JSON.parse(row.children) as number[],
})

export const readReport = (reader: Reader, id: number): Report | undefined => {
  const row = one<Row>(reader, `${select} WHERE c.id = ?`, id)
  return row && fromRow(row)
}

export const allReports = (reader: Reader): Report[] => all<Row>(reader, `${select} ORDER BY c.rank`).map(fromRow)

/** Titles of the reports, by community. */
export const reportTitles = (reader: Reader): Map<number, { title: string; rating: number; tokens: number }> =>
  new Map(
    all<{ id: number; title: string; rating: number; tokens: number }>(
      reader,
      'SELECT community AS id, title, rating, tokens FROM reports',
    ).map(({ id, ...rest }) => [id, rest]),
  )

/** The sentences a report quotes, in the order of the documents. */
export const spansOfReport = (reader: Reader, id: number): { document: number; start: number; end: number }[] =>
  all(
    reader,
    `SELECT document, span_start AS "start", span_end AS "end" FROM report_evidence WHERE report = ?
     ORDER BY document, span_start`,
    id,
  )

export const countReports = (reader: Reader): number => count(reader, 'SELECT count(*) AS n FROM reports')
